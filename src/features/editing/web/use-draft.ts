import { useEffect, useState } from 'react';
import { type Adjustment, UNADJUSTED } from '../contract/adjustment.ts';
import { type Expansion, UNEXPANDED } from '../contract/expansion.ts';
import { NEW_TEXT } from '../contract/text-layer.ts';
import type { Tool } from './desk-header.tsx';
import { keep, readKept } from './kept-by-picture.ts';

const STORAGE_KEY = 'editDraft';

/** What was chosen for a picture and not applied yet. */
export interface Draft {
  tool: Tool;
  adjust: Adjustment;
  expand: Expansion;
}

/** The tool stays for the next picture; after a reload it is that of the picture. */
let lastTool: Tool | undefined;

/** The draft of one picture. It survives a reload of the tab. */
export function useDraft(imageId: string): [draft: Draft, change: (changes: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => readDraft(imageId));
  const { tool } = draft;
  useEffect(() => {
    lastTool = tool;
  }, [tool]);
  return [
    draft,
    (changes) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      writeDraft(imageId, next);
    },
  ];
}

/** Stores a draft for a picture that is shown next. */
export function writeDraft(imageId: string, changes: Partial<Draft>): void {
  const changed = Object.entries(changes).filter(([, value]) => value !== undefined);
  keep(STORAGE_KEY, imageId, { ...Object(readKept(STORAGE_KEY, imageId)), ...Object.fromEntries(changed) });
}

function readDraft(imageId: string): Draft {
  const { tool, adjust, expand } = Object(readKept(STORAGE_KEY, imageId)) as Record<keyof Draft, unknown>;
  return {
    tool: lastTool ?? (isTool(tool) ? tool : 'things'),
    adjust: isLike(adjust, UNADJUSTED) ? adjust : UNADJUSTED,
    expand: isLike(expand, UNEXPANDED) ? expand : UNEXPANDED,
  };
}

function isTool(value: unknown): value is Tool {
  return ['things', 'brush', 'background', 'expand', 'adjust'].includes(value as string);
}

/** What another version of the page has stored may lack a part. */
function isLike<T extends object>(value: unknown, example: T): value is T {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(example).every(([name, part]) => {
    const stored = (value as Record<string, unknown>)[name];
    if (Array.isArray(part)) return Array.isArray(stored) && stored.every((one) => isLike(one, NEW_TEXT));
    if (typeof part === 'string') return typeof stored === 'string';
    return part === null ? stored === null || typeof stored === 'object' : Number.isFinite(stored);
  });
}

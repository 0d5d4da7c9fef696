import { useState } from 'react';
import { keep, readKept } from './kept-by-picture.ts';
import { isStrokes, type Stroke } from './mask-strokes.ts';

const STORAGE_KEY = 'editMask';

export interface MaskState {
  strokes: readonly Stroke[];
  add(stroke: Stroke): void;
  /** Undefined if there is nothing to undo or redo. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  clear(): void;
}

type Strokes = readonly Stroke[];

interface Steps {
  earlier: Strokes[];
  strokes: Strokes;
  undone: Strokes[];
}

/** The mask of one picture. It survives a reload of the tab. */
export function useMask(imageId: string): MaskState {
  const [{ earlier, strokes, undone }, setState] = useState<Steps>(() => {
    const stored = read(imageId);
    return { earlier: stored.map((_, at) => stored.slice(0, at)), strokes: stored, undone: [] };
  });
  const change = (next: Steps) => {
    setState(next);
    keep(STORAGE_KEY, imageId, next.strokes.length > 0 ? next.strokes : undefined);
  };
  const step = (to: Strokes) => change({ earlier: [...earlier, strokes], strokes: to, undone: [] });
  const last = earlier.at(-1);
  const next = undone.at(-1);
  return {
    strokes,
    add: (stroke) => step([...strokes, stroke]),
    undo:
      last && (() => change({ earlier: earlier.slice(0, -1), strokes: last, undone: [...undone, strokes] })),
    redo:
      next && (() => change({ earlier: [...earlier, strokes], strokes: next, undone: undone.slice(0, -1) })),
    clear: () => step([]),
  };
}

function read(imageId: string): Strokes {
  const stored = readKept(STORAGE_KEY, imageId);
  return isStrokes(stored) ? stored : [];
}

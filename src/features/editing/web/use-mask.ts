import { useState } from 'react';
import { isStrokes, type Stroke } from './mask-strokes.ts';

const STORAGE_KEY = 'editMask';
/** Undo steps that are kept. */
const MOST_STROKES = 400;

export interface MaskState {
  strokes: readonly Stroke[];
  add(stroke: Stroke): void;
  /** Undefined if there is nothing to undo or redo. */
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  clear(): void;
}

/** The mask of one picture. It survives a reload of the tab. */
export function useMask(imageId: string): MaskState {
  const [state, setState] = useState(() => ({ strokes: read(imageId), undone: [] as Stroke[] }));
  const { strokes, undone } = state;
  const change = (next: typeof state) => {
    setState(next);
    write(imageId, next.strokes);
  };
  const last = strokes.at(-1);
  const next = undone.at(-1);
  return {
    strokes,
    add: (stroke) => change({ strokes: [...strokes, stroke].slice(-MOST_STROKES), undone: [] }),
    undo: last && (() => change({ strokes: strokes.slice(0, -1), undone: [...undone, last] })),
    redo: next && (() => change({ strokes: [...strokes, next], undone: undone.slice(0, -1) })),
    clear: () => change({ strokes: [], undone: [] }),
  };
}

function read(imageId: string): Stroke[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    return stored?.imageId === imageId && isStrokes(stored.strokes) ? stored.strokes : [];
  } catch {
    return [];
  }
}

function write(imageId: string, strokes: readonly Stroke[]): void {
  try {
    if (strokes.length === 0) sessionStorage.removeItem(STORAGE_KEY);
    else sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ imageId, strokes }));
  } catch {
    // If storage is forbidden or full, a reload forgets it.
  }
}

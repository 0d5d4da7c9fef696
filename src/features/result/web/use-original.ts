import { useState } from 'react';
import type { Generation } from '#features/generations/contract/generations';

/** The original picture of a cut-out, and whether it is shown. */
export interface Original {
  url: string;
  shown: boolean;
  /** Whether it was ever shown; only then is it loaded. */
  wanted: boolean;
  toggle(): void;
}

/** Null if it is not a cut-out. */
export function useOriginal({ sourceImageUrl }: Pick<Generation, 'sourceImageUrl'>): Original | null {
  const [state, setState] = useState({ shown: false, wanted: false });
  if (!sourceImageUrl) return null;
  return {
    ...state,
    url: sourceImageUrl,
    toggle: () => setState(({ shown }) => ({ shown: !shown, wanted: true })),
  };
}

import { useState } from 'react';
import type { Generation } from '#features/generations/contract/generations';

/** The picture that a cut-out was taken from, and whether it is shown in its place. */
export interface Original {
  url: string;
  shown: boolean;
  /** Whether it has been shown: only then is it fetched, and kept from then on. */
  wanted: boolean;
  toggle(): void;
}

/** Null for what is no cut-out. */
export function useOriginal({ sourceImageUrl }: Pick<Generation, 'sourceImageUrl'>): Original | null {
  const [state, setState] = useState({ shown: false, wanted: false });
  if (!sourceImageUrl) return null;
  return {
    ...state,
    url: sourceImageUrl,
    toggle: () => setState(({ shown }) => ({ shown: !shown, wanted: true })),
  };
}

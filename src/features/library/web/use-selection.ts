import { useState } from 'react';
import { NOTHING_YET, type Selection, selectAll, selectRange, toggleCard } from './selection.ts';

/** The selection of cards in the library, with functions that change it. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection>(null);
  return {
    active: selection !== null,
    has: (key: string) => selection?.keys.has(key) ?? false,
    begin: () => setSelection(NOTHING_YET),
    leave: () => setSelection(null),
    toggle: (key: string) => setSelection((before) => toggleCard(before, key)),
    extendTo: (key: string, shown: readonly string[], from?: string) =>
      setSelection((before) => selectRange(before, key, shown, from)),
    all: (shown: readonly string[]) => setSelection(selectAll(shown)),
  };
}

export type LibrarySelection = ReturnType<typeof useSelection>;

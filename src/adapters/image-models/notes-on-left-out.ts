/** Sentences for the user about reference pictures that a model did not use. */
export function notesOnLeftOut(count: number): string[] {
  if (count === 0) return [];
  return [count === 1 ? 'Left out: one reference picture.' : `Left out: ${count} reference pictures.`];
}

/** Phrases for a view, by words that refinements of all pictures know. */
const SYNONYMS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [
    /\b(?:(?:top|overhead|aerial|birds?'?s?[- ]eye) view|(?:view|seen) from (?:the top|above)|from the top|overhead shot)\b/i,
    'from above',
  ],
  [/\b(?:side view|from the side|(?:at |from )?eye level|straight on|at table height)\b/i, 'low angle'],
  [/\b(?:more )?co[sz]ier\b/i, 'cozy'],
];

/** In rooms, the usual view is at the height of the eyes. */
const OF_ROOMS = new Set(['from above', 'cozy']);

/** A text with such a phrase in known words, and both. */
export interface Rephrased {
  text: string;
  typed: string;
  known: string;
}

export function rephrase(text: string, isRoom: boolean): Rephrased | undefined {
  for (const [pattern, known] of SYNONYMS) {
    const found = isRoom && !OF_ROOMS.has(known) ? null : pattern.exec(text);
    if (found) return { text: text.replace(pattern, known), typed: found[0].toLowerCase(), known };
  }
  return undefined;
}

interface Described {
  prompt: string;
}

/**
 * The pictures with a word in their prompts that begins with a typed word. Null if there is no
 * distinctive word, or no match.
 */
export function matchPictures<T extends Described>(typed: string, pictures: readonly T[]): Set<T> | null {
  const words = wordsOf(typed).filter((word) => !COMMON.has(word));
  if (words.length === 0) return null;
  const alike = pictures.filter(({ prompt }) =>
    wordsOf(prompt).some((word) => words.some((typedWord) => word.startsWith(stem(typedWord)))),
  );
  return alike.length > 0 ? new Set(alike) : null;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST);
}

/** Treats a plural as its singular. */
function stem(word: string): string {
  return word.length > SHORTEST && word.endsWith('s') ? word.slice(0, -1) : word;
}

const SHORTEST = 3;
const COMMON = new Set([
  'the',
  'and',
  'with',
  'for',
  'from',
  'into',
  'over',
  'under',
  'near',
  'its',
  'out',
  'very',
]);

import { splitWords, wordSet } from './words.ts';

const ARTICLES = wordSet(
  'a an the der die das ein eine le la les un une el los las il lo i gli o os as de het een al',
);
/** Maximum share of common words. */
const MAX_SHARED = { shorter: 0.6, longer: 0.7 };

/**
 * Whether two texts are too similar: the same beginning, or mostly the same words.
 * @param measure the text of which the common words must be the larger part: the shorter or the longer one
 */
export function isTooAlike(
  a: string,
  b: string,
  ignored: ReadonlySet<string>,
  measure: 'shorter' | 'longer' = 'shorter',
): boolean {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  if (beginsAlike(a, b) || first.join(' ') === second.join(' ')) return true;
  const [few, many] = [first, second]
    .map((words) => new Set(words.filter((word) => isWordy(word) && !ignored.has(word))))
    .sort((one, other) => one.size - other.size);
  if (few!.size === 0) return false;
  const shared = [...few!].filter((word) => many!.has(word)).length;
  return shared / (measure === 'shorter' ? few! : many!).size > MAX_SHARED[measure];
}

/** Whether the first words are equal and not an article. */
export function beginsAlike(a: string, b: string): boolean {
  const [first, second] = [wordsOf(a)[0], wordsOf(b)[0]];
  return first !== undefined && first === second && !ARTICLES.has(first);
}

function wordsOf(text: string): string[] {
  return splitWords(text.toLowerCase());
}

function isWordy(word: string): boolean {
  return word.length > 3 || /\d/.test(word) || /[^\p{Script=Latin}]/u.test(word);
}

import { splitWords, wordSet } from './words.ts';

const ARTICLES = wordSet(
  'a an the der die das ein eine le la les un une el los las il lo i gli o os as de het een al',
);
/** Two texts that share more than this of their words say the same. */
const SHARED = { shorter: 0.6, longer: 0.7 };

/**
 * Whether a reader would find one text too many: same beginning, mostly the same words.
 * @param measure whether words are shared by most of the shorter text, or by most of the longer one too
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
  return shared / (measure === 'shorter' ? few! : many!).size > SHARED[measure];
}

/** The same word first, unless it is an article. */
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

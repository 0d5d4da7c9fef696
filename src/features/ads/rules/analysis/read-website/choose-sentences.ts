import { isBoilerplate } from './is-boilerplate.ts';

const SENTENCES_MAX = 120;
const CHARACTERS_MAX = 400;
/** Languages without spaces need fewer characters. */
const CHARACTERS_MIN = 18;
const UNSPACED_CHARACTERS_MIN = 8;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Lists a page's distinct sentences in page order, without notices and navigation. Lines outside paragraphs count only
 * if they are sentences.
 */
export function chooseSentences(
  {
    description,
    paragraphs,
    lines,
    headings,
  }: {
    description: string;
    paragraphs: readonly string[];
    lines: readonly string[];
    headings: readonly string[];
  },
  language: string | null,
): string[] {
  const splitter = new Intl.Segmenter(language ?? 'en', { granularity: 'sentence' });
  const split = (text: string) =>
    isBoilerplate(text) ? [] : joinAbbreviated([...splitter.segment(text)].map(({ segment }) => segment));
  const known = new Set(headings.map(keyOf));
  const isNew = (sentence: string) => {
    const key = keyOf(sentence);
    if (key === '' || known.has(key)) return false;
    known.add(key);
    return true;
  };
  const written = paragraphs.length > 0 ? paragraphs : [description];
  return [...written.flatMap(split), ...lines.filter(isSentence).flatMap(split)]
    .filter(
      (sentence) => isLongEnough(sentence) && sentence.length <= CHARACTERS_MAX && !isBoilerplate(sentence),
    )
    .filter(isNew)
    .slice(0, SENTENCES_MAX);
}

/** A single letter or a title and a full stop end an abbreviation: `z. B.`, `ر.س`, `Dr.`. */
function joinAbbreviated(segments: readonly string[]): string[] {
  const joined: string[] = [];
  for (const segment of segments)
    if (
      /(?:^|[\s.])(?:\p{L}|Dr|Prof|Mr|Mrs|Ms|St|Sr|Sra|Mme|No|Nr|ca|bzw|inkl|approx|max|min|ul|tel)\.\s*$/u.test(
        joined.at(-1) ?? '',
      )
    )
      joined[joined.length - 1] += segment;
    else joined.push(segment);
  return joined.map((sentence) => sentence.trim());
}

function isSentence(line: string): boolean {
  return /[.!?。！？।؟]["”’»)]?$/u.test(line);
}

function isLongEnough(text: string): boolean {
  return text.length >= (UNSPACED.test(text) ? UNSPACED_CHARACTERS_MIN : CHARACTERS_MIN);
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

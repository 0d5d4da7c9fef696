import { splitSentences } from '#engines/ad-writer/split-sentences';
import { splitWords } from '#engines/ad-writer/words';

/** In words: less is no headline. */
const SHORTEST = 2;
const JOINTS = /\s[–—|-]\s|—|[;:,]\s|[.?]\s/g;

/** The beginnings of a headline that may stand alone, the longest first. */
export function cutHeadline(text: string): string[] {
  return [...text.matchAll(JOINTS)]
    .map(({ index }) => text.slice(0, index))
    .filter((cut) => splitWords(cut).length >= SHORTEST)
    .reverse();
}

/** The first sentences of a description, the most first. */
export function cutDescription(text: string): string[] {
  const sentences = splitSentences(text);
  return sentences
    .slice(0, -1)
    .map((_, index) => sentences.slice(0, index + 1).join(' '))
    .reverse();
}

/**
 * As many words of a text as fit, without those at their end that lead on to something.
 * @param fits tells of a text whether it does
 */
export function cutWords(
  text: string,
  { fits, stopWords }: { fits(text: string): boolean; stopWords: ReadonlySet<string> },
): string {
  const segments = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)];
  let end = segments.length;
  while (end > 0 && (!fits(upTo(segments, end)) || !isEnd(segments[end - 1]!, stopWords))) end -= 1;
  return upTo(segments, end);
}

function upTo(segments: readonly Intl.SegmentData[], end: number): string {
  return segments
    .slice(0, end)
    .map(({ segment }) => segment)
    .join('');
}

function isEnd({ isWordLike, segment }: Intl.SegmentData, stopWords: ReadonlySet<string>): boolean {
  return isWordLike === true && !stopWords.has(segment.toLowerCase());
}

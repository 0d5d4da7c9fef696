import { splitSentences } from '#engines/ad-writer/split-sentences';
import { splitWords } from '#engines/ad-writer/words';

const MIN_HEADLINE_WORDS = 2;
const JOINTS = /\s[–—|-]\s|—|[;:,]\s|[.?]\s/g;

/** Beginnings of a headline that can be a headline themselves, longest first. */
export function cutHeadline(text: string): string[] {
  return [...text.matchAll(JOINTS)]
    .map(({ index }) => text.slice(0, index))
    .filter((cut) => splitWords(cut).length >= MIN_HEADLINE_WORDS)
    .reverse();
}

/** A description without its last sentence, without its last two, and so on. */
export function cutDescription(text: string): string[] {
  const sentences = splitSentences(text);
  return sentences
    .slice(0, -1)
    .map((_, index) => sentences.slice(0, index + 1).join(' '))
    .reverse();
}

/**
 * As many words of a text as fit, without stop words at the end.
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

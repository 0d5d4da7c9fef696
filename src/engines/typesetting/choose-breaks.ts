import type { Piece } from './break-lines.ts';

/** Costs of breaks, relative to unevenness; 1 is the cost of an empty line. */
const COSTS = {
  /** A very short last line. */
  leftOver: 0.4,
  /** A sentence that ends within a line, before the start of another. */
  straddled: 0.5,
  /** A line that ends in a short word that belongs to the next line. */
  weakEnd: 0.08,
  /** A line that ends at a hyphen within a word. */
  hyphen: 0.2,
  /** A line that ends inside a phrase of Japanese, whose phrases end in hiragana. */
  torn: 0.12,
  /** Taken off for a break after a comma or a dash. */
  pause: 0.1,
};
/** A last line is very short below this fraction of an even line: for a single word, and for any line. */
const SCANT = { word: 0.6, any: 0.4 };
/** Lines below this part of the longest make a ragged block. */
const EVEN = 0.58;
const IDEOGRAPHIC = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const SENTENCE_END = /[.!?…。！？]["”’»)]?\s*$/u;

/** The best breaks into this many lines of at most `width`; undefined if there are none. */
export function chooseBreaks(
  pieces: readonly Piece[],
  width: number,
  count: number,
): { lines: string[]; isRough: boolean } | undefined {
  const ends = [0];
  for (const piece of pieces) ends.push(ends.at(-1)! + piece.width + piece.trailing);
  const span = (from: number, to: number) => ends[to]! - ends[from]! - pieces[to - 1]!.trailing;
  // Lines are compared to their even length, not to the available width.
  const even = Math.min(width, (ends.at(-1)! / count) * 1.04);
  const costOf = (from: number, to: number) => {
    const uneven = ((span(from, to) - even) / even) ** 2;
    const rules =
      to < pieces.length
        ? endCost(pieces[to - 1]!.text, pieces[to]!.text)
        : isLeftOver(from)
          ? COSTS.leftOver
          : 0;
    return uneven + rules + (straddles(pieces, from, to) ? COSTS.straddled : 0);
  };
  const isLeftOver = (from: number) => {
    const words = textOf(pieces, from, pieces.length).split(/\s+/).length;
    return span(from, pieces.length) < even * (words === 1 ? SCANT.word : SCANT.any);
  };
  let best: { cost: number; breaks: number[] }[] = [{ cost: 0, breaks: [0] }];
  for (let line = 1; line <= count; line++) {
    const next: typeof best = [];
    for (const start of best) {
      const from = start.breaks.at(-1)!;
      for (let to = from + 1; to <= pieces.length - (count - line); to++) {
        if (span(from, to) > width) break;
        if (line === count && to < pieces.length) continue;
        const cost = start.cost + costOf(from, to);
        if (cost < (next[to]?.cost ?? Infinity)) next[to] = { cost, breaks: [...start.breaks, to] };
      }
    }
    best = next.filter((one) => one !== undefined);
  }
  const { breaks } = best[0] ?? {};
  if (!breaks) return undefined;
  const spans = breaks.slice(1).map((to, index) => [breaks[index]!, to] as const);
  const widths = spans.map(([from, to]) => span(from, to));
  return {
    lines: spans.map(([from, to]) => textOf(pieces, from, to)),
    isRough:
      isLeftOver(spans.at(-1)![0]) ||
      Math.min(...widths) < Math.max(...widths) * EVEN ||
      spans.some(([from, to]) => straddles(pieces, from, to)),
  };
}

function textOf(pieces: readonly Piece[], from: number, to: number): string {
  return pieces
    .slice(from, to)
    .map(({ text }) => text)
    .join('')
    .trimEnd();
}

function endCost(text: string, next: string): number {
  if (SENTENCE_END.test(text)) return -2 * COSTS.pause;
  if (/[,;:–—،、，]\s*$/u.test(text)) return -COSTS.pause;
  if (/\p{L}[-‐]$/u.test(text)) return COSTS.hyphen;
  if (IDEOGRAPHIC.test(text)) {
    const endsPhrase = /\p{Script=Hiragana}$/u.test(text) && !/^\p{Script=Hiragana}/u.test(next);
    return endsPhrase ? 0 : COSTS.torn;
  }
  return /^\p{L}{1,3}\s+$|&\s+$/u.test(text) ? COSTS.weakEnd : 0;
}

/** Whether a sentence ends inside a line that also holds a part of another sentence. */
function straddles(pieces: readonly Piece[], from: number, to: number): boolean {
  const ends = (at: number) => SENTENCE_END.test(pieces[at]!.text);
  const endsInside = pieces.slice(from, to - 1).some((_, index) => ends(from + index));
  return endsInside && !((from === 0 || ends(from - 1)) && (to === pieces.length || ends(to - 1)));
}

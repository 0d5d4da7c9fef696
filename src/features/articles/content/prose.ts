/**
 * Running text as data, with marks: `[words](/address)` is a link, `` `name` `` is code, `**words**` is strong text, and
 * `{name}` is one of the site's own values (`site-values`).
 */
export type Block =
  | string
  | { points: readonly string[] }
  /** The first cell of a row names it. */
  | { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

export interface Section {
  /** Its fragment in the address, after `#`. */
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** A piece of text in one style. `at` is its start in the source, in UTF-16 units. */
export interface Run {
  at: number;
  text: string;
  href?: string;
  isName?: boolean;
  isStrong?: boolean;
}

/** Splits a text into its runs. */
export function readRuns(source: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKED)) {
    const at = match.index;
    if (at > end) runs.push({ at: end, text: source.slice(end, at) });
    const [whole, label, href, name, strong = ''] = match;
    if (label && href) runs.push({ at, text: label, href });
    else runs.push(name ? { at, text: name, isName: true } : { at, text: strong, isStrong: true });
    end = at + whole.length;
  }
  if (end < source.length) runs.push({ at: end, text: source.slice(end) });
  return runs;
}

/** The text without its marks. */
export function plainProse(text: string): string {
  return readRuns(text)
    .map((run) => run.text)
    .join('');
}

/** Every text of the sections, with its marks. */
export function textsOf(sections: readonly Section[]): string[] {
  return sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOfBlock)]);
}

function textsOfBlock(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('points' in block) return block.points;
  return [block.caption, ...block.head, ...block.rows.flat()];
}

const MARKED = /\[([^\]]+)\]\(([^)\s]+)\)|`([^`]+)`|\*\*([^*]+)\*\*/g;

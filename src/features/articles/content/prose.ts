/**
 * Running text as data. In it, `[words](/address)` is a link, `` `name` `` a name as it stands in a file,
 * `**words**` what a paragraph is about, and `{name}` what a site sets for itself (`site-values`).
 */
export type Block =
  | string
  | { points: readonly string[] }
  /** The first cell of a row names it. */
  | { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

export interface Section {
  /** Its place in the address, after `#`. */
  id: string;
  heading: string;
  blocks: readonly Block[];
}

/** A stretch of text that is shown in one way; `at` is where it begins in the source, in UTF-16 units. */
export interface Run {
  at: number;
  text: string;
  href?: string;
  isName?: boolean;
  isStrong?: boolean;
}

/** The stretches that a text consists of. */
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

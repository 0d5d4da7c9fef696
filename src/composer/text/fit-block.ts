import type { Rect } from '../ad-input.ts';
import { ComposerError } from '../composer-error.ts';
import type { Block, BlockOptions, Content, Field } from './block.ts';
import { columnAt } from './fit-column.ts';
import { rowAt } from './fit-row.ts';
import type { Wish } from './parts.ts';

/** Sizes are tried in steps of this ratio. */
const STEP = 0.96;
/** A headline that is smaller than this many of the smallest letters leads nobody on to a description. */
const LEADS = 1.55;
/** Below this part of what the headline could be without it, a description costs too much. */
const WORTH = 0.56;

/**
 * The largest headline with which everything fits. What is too much goes in this order: a whole description, any
 * description, the brand, the button; a headline is shortened last.
 */
export function fitBlock(rect: Rect, content: Content, options: BlockOptions): Block {
  const at = options.flow === 'row' ? rowAt : columnAt;
  const find = (wish: Wish) => {
    for (const size of sizes(options)) {
      const block = at(size, rect, content, wish, options);
      if (block) return block;
    }
    return undefined;
  };
  const whole: Wish = {
    headline: 'whole',
    description: 'none',
    hasCta: content.cta !== undefined,
    hasBrand: true,
  };
  const bare = find(whole);
  if (bare && content.description) {
    const least = Math.max(options.smallest * LEADS, bare.size * WORTH);
    for (const description of ['whole', 'short'] as const) {
      const block = find({ ...whole, description });
      if (block && block.size >= least) return finish(block, content);
    }
  }
  if (bare) return finish(bare, content);
  const rest: Wish[] = [
    { ...whole, hasBrand: false },
    { ...whole, headline: 'short' },
    { ...whole, headline: 'short', hasBrand: false },
    { ...whole, hasBrand: false, hasCta: false },
    { ...whole, headline: 'short', hasBrand: false, hasCta: false },
  ];
  for (const wish of rest) {
    const block = wish.headline === 'short' ? at(options.smallest, rect, content, wish, options) : find(wish);
    // A headline of a letter or two says less than none of the rest.
    if (block && (wish.hasCta === false || saysEnough(block, content))) return finish(block, content);
  }
  throw new ComposerError(
    'too_small',
    `No word fits into ${Math.round(rect.width)} × ${Math.round(rect.height)} pixels at ${options.smallest} pixels.`,
  );
}

function saysEnough({ items }: Block, content: Content): boolean {
  const headline = items.find(({ role }) => role === 'headline');
  const shown = headline?.lines.map(({ shaped }) => shaped.text).join(' ') ?? '';
  return shown === content.headline.text || (shown.length >= 8 && /\s/.test(shown));
}

function finish(block: Block, content: Content): Block {
  const shown = new Set<Field>(block.items.map(({ role }) => role));
  const dropped: Field[] = [];
  if (content.description && !shown.has('description')) dropped.push('description');
  if (content.cta && !shown.has('cta')) dropped.push('cta');
  const hasBrand = shown.has('brandName') || block.logo !== undefined;
  if ((content.brandName || content.logo) && !hasBrand) dropped.push('brandName');
  return { ...block, dropped };
}

function* sizes({ largest, smallest }: BlockOptions): Generator<number> {
  for (let size = largest; size > smallest; size *= STEP) yield size;
  yield smallest;
}

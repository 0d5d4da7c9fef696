import type { Rect } from '../ad-input.ts';
import { ComposerError } from '../composer-error.ts';
import type { Block, BlockOptions, Content, Field, TextItem } from './block.ts';
import { columnAt } from './fit-column.ts';
import { rowAt } from './fit-row.ts';
import type { Wish } from './parts.ts';

/** Sizes are tried in steps of this ratio. */
const STEP = 0.96;
/** A headline smaller than this multiple of the smallest size is too weak for a description below it. */
const LEADS = 1.55;
/**
 * A description or brand is dropped if it shrinks the headline below this fraction of its size without it.
 */
const WORTH = 0.56;
/** The brand is dropped if the headline is smaller than this multiple of the smallest size. */
const CROWDED = 1.7;
/** A headline shrinks down to this fraction of its size for better line breaks. */
const SMOOTH = 0.76;

/**
 * The largest headline with which everything fits. Parts are dropped in this order: a whole description, any
 * description, the callout, the brand, the button; a headline is shortened last.
 */
export function fitBlock(rect: Rect, content: Content, options: BlockOptions): Block {
  const at = options.flow === 'row' ? rowAt : columnAt;
  const find = (wish: Wish) => {
    let rough: Block | undefined;
    for (const size of sizes(options)) {
      if (rough && size < rough.size * SMOOTH) break;
      const block = at(size, rect, content, wish, options);
      if (block && !block.isRough) return block;
      rough ??= block;
    }
    return rough;
  };
  const companies = companiesOf(content);
  for (const [index, company] of companies.entries()) {
    const whole: Wish = { headline: 'whole', hasCallout: false, description: 'none', ...company };
    const bare = find(whole);
    if (!bare) continue;
    const isLast = index === companies.length - 1;
    if (!isLast && whole.hasBrand && bare.size < options.smallest * CROWDED) {
      const nameless = find({ ...whole, hasBrand: false });
      if (nameless && bare.size < nameless.size * WORTH) continue;
    }
    return finish(withMore(bare, whole, find, content, options), content);
  }
  for (const company of companies) {
    const wish: Wish = { headline: 'short', hasCallout: false, description: 'none', ...company };
    for (let headlineLines = options.headlineLines; headlineLines >= 1; headlineLines--) {
      const block = at(options.smallest, rect, content, wish, { ...options, headlineLines });
      // A headline of one or two letters is worse than dropping the other parts.
      if (block && (!company.hasCta || saysEnough(block, content))) return finish(block, content);
    }
  }
  const [width, height] = [Math.round(rect.width), Math.round(rect.height)];
  throw new ComposerError(
    { code: 'too_small', width, height, smallest: options.smallest },
    `A word is too long for ${width} × ${height} pixels at the smallest font size (${options.smallest} pixels).`,
  );
}

/** Combinations of other parts with the headline, the fullest first. */
function companiesOf({ cta }: Content): Pick<Wish, 'hasBrand' | 'hasCta'>[] {
  return [true, false].flatMap((hasCta) =>
    hasCta && !cta ? [] : [true, false].map((hasBrand) => ({ hasCta, hasBrand })),
  );
}

/** Adds the callout and the description if the headline stays large enough beside them. */
function withMore(
  bare: Block,
  wish: Wish,
  find: (wish: Wish) => Block | undefined,
  { callout, description }: Content,
  { smallest }: BlockOptions,
): Block {
  const isLarge = (block: Block | undefined) =>
    block !== undefined && block.size >= Math.max(smallest * LEADS, bare.size * WORTH);
  const called = callout && find({ ...wish, hasCallout: true });
  const block = called && isLarge(called) ? called : bare;
  const hasCallout = block !== bare;
  if (!description) return block;
  const described = (['whole', 'short'] as const)
    .map((manner) => find({ ...wish, hasCallout, description: manner }))
    .find(isLarge);
  return described ?? block;
}

function saysEnough({ items }: Block, content: Content): boolean {
  const headline = items.find(({ role }) => role === 'headline');
  const shown = headline?.lines.map(({ shaped }) => shaped.text).join(' ') ?? '';
  return shown === content.headline.text || (shown.length >= 8 && /\s/.test(shown));
}

function finish(block: Block, content: Content): Block {
  const shown = new Set<TextItem['role']>(block.items.map(({ role }) => role));
  const dropped: Field[] = [];
  if (content.callout && !shown.has('callout')) dropped.push('callout');
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

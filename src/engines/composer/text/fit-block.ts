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
/** Below this part of what the headline could be without it, a description or a brand costs too much. */
const WORTH = 0.56;
/** Up to so many of the smallest letters a headline is small enough for the brand to make way. */
const CROWDED = 1.7;
/** Down to this part of its size a headline shrinks for lines that read well. */
const SMOOTH = 0.76;

/**
 * The largest headline with which everything fits. What is too much goes in this order: a whole description, any
 * description, the brand, the button; a headline is shortened last.
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
    const whole: Wish = { headline: 'whole', description: 'none', ...company };
    const bare = find(whole);
    if (!bare) continue;
    const isLast = index === companies.length - 1;
    if (!isLast && whole.hasBrand && bare.size < options.smallest * CROWDED) {
      const nameless = find({ ...whole, hasBrand: false });
      if (nameless && bare.size < nameless.size * WORTH) continue;
    }
    return finish(withDescription(bare, whole, find, content, options) ?? bare, content);
  }
  for (const company of companies) {
    const wish: Wish = { headline: 'short', description: 'none', ...company };
    for (let headlineLines = options.headlineLines; headlineLines >= 1; headlineLines--) {
      const block = at(options.smallest, rect, content, wish, { ...options, headlineLines });
      // A headline of a letter or two says less than none of the rest.
      if (block && (!company.hasCta || saysEnough(block, content))) return finish(block, content);
    }
  }
  throw new ComposerError(
    'too_small',
    `No word fits into ${Math.round(rect.width)} × ${Math.round(rect.height)} pixels at ${options.smallest} pixels.`,
  );
}

/** What may stand beside the headline, the fullest first. */
function companiesOf({ cta }: Content): Pick<Wish, 'hasBrand' | 'hasCta'>[] {
  return [true, false].flatMap((hasCta) =>
    hasCta && !cta ? [] : [true, false].map((hasBrand) => ({ hasCta, hasBrand })),
  );
}

function withDescription(
  bare: Block,
  wish: Wish,
  find: (wish: Wish) => Block | undefined,
  { description }: Content,
  { smallest }: BlockOptions,
): Block | undefined {
  if (!description) return undefined;
  const least = Math.max(smallest * LEADS, bare.size * WORTH);
  return (['whole', 'short'] as const)
    .map((manner) => find({ ...wish, description: manner }))
    .find((block) => block && block.size >= least);
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

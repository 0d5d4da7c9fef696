import type { Rect } from '../ad-input.ts';
import { type Block, type BlockOptions, type Content, enclose, type Field, type TextItem } from './block.ts';
import { buttonAt, labelAt, linesAt, logoAt, nameAt, placeButton, type Wish } from './parts.ts';
import { placeLines } from './set-lines.ts';

/** Brand, words and button side by side, for a headline size in pixels; undefined if they do not fit. */
export function rowAt(
  size: number,
  rect: Rect,
  content: Content,
  wish: Wish,
  { smallest, headlineLines, descriptionLines, isRtl }: BlockOptions,
): Block | undefined {
  const shortened: Field[] = [];
  const part = (ratio: number) => Math.min(size, Math.max(smallest, size * ratio));
  const gap = Math.max(rect.height * 0.32, smallest * 0.8);
  let room = rect.width;

  const made =
    content.cta && wish.hasCta
      ? buttonAt(content.cta, { size: part(0.56), smallest, width: rect.width * 0.4, height: rect.height })
      : undefined;
  if (content.cta && wish.hasCta && !made) return undefined;
  if (made?.isShort) shortened.push('cta');
  if (made) room -= made.button.width + gap;

  const logo = wish.hasBrand
    ? logoAt(content, { height: Math.min(rect.height * 0.7, size * 1.5), width: rect.width * 0.2, smallest })
    : undefined;
  const named = wish.hasBrand && !logo ? content.brandName : undefined;
  const brand = named && nameAt(named, { size: part(0.62), smallest, width: rect.width * 0.24, most: 2 });
  if (named && !brand) return undefined;
  if (brand && brand.height > rect.height) return undefined;
  const brandWidth = logo?.width ?? brand?.width;
  if (brandWidth !== undefined) room -= brandWidth + gap;
  if (room <= smallest) return undefined;

  const callout =
    content.callout && wish.hasCallout
      ? labelAt(content.callout, { size: part(0.8), smallest, width: rect.width * 0.2 })
      : undefined;
  if (content.callout && wish.hasCallout && (!callout || callout.isShort)) return undefined;
  if (callout) room -= callout.set.width + gap;
  if (room <= smallest) return undefined;

  const headline = linesAt(content.headline, size, room, headlineLines, wish.headline);
  if (!headline) return undefined;
  if (headline.isShort) shortened.push('headline');
  const description =
    content.description && wish.description !== 'none'
      ? linesAt(content.description, part(0.58), room, descriptionLines, wish.description)
      : undefined;
  if (content.description && wish.description !== 'none' && !description) return undefined;
  if (description?.isShort) shortened.push('description');
  const between = description
    ? Math.max(size * 0.28, description.set.size * 0.45) + headline.set.shallow * 0.8
    : 0;
  const tall = headline.set.height + between + (description?.set.height ?? 0);
  if (tall > rect.height) return undefined;

  const items: TextItem[] = [];
  const align = isRtl ? 'right' : 'left';
  // In reading direction; `from` is the distance from the start of lines.
  const leftOf = (from: number, width: number) =>
    isRtl ? rect.x + rect.width - from - width : rect.x + from;
  const middle = rect.y + rect.height / 2;
  let from = 0;
  let placedLogo: Rect | undefined;
  if (logo) placedLogo = { ...logo, x: leftOf(0, logo.width), y: middle - logo.height / 2 };
  if (brand)
    items.push(
      placeLines('brandName', brand, {
        left: leftOf(0, brand.width),
        top: middle - brand.height / 2,
        width: brand.width,
        align,
      }),
    );
  if (brandWidth !== undefined) from += brandWidth + gap;
  const top = middle - tall / 2;
  const left = leftOf(from, room);
  items.push(placeLines('headline', headline.set, { left, top, width: room, align }));
  if (description)
    items.push(
      placeLines('description', description.set, {
        left,
        top: top + headline.set.height + between,
        width: room,
        align,
      }),
    );
  if (callout)
    items.push(
      placeLines('callout', callout.set, {
        left: leftOf(from + room + gap, callout.set.width),
        top: middle - callout.set.height / 2,
        width: callout.set.width,
        align,
      }),
    );
  if (made) {
    const { width, height } = made.button;
    const x = leftOf(rect.width - width, width);
    items.push(placeButton(made.button, { x, y: middle - height / 2, width, height }));
  }
  return {
    items,
    ...(placedLogo ? { logo: placedLogo } : {}),
    bounds: enclose([...items.map(({ box, button }) => button ?? box), ...(placedLogo ? [placedLogo] : [])]),
    size,
    isRough: headline.isRough,
    shortened,
    dropped: [],
  };
}

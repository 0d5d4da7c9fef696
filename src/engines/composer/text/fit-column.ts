import type { Rect } from '../ad-input.ts';
import { type Block, type BlockOptions, type Content, enclose, type Field, type TextItem } from './block.ts';
import { buttonAt, labelAt, linesAt, logoAt, nameAt, type Parts, placeButton, type Wish } from './parts.ts';
import { placeLines, type SetLines } from './set-lines.ts';

/** The parts in a column, for a headline size in pixels; undefined if they do not fit. */
export function columnAt(
  size: number,
  rect: Rect,
  content: Content,
  wish: Wish,
  options: BlockOptions,
): Block | undefined {
  const parts = partsAt(size, rect, content, wish, options);
  if (!parts) return undefined;
  const foot = options.brandAt === 'foot' ? footOf(parts, rect.width, size) : undefined;
  const rows = rowsOf(parts, size, foot);
  const brandRows = options.brandAt === 'top' ? rows.filter(({ isBrand }) => isBrand) : [];
  const group = rows.filter((row) => !brandRows.includes(row));
  const brandHeight = heightOf(brandRows);
  const groupHeight = heightOf(group);
  const apart = brandRows.length > 0 ? size * 0.9 : 0;
  if (brandHeight + apart + groupHeight > rect.height) return undefined;

  const items: TextItem[] = [];
  const block: Pick<Block, 'logo'> = {};
  const align = options.align === 'middle' ? 'middle' : options.isRtl ? 'right' : 'left';
  const write = (role: Field, set: SetLines, top: number, side: 'left' | 'middle' | 'right' = align) =>
    items.push(placeLines(role, set, { left: rect.x, top, width: rect.width, align: side }));
  const put = (list: readonly Row[], from: number) => {
    let y = from;
    for (const [index, row] of list.entries()) {
      if (index > 0) y += row.gap;
      const slack = rect.width - row.width;
      const x = rect.x + (align === 'left' ? 0 : align === 'right' ? slack : slack / 2);
      const at = { x, y, width: row.width, height: row.height };
      if (row.role === 'logo') block.logo = at;
      else if (row.role === 'cta') items.push(placeButton(parts.cta!, at));
      else write(row.role, row.set!, y);
      if (row.role === 'cta' && foot) {
        const { width, height, set } = foot;
        const top = y + (row.height - height) / 2;
        if (set) write('brandName', set, top, options.isRtl ? 'left' : 'right');
        else block.logo = { x: options.isRtl ? rect.x : rect.x + rect.width - width, y: top, width, height };
      }
      y += row.height;
    }
  };
  put(brandRows, rect.y);
  const free = rect.height - groupHeight;
  const taken = brandRows.length > 0 ? brandHeight + apart : 0;
  const top =
    options.anchor === 'top' ? taken : options.anchor === 'bottom' ? free : Math.max(taken, free / 2);
  put(group, rect.y + top);
  return {
    ...block,
    items,
    bounds: enclose([...items.map(({ box, button }) => button ?? box), ...(block.logo ? [block.logo] : [])]),
    size,
    isRough: parts.isRough,
    shortened: parts.shortened,
    dropped: [],
  };
}

interface Row {
  role: Field | 'logo';
  isBrand: boolean;
  set?: SetLines;
  width: number;
  height: number;
  /** To the part above. */
  gap: number;
}

/** The brand at the far end of the button's line, by its size. */
interface Foot {
  width: number;
  height: number;
  /** Without it, the brand is a logo. */
  set?: SetLines;
}

function partsAt(
  size: number,
  { width, height }: Rect,
  content: Content,
  wish: Wish,
  { smallest, headlineLines, descriptionLines }: BlockOptions,
): (Parts & { isRough: boolean }) | undefined {
  const headline = linesAt(content.headline, size, width, headlineLines, wish.headline);
  if (!headline) return undefined;
  const { set, isRough } = headline;
  const parts: Parts & { isRough: boolean } = {
    headline: set,
    isRough,
    shortened: headline.isShort ? ['headline'] : [],
  };
  // A long word keeps a headline small; other parts still scale with the available space.
  const roomy = Math.min(size * 0.62, Math.min(width, height) * 0.045);
  const part = (ratio: number, more: number) =>
    Math.min(size, Math.max(smallest, roomy, size * ratio + more));
  if (content.callout && wish.hasCallout) {
    const callout = labelAt(content.callout, { size: part(0.56, 4), smallest, width });
    if (!callout || callout.isShort) return undefined;
    parts.callout = callout.set;
  }
  if (content.description && wish.description !== 'none') {
    const body = part(0.36, 3);
    const measure = Math.min(width, body * 26);
    const lines = linesAt(content.description, body, measure, descriptionLines, wish.description);
    if (!lines) return undefined;
    parts.description = lines.set;
    if (lines.isShort) parts.shortened.push('description');
  }
  if (content.cta && wish.hasCta) {
    const made = buttonAt(content.cta, { size: part(0.28, 5), smallest, width, height });
    if (!made) return undefined;
    parts.cta = made.button;
    if (made.isShort) parts.shortened.push('cta');
  }
  if (wish.hasBrand) {
    const logo = logoAt(content, {
      height: Math.max(smallest * 1.8, size * 0.8),
      width: width * 0.6,
      smallest,
    });
    if (logo) parts.logo = logo;
    else if (content.brandName) {
      parts.brand = nameAt(content.brandName, { size: part(0.3, 4), smallest, width, most: 2 });
      if (!parts.brand) return undefined;
    }
  }
  return parts;
}

/** The brand beside the button, if there is room. */
function footOf({ cta, brand, logo }: Parts, width: number, size: number): Foot | undefined {
  const sign = logo ?? brand;
  if (!cta || !sign) return undefined;
  const room = width - cta.width - Math.max(size * 0.5, cta.label.size * 1.4);
  if (brand)
    return brand.width <= room && brand.lines.length === 1 ? { ...box(brand), set: brand } : undefined;
  const scale = Math.min(1, (cta.height * 0.92) / sign.height, room / sign.width);
  return scale < 0.6 ? undefined : { width: sign.width * scale, height: sign.height * scale };
}

function rowsOf(
  { headline, callout, description, cta, brand, logo }: Parts,
  size: number,
  foot?: Foot,
): Row[] {
  const rows: Row[] = [];
  if (logo && !foot) rows.push({ role: 'logo', isBrand: true, ...logo, gap: 0 });
  if (brand && !foot) rows.push({ role: 'brandName', isBrand: true, set: brand, ...box(brand), gap: 0 });
  const above = logo ? Math.max(logo.height * 0.6, size * 0.58) : size * 0.58;
  rows.push({ role: 'headline', isBrand: false, set: headline, ...box(headline), gap: above });
  if (callout) {
    const gap = Math.max(size * 0.4, callout.size * 0.6) + headline.shallow;
    rows.push({ role: 'callout', isBrand: false, set: callout, ...box(callout), gap });
  }
  if (description) {
    const gap = Math.max(size * 0.36, description.size * 0.75) + (callout ?? headline).shallow;
    rows.push({ role: 'description', isBrand: false, set: description, ...box(description), gap });
  }
  if (cta) {
    const gap = Math.max(size * 0.52, cta.label.size * 0.95) + (description ?? callout ?? headline).shallow;
    rows.push({ role: 'cta', isBrand: false, width: cta.width, height: cta.height, gap });
  }
  return rows;
}

function box({ width, height }: SetLines): { width: number; height: number } {
  return { width, height };
}

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row, index) => sum + row.height + (index > 0 ? row.gap : 0), 0);
}

import type { Rect } from '../ad-input.ts';
import { type Block, type BlockOptions, type Content, enclose, type Field, type TextItem } from './block.ts';
import { buttonAt, labelAt, linesAt, logoAt, type Parts, placeButton, type Wish } from './parts.ts';
import { placeLines } from './set-lines.ts';

/** The parts one below the other, with a headline of so many pixels; none where they do not fit. */
export function columnAt(
  size: number,
  rect: Rect,
  content: Content,
  wish: Wish,
  options: BlockOptions,
): Block | undefined {
  const parts = partsAt(size, rect, content, wish, options);
  if (!parts) return undefined;
  const rows = rowsOf(parts, size);
  const brandRows = options.isSpread ? rows.filter(({ isBrand }) => isBrand) : [];
  const group = rows.filter((row) => !brandRows.includes(row));
  const brandHeight = heightOf(brandRows);
  const groupHeight = heightOf(group);
  const apart = brandRows.length > 0 ? size * 0.9 : 0;
  if (brandHeight + apart + groupHeight > rect.height) return undefined;

  const items: TextItem[] = [];
  const block: Pick<Block, 'logo'> = {};
  const align = options.align === 'middle' ? 'middle' : options.isRtl ? 'right' : 'left';
  const put = (list: readonly Row[], from: number) => {
    let y = from;
    for (const [index, row] of list.entries()) {
      if (index > 0) y += row.gap;
      const slack = rect.width - row.width;
      const x = rect.x + (align === 'left' ? 0 : align === 'right' ? slack : slack / 2);
      const at = { x, y, width: row.width, height: row.height };
      if (row.role === 'logo') block.logo = at;
      else if (row.role === 'cta') items.push(placeButton(parts.cta!, at));
      else items.push(placeLines(row.role, row.set!, { left: rect.x, top: y, width: rect.width, align }));
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
    shortened: parts.shortened,
    dropped: [],
  };
}

interface Row {
  role: Field | 'logo';
  isBrand: boolean;
  set?: Parts['headline'];
  width: number;
  height: number;
  /** To what stands above. */
  gap: number;
}

function partsAt(
  size: number,
  { width, height }: Rect,
  content: Content,
  wish: Wish,
  { smallest, headlineLines, descriptionLines }: BlockOptions,
): Parts | undefined {
  const headline = linesAt(content.headline, size, width, headlineLines, wish.headline);
  if (!headline) return undefined;
  const parts: Parts = { headline: headline.set, shortened: headline.isShort ? ['headline'] : [] };
  const part = (ratio: number) => Math.min(size, Math.max(smallest, size * ratio));
  if (content.description && wish.description !== 'none') {
    const body = Math.min(size, Math.max(smallest, size * 0.35 + 2));
    const measure = Math.min(width, body * 24);
    const set = linesAt(content.description, body, measure, descriptionLines, wish.description);
    if (!set) return undefined;
    parts.description = set.set;
    if (set.isShort) parts.shortened.push('description');
  }
  if (content.cta && wish.hasCta) {
    const made = buttonAt(content.cta, { size: part(0.38), smallest, width, height });
    if (!made) return undefined;
    parts.cta = made.button;
    if (made.isShort) parts.shortened.push('cta');
  }
  if (wish.hasBrand) {
    const logo = logoAt(content, { height: Math.max(smallest * 1.8, size * 0.9), width: width * 0.6 });
    if (logo) parts.logo = logo;
    else if (content.brandName) {
      const label = labelAt(content.brandName, { size: part(0.4), smallest, width });
      if (!label) return undefined;
      parts.brand = label.set;
      if (label.isShort) parts.shortened.push('brandName');
    }
  }
  return parts;
}

function rowsOf({ headline, description, cta, brand, logo }: Parts, size: number): Row[] {
  const rows: Row[] = [];
  if (logo) rows.push({ role: 'logo', isBrand: true, ...logo, gap: 0 });
  if (brand) rows.push({ role: 'brandName', isBrand: true, set: brand, ...box(brand), gap: 0 });
  const above = logo ? Math.max(logo.height * 0.6, size * 0.62) : size * 0.66;
  rows.push({ role: 'headline', isBrand: false, set: headline, ...box(headline), gap: above });
  if (description) {
    const gap = Math.max(size * 0.42, description.size * 0.75) + headline.shallow;
    rows.push({ role: 'description', isBrand: false, set: description, ...box(description), gap });
  }
  if (cta) {
    const gap = Math.max(size * 0.62, cta.label.size * 0.95) + (description ?? headline).shallow;
    rows.push({ role: 'cta', isBrand: false, width: cta.width, height: cta.height, gap });
  }
  return rows;
}

function box({ width, height }: Parts['headline']): { width: number; height: number } {
  return { width, height };
}

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, row, index) => sum + row.height + (index > 0 ? row.gap : 0), 0);
}

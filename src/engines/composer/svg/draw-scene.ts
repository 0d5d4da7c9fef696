import { type Face, subsetOf } from '#engines/typesetting/faces';
import { graphemesOf } from '#engines/typesetting/typeface';
import { type ColoredText, LAYER_LABELS, type Layer, type Scene } from '../stage/scene.ts';
import type { TextItem } from '../text/block.ts';
import { element, escapeXml, number } from './markup.ts';

const LAYER_OF: Record<TextItem['role'], Layer> = {
  headline: 'headline',
  callout: 'callout',
  description: 'description',
  cta: 'cta',
  brandName: 'brand',
  contact: 'contact',
};

/** With text as text in subset fonts: editable, and accessible to screen readers. */
export async function drawEditable(scene: Scene, title: string): Promise<string> {
  const fonts = await fontRules(scene.texts);
  return draw(scene, title, fonts, textMarkup);
}

/** With text as outlines of the measured glyphs: needs no fonts. */
export function drawOutlined(scene: Scene, title: string): string {
  return draw(scene, title, '', outlineMarkup);
}

function draw(scene: Scene, title: string, style: string, write: (text: ColoredText) => string): string {
  const { width, height, prefix } = scene;
  const groups = Object.entries(LAYER_LABELS).map(([layer, label]) => {
    const shapes = scene.shapes.filter((shape) => shape.layer === layer).map(({ markup }) => markup);
    const texts = scene.texts.filter(({ item }) => LAYER_OF[item.role] === layer).map(write);
    const content = [...shapes, ...texts].join('');
    return content && element('g', { id: layer, 'data-label': label }, content);
  });
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      role: 'img',
      'aria-labelledby': `${prefix}-title`,
    },
    [
      element('title', { id: `${prefix}-title` }, escapeXml(title)),
      element('defs', {}, `${style}${scene.defs.join('')}` || ' '),
      ...groups,
    ].join(''),
  );
}

function textMarkup({ item, color }: ColoredText): string {
  const { typeface, size, direction, lines } = item;
  const text = lines.map(({ shaped }) => shaped.text).join(' ');
  const families = [...new Set(graphemesOf(text).map((one) => typeface.faces.get(one)?.name))].filter(
    Boolean,
  );
  const spans = lines.map(({ shaped, x, baseline }) =>
    element(
      'text',
      { x: direction === 'rtl' ? x + shaped.width * size : x, y: baseline },
      escapeXml(shaped.text),
    ),
  );
  return element(
    'g',
    {
      'font-family': `${families.join(', ')}, sans-serif`,
      'font-size': size,
      fill: color,
      direction: direction === 'rtl' ? 'rtl' : undefined,
      'letter-spacing': typeface.tracking === 0 ? undefined : `${number(typeface.tracking)}em`,
    },
    spans.join(''),
  );
}

/** The measured glyphs as paths. */
export function outlineMarkup({ item, color }: Pick<ColoredText, 'item' | 'color'>): string {
  const { size, lines } = item;
  const paths = lines.flatMap(({ shaped, x, baseline }) =>
    shaped.glyphs.map(({ face, id, x: dx, y: dy }) => {
      const d = face.font.glyphToPath(id);
      if (d === '') return '';
      const scale = size / face.unitsPerEm;
      const matrix = [scale, 0, 0, -scale, x + dx * size, baseline - dy * size];
      return element('path', {
        d,
        transform: `matrix(${matrix.map((value) => value.toFixed(5)).join(' ')})`,
      });
    }),
  );
  return element('g', { fill: color }, paths.join(''));
}

async function fontRules(texts: readonly ColoredText[]): Promise<string> {
  const used = new Map<Face, Set<string>>();
  for (const { item } of texts)
    for (const { shaped } of item.lines)
      for (const grapheme of graphemesOf(shaped.text)) {
        const face = item.typeface.faces.get(grapheme);
        if (!face) continue;
        const characters = used.get(face) ?? new Set();
        used.set(face, characters.add(grapheme));
      }
  const rules = [];
  for (const [face, characters] of used) {
    const bytes = await subsetOf(face, [...characters].sort().join(''));
    const source = `url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2')`;
    rules.push(`@font-face{font-family:${face.name};src:${source}}`);
  }
  return element('style', {}, rules.join(''));
}

import { expect, test } from 'vitest';
import { AD_FORMATS } from '../../content/ad-formats.ts';
import type { AdLayoutId } from '../../contract/ad-enumerations.ts';
import { type LayoutChoice, rankLayouts } from './rank-layouts.ts';

const LAYOUTS: AdLayoutId[] = [
  'full-bleed',
  'split',
  'card',
  'colour-block',
  'framed-print',
  'product',
  'arch',
  'type',
];
const BRANDS = Array.from({ length: 24 }, (_, index) => [`Brand ${index}`]);
const FORMATS = Object.values(AD_FORMATS).flatMap(({ formats }) => formats);
const PHOTO = { width: 1_600, height: 1_000, pixels: null, focus: { x: 0.5, y: 0.7 } };

const bestOf = (choice: Partial<LayoutChoice>) =>
  rankLayouts(LAYOUTS, {
    format: FORMATS[0]!,
    direction: 'ltr',
    concept: null,
    brand: ['Brand'],
    photo: PHOTO,
    ...choice,
  })[0]!;

test('uses two or three layouts in a campaign', () => {
  for (const brand of BRANDS) {
    const used = new Set(FORMATS.map((format) => bestOf({ format, brand })));
    expect(used.size).toBeLessThanOrEqual(3);
  }
  const used = BRANDS.map((brand) => new Set(FORMATS.map((format) => bestOf({ format, brand }))).size);
  expect(used.filter((size) => size > 1).length).toBeGreaterThan(BRANDS.length / 2);
});

test('gives each concept layouts of its own', () => {
  const concepts = ['offer', 'product', 'story'] as const;
  const used = concepts.map((concept) => new Set(FORMATS.map((format) => bestOf({ format, concept }))));
  for (const [place, layouts] of used.entries())
    for (const other of used.slice(place + 1))
      expect([...layouts].filter((layout) => other.has(layout) && layout !== 'framed-print')).toEqual([]);
});

test('uses different layouts for different brands', () => {
  const looks = new Set(BRANDS.map((brand) => FORMATS.map((format) => bestOf({ format, brand })).join()));
  expect(looks.size).toBeGreaterThan(8);
});

test('puts texts over the picture only away from its focus', () => {
  const square = FORMATS.find(({ shape }) => shape === 'square')!;
  const banner = FORMATS.find(({ shape }) => shape === 'banner')!;
  const over = (format: (typeof FORMATS)[number], focus: { x: number; y: number }, direction = 'ltr') =>
    BRANDS.some((brand) =>
      ['full-bleed', 'card'].includes(
        bestOf({
          format,
          brand,
          direction: direction as 'ltr' | 'rtl',
          photo: { ...PHOTO, width: format.width, height: format.height, focus },
        }),
      ),
    );
  expect(over(square, { x: 0.5, y: 0.2 })).toBe(true);
  expect(over(square, { x: 0.5, y: 0.7 })).toBe(false);
  expect(over(banner, { x: 0.8, y: 0.5 })).toBe(true);
  expect(over(banner, { x: 0.2, y: 0.5 })).toBe(false);
  expect(over(banner, { x: 0.2, y: 0.5 }, 'rtl')).toBe(true);
});

test('chooses a layout with a small frame for a small picture', () => {
  const print = AD_FORMATS.print.formats[0]!;
  for (const brand of BRANDS) {
    const layout = bestOf({ format: print, brand, photo: { ...PHOTO, pixels: { width: 400, height: 300 } } });
    expect(['framed-print', 'product', 'arch']).toContain(layout);
  }
});

test('returns every layout once, the one without a picture last', () => {
  const ranked = rankLayouts(LAYOUTS, {
    format: FORMATS[0]!,
    direction: 'ltr',
    concept: null,
    brand: ['B'],
    photo: PHOTO,
  });
  expect(ranked.toSorted()).toEqual(LAYOUTS.toSorted());
  expect(ranked.at(-1)).toBe('type');
});

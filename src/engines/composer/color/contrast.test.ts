import { wcagContrast } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leastContrast, readable } from './contrast.ts';
import { hexOf, oklchOf } from './oklch.ts';
import { buttonOn, inkOn, paletteOf } from './palette.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('contrast is that of WCAG', () => {
  expect(wcagContrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(wcagContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test('a color survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(color, (hex) => {
      expect(hexOf(oklchOf(hex))).toBe(hex);
    }),
  );
});

test('any color can be made readable on any ground', () => {
  fc.assert(
    fc.property(color, color, (wish, ground) => {
      expect(leastContrast(readable(wish, [ground], 4.5), [ground])).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('grounds of any brand carry words and buttons', () => {
  fc.assert(
    fc.property(fc.array(color, { maxLength: 3 }), (colors) => {
      const palette = paletteOf(colors);
      for (const grounds of [
        [palette.paper],
        [palette.tint],
        [palette.deep],
        [palette.brand, palette.shade],
      ]) {
        expect(leastContrast(inkOn(grounds, palette), grounds)).toBeGreaterThanOrEqual(4.5);
        const { fill, label } = buttonOn(grounds, palette);
        expect(wcagContrast(label, fill)).toBeGreaterThanOrEqual(4.5);
        expect(leastContrast(fill, grounds)).toBeGreaterThanOrEqual(2.2);
      }
    }),
  );
});

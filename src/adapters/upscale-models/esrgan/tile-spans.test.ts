import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OVERLAP, tileSpans } from './tile-spans.ts';

it('keeps every pixel once, in equal tiles inside the picture', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1500 }),
      fc.integer({ min: 2 * OVERLAP + 16, max: 400 }),
      (length, most) => {
        const spans = tileSpans(length, most);
        expect(spans[0]!.keepFrom).toBe(0);
        expect(spans.at(-1)!.keepTo).toBe(length);
        for (const [i, { start, end, keepFrom, keepTo }] of spans.entries()) {
          expect(end - start).toBe(spans[0]!.end - spans[0]!.start);
          expect(end - start).toBeLessThanOrEqual(Math.max(most, 1));
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeLessThanOrEqual(length);
          expect(keepTo).toBe(spans[i + 1]?.keepFrom ?? length);
          expect(keepTo).toBeGreaterThan(keepFrom);
        }
      },
    ),
  );
});

it('keeps no pixels near a cut', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1500 }),
      fc.integer({ min: 2 * OVERLAP + 16, max: 400 }),
      (length, most) => {
        for (const { start, end, keepFrom, keepTo } of tileSpans(length, most)) {
          if (start > 0) expect(keepFrom - start).toBeGreaterThanOrEqual(OVERLAP);
          if (end < length) expect(end - keepTo).toBeGreaterThanOrEqual(OVERLAP);
        }
      },
    ),
  );
});

it('cuts 1,024 pixels into five tiles, and leaves a small picture whole', () => {
  expect(tileSpans(1024, 224)).toHaveLength(5);
  expect(tileSpans(96, 224)).toEqual([{ start: 0, end: 96, keepFrom: 0, keepTo: 96 }]);
});

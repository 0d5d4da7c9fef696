import { describe, expect, test } from 'vitest';
import { applyLook, measureLook } from './look.ts';

/** Pixels of every kind, in an order that repeats. */
const mixed = Uint8Array.from({ length: 3 * 4096 }, (_, at) => (at * 7919) % 256);
const plain = (color: readonly number[]) => Uint8Array.from({ length: 3 * 64 }, (_, at) => color[at % 3]!);
const withLookOf = (style: Uint8Array) => {
  const pixels = mixed.slice();
  applyLook(pixels, measureLook({ pixels: style, channels: 3 }));
  return pixels;
};
const meanOf = (pixels: Uint8Array, channel: number) => {
  const values = pixels.filter((_, at) => at % 3 === channel);
  return values.reduce((sum, value) => sum + value, 0) / values.length;
};

describe('the look of a picture', () => {
  test('without color takes all color away', () => {
    const gray = withLookOf(Uint8Array.from(mixed, (_, at) => mixed[at - (at % 3)]!));
    for (let at = 0; at < gray.length; at += 3) {
      const [red, green, blue] = gray.subarray(at, at + 3);
      expect(Math.max(red!, green!, blue!) - Math.min(red!, green!, blue!)).toBeLessThanOrEqual(3);
    }
  });

  test('in warm colors makes reds win over blues, and the reverse', () => {
    const warm = withLookOf(plain([220, 150, 80]));
    const cold = withLookOf(plain([60, 110, 200]));
    expect(meanOf(warm, 0) - meanOf(warm, 2)).toBeGreaterThan(20);
    expect(meanOf(cold, 2) - meanOf(cold, 0)).toBeGreaterThan(20);
  });

  test('that is dark darkens, and one that is bright brightens', () => {
    expect(meanOf(withLookOf(plain([20, 20, 20])), 1)).toBeLessThan(meanOf(mixed, 1) - 30);
    expect(meanOf(withLookOf(plain([240, 240, 240])), 1)).toBeGreaterThan(meanOf(mixed, 1) + 30);
  });

  test('keeps the order of light: nothing dark becomes lighter than something bright', () => {
    const ramp = Uint8Array.from({ length: 3 * 256 }, (_, at) => Math.floor(at / 3));
    for (const style of [plain([20, 20, 20]), plain([240, 240, 240]), plain([220, 150, 80])]) {
      const mapped = ramp.slice();
      applyLook(mapped, measureLook({ pixels: style, channels: 3 }));
      const greens = mapped.filter((_, at) => at % 3 === 1);
      for (const [level, green] of greens.entries())
        if (level > 0) expect(green).toBeGreaterThanOrEqual(greens[level - 1]! - 1);
    }
  });

  test('maps each color by itself, so that a part fits the whole', () => {
    const look = measureLook({ pixels: plain([220, 150, 80]), channels: 3 });
    const [whole, part] = [mixed.slice(), mixed.slice(0, 300)];
    applyLook(whole, look);
    applyLook(part, look);
    expect(part).toEqual(whole.slice(0, 300));
  });

  test('does not see transparent pixels', () => {
    const cutOut = Uint8Array.from([200, 120, 40, 255, 0, 0, 255, 0, 0, 0, 255, 0]);
    expect(measureLook({ pixels: cutOut, channels: 4 })).toEqual(
      measureLook({ pixels: Uint8Array.from([200, 120, 40]), channels: 3 }),
    );
    const nothing = mixed.slice();
    applyLook(nothing, measureLook({ pixels: new Uint8Array(8), channels: 4 }));
    expect(Math.max(...nothing.map((value, at) => Math.abs(value - mixed[at]!)))).toBeLessThanOrEqual(3);
  });
});

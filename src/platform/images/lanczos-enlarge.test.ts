import { expect, test } from 'vitest';
import { lanczosEnlarge } from './lanczos-enlarge.ts';

const { signal } = new AbortController();

/** The definition, term by term: every source pixel with its weight, the outermost repeated beyond the border. */
function reference(line: readonly number[], at: number, to: number): number {
  const center = ((at + 0.5) * line.length) / to - 0.5;
  let [sum, weights] = [0, 0];
  for (let place = -20; place < line.length + 20; place++) {
    const x = center - place;
    if (Math.abs(x) >= 3) continue;
    const sinc = (t: number) => (t === 0 ? 1 : Math.sin(Math.PI * t) / (Math.PI * t));
    const weight = sinc(x) * sinc(x / 3);
    sum += weight * line[Math.min(line.length - 1, Math.max(0, place))]!;
    weights += weight;
  }
  return Math.min(255, Math.max(0, sum / weights));
}

test('each pixel is the windowed sinc of its neighbors, in both directions', async () => {
  const line = [10, 200, 30, 90, 255, 0, 120];
  const across = Uint8Array.from(line.flatMap((value) => [value, 255 - value, 7]));
  const size = { width: 20, height: 1 };
  const wide = await lanczosEnlarge({ pixels: across, width: 7, height: 1, channels: 3 }, size, signal);
  const tall = await lanczosEnlarge(
    { pixels: across, width: 1, height: 7, channels: 3 },
    { width: 1, height: 20 },
    signal,
  );
  for (let at = 0; at < 20; at++) {
    expect(Math.abs(wide.pixels[at * 3]! - reference(line, at, 20))).toBeLessThan(0.51);
    expect(wide.pixels[at * 3 + 2]).toBe(7);
  }
  expect(tall.pixels).toEqual(wide.pixels);
});

test('a uniform picture stays uniform up to its borders', async () => {
  const pixels = new Uint8Array(9 * 5 * 3).fill(77);
  const enlarged = await lanczosEnlarge(
    { pixels, width: 9, height: 5, channels: 3 },
    { width: 64, height: 37 },
    signal,
  );
  expect(new Set(enlarged.pixels)).toEqual(new Set([77]));
});

test('transparent pixels do not color edges', async () => {
  const pixels = new Uint8Array(8 * 8 * 4);
  for (let at = 0; at < 64; at++) pixels.set(at % 8 < 4 ? [200, 40, 90, 255] : [0, 255, 0, 0], at * 4);
  const { pixels: out } = await lanczosEnlarge(
    { pixels, width: 8, height: 8, channels: 4 },
    { width: 64, height: 64 },
    signal,
  );
  const alphas = new Set<number>();
  for (let at = 0; at < out.length; at += 4) {
    alphas.add(out[at + 3]!);
    if (out[at + 3]! > 8) expect([...out.subarray(at, at + 3)]).toEqual([200, 40, 90]);
  }
  expect(alphas.size).toBeGreaterThan(5);
});

test('stops when aborted', async () => {
  const stopped = AbortSignal.abort(new Error('enough'));
  const picture = { pixels: new Uint8Array(3), width: 1, height: 1, channels: 3 } as const;
  await expect(lanczosEnlarge(picture, { width: 8, height: 8 }, stopped)).rejects.toThrow('enough');
});

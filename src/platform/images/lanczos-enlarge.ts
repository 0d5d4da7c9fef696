import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { RawPicture } from './raw-picture.ts';

const LOBES = 3;
const TAPS = LOBES * 2;
const ROWS_AT_A_TIME = 128;

/**
 * Enlarges a picture with Lanczos-3 resampling, which libvips uses for reduction only (it enlarges with bicubic). Colors
 * are weighted by alpha, so that transparent pixels do not show at the edges.
 * @param size no smaller than the picture on either side
 * @throws the signal's reason
 */
export async function lanczosEnlarge(
  picture: RawPicture,
  { width, height }: { width: number; height: number },
  signal: AbortSignal,
): Promise<RawPicture> {
  const { channels } = picture;
  const across = tapsFor(picture.width, width);
  const down = tapsFor(picture.height, height);
  const pixels = new Uint8Array(width * height * channels);
  // Source rows at the new width. An output row needs six of them, and the next output row mostly the same ones.
  const rows = Array.from({ length: TAPS }, () => new Float32Array(width * channels));
  const sum = new Float32Array(width * channels);
  const held = new Array<number>(TAPS).fill(-1);
  for (let y = 0; y < height; y++) {
    if (y % ROWS_AT_A_TIME === 0) {
      await letOthersRun();
      signal.throwIfAborted();
    }
    for (let tap = 0; tap < TAPS; tap++) {
      const source = down.places[y * TAPS + tap]!;
      const slot = source % TAPS;
      if (held[slot] === source) continue;
      widenRow(picture, source, across, rows[slot]!);
      held[slot] = source;
    }
    const weighted = Array.from(
      { length: TAPS },
      (_, tap) => [rows[down.places[y * TAPS + tap]! % TAPS]!, down.weights[y * TAPS + tap]!] as const,
    );
    addRows(weighted, sum);
    writeRow(sum, channels, pixels.subarray(y * width * channels, (y + 1) * width * channels));
  }
  return { pixels, width, height, channels };
}

interface Taps {
  /** Six source positions for each output position, clamped at the borders. */
  places: Int32Array;
  /** Their weights, which add up to 1. */
  weights: Float32Array;
}

function tapsFor(from: number, to: number): Taps {
  const places = new Int32Array(to * TAPS);
  const weights = new Float32Array(to * TAPS);
  for (let at = 0; at < to; at++) {
    const center = ((at + 0.5) * from) / to - 0.5;
    const first = Math.floor(center) - LOBES + 1;
    let sum = 0;
    for (let tap = 0; tap < TAPS; tap++) sum += lanczos(center - (first + tap));
    for (let tap = 0; tap < TAPS; tap++) {
      places[at * TAPS + tap] = Math.min(from - 1, Math.max(0, first + tap));
      weights[at * TAPS + tap] = lanczos(center - (first + tap)) / sum;
    }
  }
  return { places, weights };
}

function lanczos(x: number): number {
  if (x === 0) return 1;
  if (Math.abs(x) >= LOBES) return 0;
  const angle = Math.PI * x;
  return (LOBES * Math.sin(angle) * Math.sin(angle / LOBES)) / (angle * angle);
}

/** One source row at the new width, premultiplied where there is alpha. */
function widenRow(picture: RawPicture, row: number, { places, weights }: Taps, wide: Float32Array): void {
  const { width, channels } = picture;
  const source = Float32Array.from(
    picture.pixels.subarray(row * width * channels, (row + 1) * width * channels),
  );
  if (channels === 4)
    for (let at = 0; at < source.length; at += 4) {
      const alpha = source[at + 3]! / 255;
      for (let channel = 0; channel < 3; channel++) source[at + channel]! *= alpha;
    }
  for (let at = 0, tap = 0; at < wide.length; at += channels, tap += TAPS) {
    const p0 = places[tap]! * channels;
    const p1 = places[tap + 1]! * channels;
    const p2 = places[tap + 2]! * channels;
    const p3 = places[tap + 3]! * channels;
    const p4 = places[tap + 4]! * channels;
    const p5 = places[tap + 5]! * channels;
    for (let channel = 0; channel < channels; channel++)
      wide[at + channel] =
        weights[tap]! * source[p0 + channel]! +
        weights[tap + 1]! * source[p1 + channel]! +
        weights[tap + 2]! * source[p2 + channel]! +
        weights[tap + 3]! * source[p3 + channel]! +
        weights[tap + 4]! * source[p4 + channel]! +
        weights[tap + 5]! * source[p5 + channel]!;
  }
}

type WeightedRow = readonly [row: Float32Array, weight: number];

/** The sum of six weighted rows, in `sum`. */
function addRows(rows: readonly WeightedRow[], sum: Float32Array): void {
  const [[r0, w0], [r1, w1], [r2, w2], [r3, w3], [r4, w4], [r5, w5]] = rows as readonly [
    WeightedRow,
    WeightedRow,
    WeightedRow,
    WeightedRow,
    WeightedRow,
    WeightedRow,
  ];
  for (let at = 0; at < sum.length; at++)
    sum[at] = r0[at]! * w0 + r1[at]! * w1 + r2[at]! * w2 + r3[at]! * w3 + r4[at]! * w4 + r5[at]! * w5;
}

/** Bytes of a row, no longer premultiplied. */
function writeRow(sum: Float32Array, channels: 3 | 4, out: Uint8Array): void {
  if (channels === 3) {
    for (let at = 0; at < out.length; at++) out[at] = toByte(sum[at]!);
    return;
  }
  for (let at = 0; at < out.length; at += 4) {
    const alpha = sum[at + 3]!;
    if (alpha < 0.5) continue;
    out[at + 3] = toByte(alpha);
    for (let channel = at; channel < at + 3; channel++) out[channel] = toByte((sum[channel]! * 255) / alpha);
  }
}

function toByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : (value + 0.5) | 0;
}

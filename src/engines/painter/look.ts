import { decodeByte, encodeSrgb } from '#engines/studio/color/linear-color';
import { fromOklab, type Oklab, toOklab } from '#engines/studio/color/oklab';

/** Colors and light of a picture, without the things in it. In Oklab: lightness 0 to 1, chroma 0 to about 0.3. */
export interface Look {
  /** Lightness that 5, 50 and 95 % of it do not exceed. */
  lightness: readonly [shadows: number, middle: number, lights: number];
  /** Mean chroma; below about 0.01 it is black and white. */
  chroma: number;
  /** Mean color of its darkest, middle and brightest third. */
  tints: readonly [Tint, Tint, Tint];
}

type Tint = readonly [a: number, b: number];

/** An everyday photograph; it changes nothing. */
const USUAL: Look = {
  lightness: [0.2, 0.6, 0.92],
  chroma: 0.06,
  tints: [
    [0, 0],
    [0, 0],
    [0, 0],
  ],
};
/** Alpha from which a pixel counts. */
const OPAQUE = 128;

/** @param pixels sRGB, 8 bits a channel; a few thousand pixels are enough. Transparent ones do not count. */
export function measureLook({ pixels, channels }: { pixels: Uint8Array; channels: 3 | 4 }): Look {
  const colors: Oklab[] = [];
  for (let at = 0; at < pixels.length; at += channels) {
    if (channels === 4 && pixels[at + 3]! < OPAQUE) continue;
    colors.push(toOklab([decodeByte(pixels[at]!), decodeByte(pixels[at + 1]!), decodeByte(pixels[at + 2]!)]));
  }
  if (colors.length === 0) return USUAL;
  colors.sort(([one], [other]) => one - other);
  const lightnessAt = (share: number) => round(colors[Math.floor(share * (colors.length - 1))]![0]);
  const tintOf = (from: number, to: number): Tint => {
    const third = colors.slice(Math.floor(from * colors.length), Math.ceil(to * colors.length));
    return [round(mean(third.map(([, a]) => a))), round(mean(third.map(([, , b]) => b)))];
  };
  return {
    lightness: [lightnessAt(0.05), lightnessAt(0.5), lightnessAt(0.95)],
    chroma: round(mean(colors.map(([, a, b]) => Math.hypot(a, b)))),
    tints: [tintOf(0, 1 / 3), tintOf(1 / 3, 2 / 3), tintOf(2 / 3, 1)],
  };
}

/** Entries of the color table along each channel. */
const STEPS = 33;

/**
 * Gives a picture the look of another. Each color is mapped by itself, whatever else the picture shows, so that a part which is painted
 * anew later has the same look.
 * @param pixels RGB, 8 bits a channel; changed in place
 */
export function applyLook(pixels: Uint8Array, look: Look): void {
  const table = tableOf(look);
  // The entry below each byte, and how far it is from there to the next, 0 to 1.
  const below = Uint8Array.from({ length: 256 }, (_, byte) =>
    Math.min(STEPS - 2, (byte * (STEPS - 1)) / 255),
  );
  const rest = Float32Array.from(below, (entry, byte) => (byte * (STEPS - 1)) / 255 - entry);
  const steps = [3, 3 * STEPS, 3 * STEPS * STEPS] as const;
  const between = (low: number, high: number, share: number) => low + share * (high - low);
  for (let at = 0; at < pixels.length; at += 3) {
    const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
    const first = 3 * ((below[red]! * STEPS + below[green]!) * STEPS + below[blue]!);
    for (let channel = 0; channel < 3; channel++) {
      // The eight entries around the color, along blue, then green, then red.
      const near = first + channel;
      const far = near + steps[2];
      const b = rest[blue]!;
      const low = between(
        between(table[near]!, table[near + steps[0]]!, b),
        between(table[near + steps[1]]!, table[near + steps[1] + steps[0]]!, b),
        rest[green]!,
      );
      const high = between(
        between(table[far]!, table[far + steps[0]]!, b),
        between(table[far + steps[1]]!, table[far + steps[1] + steps[0]]!, b),
        rest[green]!,
      );
      pixels[at + channel] = between(low, high, rest[red]!) + 0.5;
    }
  }
}

/** Display values of each entry, 0 to 255, by red, green and blue. */
function tableOf(look: Look): Float32Array {
  const table = new Float32Array(3 * STEPS ** 3);
  const map = colorMap(look);
  const levels = Array.from({ length: STEPS }, (_, step) =>
    decodeByte(Math.round((255 * step) / (STEPS - 1))),
  );
  let at = 0;
  for (const red of levels)
    for (const green of levels)
      for (const blue of levels)
        for (const channel of fromOklab(map(toOklab([red, green, blue]))))
          table[at++] = 255 * encodeSrgb(channel);
  return table;
}

/** How far lightness follows the look: all of it would hide a dark thing in a dark look. */
const LIGHT_FOLLOWS = 0.7;
/** How far colors shift toward the tints. */
const TINT_FOLLOWS = 0.6;
/** The most that colors gain in chroma, as a factor. */
const MOST_CHROMA = 1.6;

function colorMap(look: Look): (color: Oklab) => Oklab {
  const toned = (index: 0 | 1 | 2) =>
    USUAL.lightness[index] + LIGHT_FOLLOWS * (look.lightness[index] - USUAL.lightness[index]);
  const stops = [0, ...USUAL.lightness, 1];
  // Black rises only with a pale look, and white stays.
  const black = Math.max(0, toned(0) - USUAL.lightness[0]);
  const tones = [black, toned(0), toned(1), toned(2), 1];
  const gain = Math.min(MOST_CHROMA, look.chroma / USUAL.chroma);
  const thirds = [0.25, 0.55, 0.85];
  const [towardRed, towardYellow] = [look.tints.map((tint) => tint[0]), look.tints.map((tint) => tint[1])];
  return ([lightness, a, b]) => [
    interpolate(stops, tones, lightness),
    gain * a + TINT_FOLLOWS * interpolate(thirds, towardRed, lightness),
    gain * b + TINT_FOLLOWS * interpolate(thirds, towardYellow, lightness),
  ];
}

/** Linear between the stops, which rise; constant beyond them. */
function interpolate(stops: readonly number[], values: readonly number[], at: number): number {
  const next = stops.findIndex((stop) => stop >= at);
  if (next <= 0) return next === 0 ? values[0]! : values.at(-1)!;
  const share = (at - stops[next - 1]!) / (stops[next]! - stops[next - 1]!);
  return values[next - 1]! + share * (values[next]! - values[next - 1]!);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** To the precision that is stored with a picture. */
const round = (value: number) => Math.round(10_000 * value) / 10_000;

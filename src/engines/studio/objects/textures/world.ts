import { fromHex, mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import { clamp, smoothstep } from '../../math/interpolate.ts';
import { lengthOf } from '../../math/length-of.ts';
import { createNoise } from '../../math/value-noise.ts';
import type { Texture } from '../kernel.ts';
import type { TextureOf } from '../object-scene.ts';
import { INLAND_SEAS, LAND } from './coastlines.ts';

const WIDTH = 1024;
const HEIGHT = 512;
/** Degrees from one dot to the next, and a dot's radius. */
const DOTS = 2.1;
const DOT = 0.72;

const WOODS = fromHex('#3f7a3e');
const STEPPE = fromHex('#8f9a55');
const DESERT = fromHex('#d3b27a');
const ICE = fromHex('#f1f5f7');

/** The earth: an equirectangular map with coasts frayed by noise. */
export function drawWorld({ seed, style, sea, land }: TextureOf<'world'>): Texture {
  const noise = createNoise(seed);
  const mask = drawMask();
  const texels = new Float32Array(WIDTH * HEIGHT * 3);
  const shelf = mixRgb(sea, [0.35, 0.75, 0.8], 0.3);
  for (let y = 0; y < HEIGHT; y++) {
    const north = 90 - ((y + 0.5) / HEIGHT) * 180;
    for (let x = 0; x < WIDTH; x++) {
      const east = ((x + 0.5) / WIDTH) * 360 - 180;
      const cover = mask[y * WIDTH + x]!;
      const color =
        cover < 0.01
          ? sea
          : style === 'dots'
            ? dotted(mask, east, north, sea, land)
            : mapped(east, north, cover);
      for (let channel = 0; channel < 3; channel++) texels[(y * WIDTH + x) * 3 + channel] = color[channel]!;
    }
  }
  return { width: WIDTH, height: HEIGHT, texels };

  function mapped(east: number, north: number, cover: number): Rgb {
    const fray = noise.fractal(east * 0.4, north * 0.4, 4) - 0.5;
    const dry = smoothstep(-0.06, 0.06, cover - 0.5 + fray * 1.1 * (1 - Math.abs(2 * cover - 1)));
    // Shelves along the coasts are lighter than the open sea.
    const water = mixRgb(sea, shelf, clamp(cover * 2, 0, 1));
    if (dry <= 0) return water;
    return mixRgb(water, style === 'plain' ? land : growth(east, north, fray), dry);
  }

  function growth(east: number, north: number, fray: number): Rgb {
    const high = Math.abs(north) + fray * 14;
    // The subtropics are dry, above all in Africa and Asia.
    const dry = Math.exp(-(((high - 24) / 9) ** 2)) * (east > -20 && east < 75 ? 1 : 0.45);
    const green = mixRgb(WOODS, STEPPE, clamp(0.5 + fray * 2.2, 0, 1));
    const ice = smoothstep(62, 72, high + (east > -60 && east < -20 && north > 58 ? 14 : 0));
    return scaleRgb(mixRgb(mixRgb(green, DESERT, clamp(dry * 1.2, 0, 1)), ICE, ice), 0.92 + fray * 0.5);
  }
}

function dotted(mask: Float32Array, east: number, north: number, sea: Rgb, land: Rgb): Rgb {
  const row = Math.round(north / DOTS);
  const squeeze = Math.cos((row * DOTS * Math.PI) / 180);
  const count = Math.max(1, Math.round((360 * squeeze) / DOTS));
  const step = 360 / count;
  const middle = (Math.round(east / step - 0.5 * (row & 1)) + 0.5 * (row & 1)) * step;
  const x = Math.floor(((((middle + 180) % 360) + 360) % 360) * (WIDTH / 360));
  const y = clamp(Math.floor(((90 - row * DOTS) * HEIGHT) / 180), 0, HEIGHT - 1);
  if (mask[y * WIDTH + x]! < 0.5) return sea;
  const off = lengthOf((east - middle) * squeeze, north - row * DOTS);
  return mixRgb(sea, land, smoothstep(DOT + 0.14, DOT - 0.14, off));
}

/** Share of land around each texel, 0..1. */
function drawMask(): Float32Array {
  const mask = new Float32Array(WIDTH * HEIGHT);
  for (const outline of LAND) fillOutline(mask, outline, 1);
  for (const outline of INLAND_SEAS) fillOutline(mask, outline, 0);
  for (let pass = 0; pass < 2; pass++) {
    blurLines(mask, WIDTH, 1, HEIGHT, WIDTH);
    blurLines(mask, HEIGHT, WIDTH, WIDTH, 1);
  }
  return mask;
}

function fillOutline(mask: Float32Array, outline: readonly number[], value: number): void {
  const points = Array.from({ length: outline.length / 2 }, (_, index): [number, number] => [
    ((outline[index * 2]! + 180) / 360) * WIDTH,
    ((90 - outline[index * 2 + 1]!) / 180) * HEIGHT,
  ]);
  const rows = points.map(([, y]) => y);
  for (let y = Math.floor(Math.min(...rows)); y < Math.min(HEIGHT, Math.ceil(Math.max(...rows))); y++) {
    const line = y + 0.5;
    const crossings = points
      .flatMap(([ax, ay], index) => {
        const [bx, by] = points[(index + 1) % points.length]!;
        return ay > line === by > line ? [] : [ax + ((line - ay) / (by - ay)) * (bx - ax)];
      })
      .sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2)
      mask.fill(
        value,
        y * WIDTH + Math.max(0, Math.ceil(crossings[pair]! - 0.5)),
        y * WIDTH + Math.min(WIDTH, Math.ceil(crossings[pair + 1]! - 0.5)),
      );
  }
}

/** A running mean of seven along each line. */
function blurLines(mask: Float32Array, length: number, step: number, lines: number, between: number): void {
  const line = new Float32Array(length);
  for (let index = 0; index < lines; index++) {
    const start = index * between;
    for (let at = 0; at < length; at++) line[at] = mask[start + at * step]!;
    for (let at = 0; at < length; at++) {
      let sum = 0;
      for (let off = -3; off <= 3; off++) sum += line[clamp(at + off, 0, length - 1)]!;
      mask[start + at * step] = sum / 7;
    }
  }
}

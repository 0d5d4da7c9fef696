import { encodeSrgb } from '../color/linear-color.ts';
import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { createNoise } from '../math/value-noise.ts';
import type { Filter, Look } from '../scene/finish.ts';
import { hashPixel } from './develop.ts';

/** Input and output of a filter: RGB bytes of the same size. */
export interface Redrawing {
  /** The developed picture. */
  source: Uint8Array;
  pixels: Uint8Array;
  width: number;
  height: number;
  seed: number;
  /** See `Finish.strokes`. */
  strokes: number;
}

/** Redraws the rows [from, to). */
export function redrawRows(filter: Filter, redrawing: Redrawing, from: number, to: number): void {
  if (filter.kind === 'duotone') {
    const ramp = filter.colors.map((color) => color.map((value) => 255 * encodeSrgb(value)));
    mapTones(ramp, redrawing, from, to);
  } else brush(filter.kind, redrawing, from, to);
}

/** Maps brightness to a ramp of three colors, mixed with 12% of the picture's own color. */
function mapTones(ramp: number[][], { source, pixels, width }: Redrawing, from: number, to: number): void {
  for (let at = from * width * 3; at < to * width * 3; at += 3) {
    const luma = (0.2126 * source[at]! + 0.7152 * source[at + 1]! + 0.0722 * source[at + 2]!) / 255;
    const tone = clamp((luma - 0.04) * 1.12, 0, 1) * 2;
    const low = tone < 1 ? 0 : 1;
    for (let channel = 0; channel < 3; channel++) {
      const mapped = mix(ramp[low]![channel]!, ramp[low + 1]![channel]!, tone - low);
      pixels[at + channel] = clamp(mix(mapped, source[at + channel]!, 0.12) + 0.5, 0, 255);
    }
  }
}

const SECTORS = 8;
const RINGS = [0.3, 0.62, 1] as const;
/** Radius of the areas that a look smooths, as a part of the square root of the picture's area. */
const REACH: Record<Look, number> = {
  painterly: 0.0072,
  watercolor: 0.008,
  ink: 0.0042,
  pencil: 0.003,
  line: 0.003,
  flat: 0.0085,
};

/**
 * Each pixel takes the mean of the calmest of eight sectors around it (Kuwahara's filter as generalized by
 * Papari et al., 2007): areas flatten to strokes, edges stay. The looks then paint with those areas' colors.
 */
function brush(
  kind: Look,
  { source, pixels, width, height, seed, strokes }: Redrawing,
  from: number,
  to: number,
): void {
  const noise = createNoise(seed);
  const unit = Math.sqrt(width * height) * strokes;
  const radius = Math.max(2, unit * REACH[kind]);
  const offsets = sectorOffsets(radius);
  const color = new Float64Array(3);
  const perSector = offsets.length / 2 / SECTORS;
  const line = Math.max(1, Math.round(unit * 0.0011));
  for (let y = from; y < to; y++) {
    for (let x = 0; x < width; x++) {
      color.fill(0);
      let total = 0;
      // Wet paint runs over the edges of what is drawn.
      const [run, sink] = kind === 'watercolor' ? [bleed(x, y, 0), bleed(x, y, 7)] : [0, 0];
      for (let sector = 0; sector < SECTORS; sector++) {
        let red = 0;
        let green = 0;
        let blue = 0;
        let squares = 0;
        for (let index = 0; index < perSector; index++) {
          const offset = (sector * perSector + index) * 2;
          const px = clamp(x + run + offsets[offset]!, 0, width - 1);
          const py = clamp(y + sink + offsets[offset + 1]!, 0, height - 1);
          const at = (py * width + px) * 3;
          red += source[at]!;
          green += source[at + 1]!;
          blue += source[at + 2]!;
          squares += source[at]! ** 2 + source[at + 1]! ** 2 + source[at + 2]! ** 2;
        }
        const variance = squares / perSector - (red * red + green * green + blue * blue) / perSector ** 2;
        const weight = 1 / (12 + Math.max(0, variance)) ** 3;
        color[0]! += (red / perSector) * weight;
        color[1]! += (green / perSector) * weight;
        color[2]! += (blue / perSector) * weight;
        total += weight;
      }
      for (let channel = 0; channel < 3; channel++) color[channel]! /= total;
      if (kind === 'painterly') applyCanvas(x / unit, y / unit);
      else if (kind === 'flat') flatten();
      else if (kind === 'watercolor') applyWash(x, y);
      else if (kind === 'pencil') applyPencil(x, y);
      else if (kind === 'line') applyLine(x, y);
      else applyInk(x, y);
      // Averaging removed the dither of the developed picture; without new dither gradients would show bands.
      const dither = 0.9 * hashPixel(x, y, seed);
      for (let channel = 0; channel < 3; channel++)
        pixels[(y * width + x) * 3 + channel] = clamp(color[channel]! + dither + 0.5, 0, 255);
    }
  }

  // Canvas weave and bristle ridges.
  function applyCanvas(u: number, v: number): void {
    const weave = Math.sin(u * 1900) * Math.sin(v * 1900);
    const bristle = noise.fractal(u * 60 + noise.value(u * 9, v * 9) * 22, v * 210, 3) - 0.45;
    const luma = 0.2126 * color[0]! + 0.7152 * color[1]! + 0.0722 * color[2]!;
    for (let channel = 0; channel < 3; channel++)
      color[channel] = (luma + (color[channel]! - luma) * 1.16) * (1 + 0.012 * weave + 0.13 * bristle);
  }

  // Few tones, lightened.
  function flatten(): void {
    const luma = 0.2126 * color[0]! + 0.7152 * color[1]! + 0.0722 * color[2]!;
    const level = (luma / 255) * 9;
    const step = (Math.floor(level) + smoothstep(0.3, 0.7, level - Math.floor(level))) / 9;
    const scale = luma > 1 ? (step * 255) / luma : 1;
    for (let channel = 0; channel < 3; channel++)
      color[channel] = mix(mix(luma, color[channel]!, 0.82) * scale, 246, 0.14);
  }

  /** How sharply brightness turns (Sobel), 0 for an even area. */
  function turnAt(x: number, y: number): number {
    const at = (dx: number, dy: number) => {
      const index = (clamp(y + dy * line, 0, height - 1) * width + clamp(x + dx * line, 0, width - 1)) * 3;
      return 0.2126 * source[index]! + 0.7152 * source[index + 1]! + 0.0722 * source[index + 2]!;
    };
    const across = at(1, -1) + 2 * at(1, 0) + at(1, 1) - at(-1, -1) - 2 * at(-1, 0) - at(-1, 1);
    const down = at(-1, 1) + 2 * at(0, 1) + at(1, 1) - at(-1, -1) - 2 * at(0, -1) - at(1, -1);
    return lengthOf(across, down);
  }

  /** Pixels by which a wash has run at a place. */
  function bleed(x: number, y: number, at: number): number {
    return Math.round((noise.fractal((x / unit) * 16 + at, (y / unit) * 16, 3) - 0.48) * unit * 0.02);
  }

  /** Thin paint on white paper: it pools in places and dries darker along its edges. */
  function applyWash(x: number, y: number): void {
    const [u, v] = [x / unit, y / unit];
    const pools = noise.fractal(u * 5, v * 5, 4);
    const grain = noise.fractal(u * 190, v * 190, 2);
    const rim = smoothstep(30, 170, turnAt(x, y));
    const luma = 0.2126 * color[0]! + 0.7152 * color[1]! + 0.0722 * color[2]!;
    const strength = clamp(0.42 + 0.75 * (pools - 0.2) + 0.3 * rim + 0.25 * (grain - 0.5), 0.2, 0.98);
    for (let channel = 0; channel < 3; channel++) {
      const vivid = luma + (color[channel]! - luma) * 1.25;
      const paper = PAPER[channel]! + 6 + 8 * (grain - 0.5);
      color[channel] = mix(paper, vivid, strength) * (1 - 0.16 * rim);
    }
  }

  /** Lines where brightness turns, and hatching that is denser and crossed in the dark. */
  function applyPencil(x: number, y: number): void {
    const [u, v] = [x / unit, y / unit];
    const grain = noise.fractal(u * 160, v * 160, 3);
    const wobble = 2.2 * noise.fractal(u * 7, v * 7, 2);
    const stroke = (along: number) => 0.5 + 0.5 * Math.sin(along * 520 + wobble);
    const dark = 1 - (0.2126 * color[0]! + 0.7152 * color[1]! + 0.0722 * color[2]!) / 255;
    const hatched =
      0.62 * smoothstep(0.3, 0.85, dark) * stroke(u + 0.8 * v) +
      0.5 * smoothstep(0.6, 0.95, dark) * stroke(v - 0.6 * u);
    const lined = smoothstep(26, 120, turnAt(x, y)) * 0.85;
    const lead = clamp(Math.max(hatched, lined) * (0.55 + 0.9 * grain), 0, 0.94);
    for (let channel = 0; channel < 3; channel++)
      color[channel] = mix((PAPER[channel]! + 4) * (0.97 + 0.04 * grain), LEAD[channel]!, lead);
  }

  /** Even lines where brightness turns, and nothing between them. */
  function applyLine(x: number, y: number): void {
    const lead = smoothstep(34, 90, turnAt(x, y)) * 0.96;
    for (let channel = 0; channel < 3; channel++) color[channel] = mix(SHEET[channel]!, LEAD[channel]!, lead);
  }

  function applyInk(x: number, y: number): void {
    const ink = smoothstep(38, 150, turnAt(x, y));
    const grain = 0.9 + 0.2 * noise.fractal((x / unit) * 140, (y / unit) * 140, 3);
    const luma = 0.2126 * color[0]! + 0.7152 * color[1]! + 0.0722 * color[2]!;
    const wash =
      0.3 + 0.25 * noise.fractal((x / unit) * 5, (y / unit) * 5, 3) + 0.25 * smoothstep(110, 250, luma);
    for (let channel = 0; channel < 3; channel++) {
      const paper = PAPER[channel]! * (0.96 + 0.04 * grain);
      const tint = mix(color[channel]!, paper, wash * 0.7);
      color[channel] = mix(tint, INK[channel]!, ink * 0.82 * grain);
    }
  }
}

const PAPER = [247, 242, 230] as const;
const SHEET = [252, 251, 248] as const;
const INK = [34, 34, 44] as const;
const LEAD = [52, 52, 58] as const;

/** Integer offsets of three rings of samples in each sector, as alternating x and y. */
function sectorOffsets(radius: number): Int32Array {
  const offsets: number[] = [];
  for (let sector = 0; sector < SECTORS; sector++) {
    offsets.push(0, 0);
    for (const ring of RINGS) {
      for (const spread of [-0.3, 0, 0.3]) {
        const angle = ((sector + spread) / SECTORS) * Math.PI * 2;
        offsets.push(
          Math.round(Math.cos(angle) * ring * radius),
          Math.round(Math.sin(angle) * ring * radius),
        );
      }
    }
  }
  return Int32Array.from(offsets);
}

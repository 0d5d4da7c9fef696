import type { Texture } from '../../../scene/material.ts';
import type { Random } from '../../../scene/random.ts';
import type { Rgb } from '../../../scene/vector.ts';
import { hashCell, mixRgb, paintTexture, repeatingNoise, shade, smoothStep } from './paint-texture.ts';

/** A woven pattern for a rug of that width and depth in meters. */
export function rugPattern(random: Random, ground: Rgb, accent: Rgb, width: number, depth: number): Texture {
  const weave = repeatingNoise(2, 220, 220);
  const worn = repeatingNoise(random.seed(), 7, 7);
  const dark = shade(accent, 0.55);
  const pattern = random.pick([plain, diamonds, stripes, border, blocks]);
  const colorAt = pattern(ground, accent, dark, width, depth);
  const texelAt = (u: number, v: number) => ({
    color: shade(colorAt(u * width, v * depth), 0.84 + 0.22 * weave(u, v) + 0.1 * (worn(u, v) - 0.5)),
    height: 0,
  });
  return paintTexture(768, Math.round((768 * depth) / width), texelAt, { repeat: false }).texture;
}

type Pattern = (
  ground: Rgb,
  accent: Rgb,
  dark: Rgb,
  width: number,
  depth: number,
) => (x: number, y: number) => Rgb;

const plain: Pattern = (ground, accent, _dark, width, depth) => (x, y) => {
  const edge = Math.min(x, width - x, y, depth - y);
  return edge < 0.03 ? mixRgb(ground, accent, 0.5) : ground;
};

const diamonds: Pattern = (ground, _accent, dark) => (x, y) => {
  const a = Math.abs((((x + y) / 0.62) % 1) - 0.5);
  const b = Math.abs((((x - y + 20) / 0.62) % 1) - 0.5);
  const wobble = 0.008 * Math.sin(x * 31) * Math.sin(y * 27);
  return Math.min(a, b) < 0.03 + wobble ? dark : ground;
};

const stripes: Pattern = (ground, accent, dark) => (_x, y) => {
  const at = (y / 0.46) % 1;
  if (at < 0.16) return accent;
  if (at > 0.5 && at < 0.54) return dark;
  return at > 0.6 && at < 0.64 ? mixRgb(ground, accent, 0.6) : ground;
};

const border: Pattern = (ground, accent, dark, width, depth) => (x, y) => {
  const edge = Math.min(x, width - x, y, depth - y);
  if (edge < 0.05) return dark;
  if (edge < 0.2)
    return Math.floor((x + y) / 0.07) % 2 === Math.floor((x - y + 40) / 0.07) % 2 ? accent : ground;
  if (edge < 0.23) return dark;
  const dx = Math.abs(x - width / 2) / (width / 2 - 0.3);
  const dy = Math.abs(y - depth / 2) / (depth / 2 - 0.3);
  const ring = dx + dy;
  if (ring < 0.85 && ring > 0.72) return dark;
  if (ring < 0.4) return mixRgb(accent, dark, 0.3);
  return mixRgb(ground, accent, ring < 0.72 ? 0.35 : 0.8);
};

const blocks: Pattern = (ground, accent) => (x, y) => {
  const tone = hashCell(Math.floor(x / 0.42), Math.floor(y / 0.3), 8);
  const seam = smoothStep(0, 0.012, Math.min((x / 0.42) % 1, (y / 0.3) % 1));
  return shade(mixRgb(ground, accent, tone < 0.25 ? 0.8 : tone * 0.25), 0.9 + 0.1 * seam);
};

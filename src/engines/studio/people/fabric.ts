import { toHsl } from '../color/hsl.ts';
import { fromHex } from '../color/linear-color.ts';
import type { Pattern, Person } from './people-scene.ts';
import { darken, lighten } from './tint.ts';

/** Cloth with a pattern: its definition, and what `draw` makes of a fill or stroke with it; empty for plain cloth. */
export function drawFabric({ pattern, top }: Person, draw: (paint: string) => string): string {
  if (!pattern) return '';
  const color = pattern.color ?? contrasting(top);
  const id = `${pattern.kind}-${color.slice(1)}`;
  const { size, tile } = TILES[pattern.kind];
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${tile(color)}</pattern>${draw(`url(#${id})`)}`;
}

function contrasting(top: string): string {
  return toHsl(fromHex(top)).lightness > 0.7 ? darken(top, 0.6) : lighten(top, 0.78);
}

/** Tiles of `size` units; the cloth shows between what they draw. */
const TILES: Readonly<Record<Pattern, { size: number; tile: (color: string) => string }>> = {
  striped: { size: 44, tile: (color) => `<rect width="44" height="20" fill="${color}"/>` },
  checkered: {
    size: 52,
    tile: (color) =>
      `<rect width="52" height="26" fill="${color}" opacity=".5"/><rect width="26" height="52" fill="${color}" opacity=".5"/>`,
  },
  dotted: {
    size: 44,
    tile: (color) =>
      `<circle cx="11" cy="11" r="8" fill="${color}"/><circle cx="33" cy="33" r="8" fill="${color}"/>`,
  },
  flowered: {
    size: 64,
    tile: (color) => flower(18, 18, color) + flower(50, 48, color),
  },
};

function flower(x: number, y: number, color: string): string {
  const petals = [
    [0, -9],
    [9, -2],
    [5, 8],
    [-5, 8],
    [-9, -2],
  ].map(([dx, dy]) => `<circle cx="${x + dx!}" cy="${y + dy!}" r="6" fill="${color}"/>`);
  return `${petals.join('')}<circle cx="${x}" cy="${y}" r="4" fill="#f2b84b"/>`;
}

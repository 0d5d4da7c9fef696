import { mixRgb, type Rgb } from '../color/linear-color.ts';
import { clamp, mix } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import type { Random } from '../math/seeded-random.ts';
import type { AbstractScene } from './abstract-scene.ts';

/** Figures from one edge of the picture to the other: whole numbers, so that its edges fit together. */
export interface Cells {
  across: number;
  down: number;
}

/** Writes the color at a place in cells; `soft` is half a pixel in cells. */
export type Painter = (u: number, v: number, soft: number, color: Float64Array) => void;

interface Printed extends Pick<AbstractScene, 'palette' | 'motifs'> {
  cells: Cells;
  random: Random;
}

/** The painters of the printed figures. */
export const PAINTERS = {
  dots: ({ palette, random }) => {
    const { inks, ground } = colorsOf(palette);
    const radius = random.between(0.2, 0.29);
    return (u, v, soft, color) => {
      // Every second row is shifted by half a cell.
      const row = Math.round(v * 2);
      const column = Math.round(u - (row % 2) / 2);
      const away = lengthOf(u - column - (row % 2) / 2, v - row / 2);
      blend(color, ground, inks[(row + column) % inks.length]!, cover(radius - away, soft));
    };
  },
  stripes: ({ palette, motifs, cells, random }) => {
    const { inks, ground } = colorsOf(palette);
    const bands = [...inks, ground];
    const usual = random.pick(['vertical', 'vertical', 'diagonal', 'horizontal'] as const);
    const way =
      (['horizontal', 'vertical', 'diagonal'] as const).find((one) => motifs.includes(one)) ?? usual;
    const whole = (count: number) => Math.max(bands.length, bands.length * Math.round(count / bands.length));
    const alongU = way === 'horizontal' ? 0 : whole(cells.across) / cells.across;
    const alongV = way === 'vertical' ? 0 : whole(cells.down) / cells.down;
    return (u, v, soft, color) => {
      const at = u * alongU + v * alongV;
      const band = Math.floor(at);
      const edge = at - band;
      const own = bands[mod(band, bands.length)]!;
      const last = bands[mod(band - 1, bands.length)]!;
      blend(color, last, own, cover(edge, soft * 1.5));
    };
  },
  gingham: ({ palette }) => {
    const { inks, ground } = colorsOf(palette);
    const half = mixRgb(ground, inks[0]!, 0.5);
    return (u, v, soft, color) => {
      const across = band(u, soft);
      const down = band(v, soft);
      blend(color, ground, half, Math.max(across, down));
      const both = Math.min(across, down);
      for (let channel = 0; channel < 3; channel++)
        color[channel] = mix(color[channel]!, inks[0]![channel]!, both);
    };
  },
  checkerboard: ({ palette }) => {
    const { inks, ground } = colorsOf(palette);
    return (u, v, soft, color) => {
      const across = band(u / 2, soft / 2);
      const down = band(v / 2, soft / 2);
      blend(color, ground, inks[0]!, across + down - 2 * across * down);
    };
  },
  diamonds: ({ palette }) => {
    const { inks, ground } = colorsOf(palette);
    return (u, v, soft, color) => {
      const across = band((u + v) / 2, soft);
      const down = band((u - v) / 2, soft);
      blend(color, ground, inks[0]!, across + down - 2 * across * down);
    };
  },
  zigzag: ({ palette }) => {
    const { inks, ground } = colorsOf(palette);
    const bands = inks.flatMap((ink) => [ink, ground]);
    return (u, v, soft, color) => {
      const teeth = Math.abs(u - Math.floor(u) - 0.5) * 1.1;
      const at = (v + teeth) * 2;
      const place = Math.floor(at);
      const own = bands[mod(place, bands.length)]!;
      blend(color, bands[mod(place - 1, bands.length)]!, own, cover(at - place, soft * 3));
    };
  },
  grid: ({ palette }) => {
    const { inks, ground } = colorsOf(palette);
    return (u, v, soft, color) => {
      const away = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
      blend(color, ground, inks[0]!, cover(0.045 - away, soft));
    };
  },
  herringbone: ({ palette }) => {
    const { inks, ground } = colorsOf(palette);
    const upright = inks[1] ?? mixRgb(inks[0]!, ground, 0.4);
    return (u, v, soft, color) => {
      const [right, low] = [u - Math.floor(u), v - Math.floor(v)];
      // Planks of two cells: of every four along a row, two lie side by side and two stand.
      const place = mod(Math.floor(u) - Math.floor(v), 4);
      const lies = place < 2;
      const along = lies ? place + right : (place === 2 ? 1 : 0) + low;
      const aside = lies ? low : right;
      const inside = Math.min(along, 2 - along, aside, 1 - aside) - 0.05;
      blend(color, ground, lies ? inks[0]! : upright, cover(inside, soft));
    };
  },
  hexagons: ({ palette }) => {
    const { inks, ground } = colorsOf(palette);
    return (u, v, soft, color) => {
      let [near, next, ink] = [9, 9, inks[0]!];
      for (let row = Math.floor(v); row <= Math.floor(v) + 1; row++)
        for (let column = Math.floor(u) - 1; column <= Math.floor(u) + 1; column++) {
          const away = lengthOf(u - column - mod(row, 2) / 2, (v - row) * 0.866);
          if (away < near) [near, next, ink] = [away, near, inks[mod(row + column, inks.length)]!];
          else if (away < next) next = away;
        }
      blend(color, ground, ink, cover((next - near) / 2 - 0.04, soft));
    };
  },
  bricks: ({ palette }) => {
    const { inks, ground } = colorsOf(palette);
    return (u, v, soft, color) => {
      const row = Math.floor(v * 2);
      const along = u + mod(row, 2) / 2;
      const [right, low] = [along - Math.floor(along), v * 2 - row];
      const inside = Math.min(right, 1 - right, low / 2, (1 - low) / 2) - 0.03;
      blend(color, ground, inks[mod(row + Math.floor(along), inks.length)]!, cover(inside, soft));
    };
  },
  shapes: ({ palette, cells, random }) => {
    const { inks, ground } = colorsOf(palette);
    const tiles = Array.from({ length: cells.across * cells.down }, () => ({
      shape: random.pick(['quarter', 'quarter', 'triangle', 'disc', 'leaf'] as const),
      turn: Math.floor(random.between(0, 4)),
      ink: random.pick(inks),
      back: random.chance(0.3) ? random.pick(inks) : ground,
    }));
    return (u, v, soft, color) => {
      const column = mod(Math.floor(u), cells.across);
      const tile = tiles[mod(Math.floor(v), cells.down) * cells.across + column]!;
      const [x, y] = turned(u - Math.floor(u), v - Math.floor(v), tile.turn);
      const back = tile.back === tile.ink ? ground : tile.back;
      blend(color, back, tile.ink, cover(SHAPES[tile.shape](x, y), soft));
    };
  },
} satisfies Record<string, (printed: Printed) => Painter>;

export type Figure = keyof typeof PAINTERS;

/** Distances inside a shape in a cell of side 1, below 0 outside it. */
const SHAPES: Record<'quarter' | 'triangle' | 'disc' | 'leaf', (x: number, y: number) => number> = {
  quarter: (x, y) => 1 - lengthOf(x, y),
  triangle: (x, y) => (1 - x - y) / Math.SQRT2,
  disc: (x, y) => 0.34 - lengthOf(x - 0.5, y - 0.5),
  leaf: (x, y) => Math.min(1 - lengthOf(x, y), 1 - lengthOf(x - 1, y - 1)),
};

function turned(x: number, y: number, quarters: number): readonly [x: number, y: number] {
  if (quarters === 0) return [x, y];
  return quarters === 1 ? [1 - y, x] : quarters === 2 ? [1 - x, 1 - y] : [y, 1 - x];
}

/** The lightest of a palette by itself, or the ground that is asked for, is behind the others. */
function colorsOf(palette: readonly Rgb[]): { inks: readonly Rgb[]; ground: Rgb } {
  const inks = palette.length > 3 ? palette.slice(1, -1) : palette.slice(0, -1);
  return { inks: inks.filter((ink, at) => inks.indexOf(ink) === at), ground: palette.at(-1)! };
}

/** 1 in the first half of every cell, 0 in the second. */
function band(at: number, soft: number): number {
  const part = at - Math.floor(at);
  return cover(0.25 - Math.abs(part - 0.25), soft) + cover(part - 1, soft);
}

function cover(depth: number, soft: number): number {
  return clamp(0.5 + depth / (2 * soft), 0, 1);
}

function blend(color: Float64Array, from: Rgb, to: Rgb, share: number): void {
  for (let channel = 0; channel < 3; channel++) color[channel] = mix(from[channel]!, to[channel]!, share);
}

function mod(value: number, count: number): number {
  return ((value % count) + count) % count;
}

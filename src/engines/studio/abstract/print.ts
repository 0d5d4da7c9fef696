import { fromHex, luminance, mixRgb, type Rgb } from '../color/linear-color.ts';
import { clamp, mix } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { createRandom, type Random } from '../math/seeded-random.ts';
import { phrases } from '../scene/phrases.ts';
import { type AbstractDefinition, type RowPainter, SURFACE } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createDrawnPrint } from './drawn-print.ts';
import { createLens, paintPixels } from './pattern-lens.ts';

/** Words for each printed figure; stripes may have a direction. */
const FIGURES = {
  dots: 'polka dot, dot, dots, polka dots, dotted, spotted',
  stripes: 'stripe, stripes, striped, pinstripe, vertical stripe, horizontal stripe, diagonal stripe',
  gingham: 'gingham, check, checks, checked, plaid check',
  checkerboard: 'checkerboard, checkered, chequered, chessboard, chequerboard',
  diamonds: 'diamond, rhombus, harlequin, argyle',
  zigzag: 'zigzag, zig zag, chevron',
  grid: 'grid, square grid, grid line',
  shapes: 'geometric, geometric shape, geometric figure',
};
type Figure = keyof typeof FIGURES;

/** Figures whose bare names mean nothing else. */
const SURE = phrases(
  `polka dot, dots, stripe, bold stripe, pinstripe, gingham, checkerboard, zigzag, zig zag, grid line,
  vertical stripe, horizontal stripe, diagonal stripe`,
);

/** Flat figures in rows that repeat without a seam, in the colors that are asked for. */
export const print: AbstractDefinition = {
  shows: [
    ...SURE,
    ...Object.values(FIGURES)
      .flatMap(phrases)
      .flatMap((figure) =>
        ['pattern', 'print', 'background', 'backdrop', 'wallpaper', 'texture', 'textile'].flatMap((sheet) => [
          `${figure} ${sheet}`,
          `${figure} seamless ${sheet}`,
          `${figure} repeating ${sheet}`,
          `${figure} vector ${sheet}`,
        ]),
      ),
  ].join(', '),
  contains:
    'pattern, print, background, wallpaper, geometric, seamless, repeating, repeat, tileable, repeated',
  motifs: { ...FIGURES, vertical: 'vertical', horizontal: 'horizontal', diagonal: 'diagonal' },
  ...SURFACE,
  isFlat: true,
  ground: (palette) => palette.at(-1)!,
  composePalette: (named) => (named.length > 0 ? inkOnGround(named) : undefined),
  createPainter: createPrint,
};

/** The figures' colors, then that of the ground: the last that is named, or white. */
function inkOnGround(named: readonly Rgb[]): Rgb[] {
  const [first] = named;
  const ground = named.length > 1 ? named.at(-1)! : luminance(first!) > 0.7 ? PALE_BLUE : WHITE;
  const inks = named.length > 1 ? named.slice(0, -1) : named;
  return inks.length > 1 ? [...inks, ground] : [...inks, ...inks, ground];
}

const WHITE = fromHex('#faf8f4');
const PALE_BLUE = fromHex('#a9bfd6');

/** Figures from one edge of the picture to the other: whole numbers, so that its edges fit together. */
interface Cells {
  across: number;
  down: number;
}

/** Writes the color at a place in cells; `soft` is half a pixel in cells. */
type Painter = (u: number, v: number, soft: number, color: Float64Array) => void;

function createPrint(scene: AbstractScene, width: number, height: number): RowPainter {
  if (scene.figures) return createDrawnPrint(scene, scene.figures, width, height);
  const random = createRandom(scene.seed);
  const lens = createLens(scene.view, width, height);
  const figure = (Object.keys(FIGURES) as Figure[]).find((one) => scene.motifs.includes(one)) ?? 'shapes';
  const cells = countCells(width, height, figure, random);
  const paint = PAINTERS[figure]({ ...scene, cells, random });
  const soft = (0.6 * Math.max(cells.across / width, cells.down / height)) / lens.zoom;
  return paintPixels(lens, width, 0.5, (x, y, color) =>
    paint((x / width) * cells.across, (y / height) * cells.down, soft, color),
  );
}

function countCells(width: number, height: number, figure: Figure, random: Random): Cells {
  const small = figure === 'stripes' || figure === 'grid' ? 1.35 : 1;
  const usual = random.between(6, 9) * small;
  const scale = usual / Math.sqrt(width * height);
  // Even, since some figures alternate.
  const even = (length: number) => Math.max(2, 2 * Math.round((length * scale) / 2));
  return { across: even(width), down: even(height) };
}

interface Printed extends Pick<AbstractScene, 'palette' | 'motifs'> {
  cells: Cells;
  random: Random;
}

const PAINTERS: Record<Figure, (printed: Printed) => Painter> = {
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
};

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

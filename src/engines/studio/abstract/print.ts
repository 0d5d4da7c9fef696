import { fromHex, luminance, type Rgb } from '../color/linear-color.ts';
import { createRandom, type Random } from '../math/seeded-random.ts';
import { phrases } from '../scene/phrases.ts';
import { type AbstractDefinition, type RowPainter, SURFACE } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createDrawnPrint } from './drawn-print.ts';
import { createFlatDrawing } from './flat-drawing.ts';
import { createLens, paintPixels } from './pattern-lens.ts';
import { type Cells, type Figure, PAINTERS } from './printed-figures.ts';

/** Words for each printed figure; stripes may have a direction. */
const FIGURES: Record<Figure, string> = {
  dots: 'polka dot, dot, dots, polka dots, dotted, spotted',
  stripes: 'stripe, stripes, striped, pinstripe, vertical stripe, horizontal stripe, diagonal stripe',
  gingham: 'gingham, check, checks, checked, plaid check',
  checkerboard: 'checkerboard, checkered, chequered, chessboard, chequerboard',
  diamonds: 'diamond, rhombus, harlequin, argyle',
  zigzag: 'zigzag, zig zag, chevron',
  grid: 'grid, square grid, grid line',
  herringbone: 'herringbone, parquet',
  hexagons: 'hexagon, hexagonal, honeycomb',
  bricks: 'brick, subway tile',
  shapes: 'geometric, geometric shape, geometric shapes, geometric figure',
};

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

function createPrint(scene: AbstractScene, width: number, height: number): RowPainter {
  if (scene.placed) return createFlatDrawing(scene, scene.placed, width, height);
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
  // Some figures alternate.
  const step = figure === 'herringbone' ? 4 : 2;
  const even = (length: number) => Math.max(step, step * Math.round((length * scale) / step));
  return { across: even(width), down: even(height) };
}

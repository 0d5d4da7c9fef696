import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { createPainter } from '#engines/painter/painter';
import type { ReferenceImage } from '#engines/studio/studio';
import { EXAMPLE_ASSETS } from '#features/assets/content/example-assets';
import { type Entry, SHEETS } from './studio-sheet-prompts.ts';

const COLUMNS = 5;
/** The pair of a refinement, or six seeds of a prompt, stay in one row. */
const COLUMNS_OF_ROWS = 6;
const SEEDS = 3;
/** Seeds of the same entry are this far from each other, and from those of other entries. */
const SEED_STEP = 1_000;

/** Of these the painter chooses the engine; all other sheets are drawn. */
const MAY_BE_PHOTOGRAPHS = [
  'photographed-materials',
  'photographed-meals',
  'photographed-objects',
  'photographed-outdoors',
  'photographed-rooms',
  'photographed-sets',
  'photographed-things',
  'refinements',
  'stagings',
];
const IN_ROWS = ['photographed-sets', 'refinements'];
// Sheets named on the command line; default: all. `--folder` and `--tile` make small ones elsewhere.
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string', default: 'docs/studio' }, tile: { type: 'string', default: '320' } },
});
const { folder } = values;
const tile = Number(values.tile);
// Painted larger, so that edges are smooth.
const side = Math.round(tile * 1.6);
const painter = createPainter({ threads: 2 });
await mkdir(folder, { recursive: true });
for (const [name, entries] of Object.entries(SHEETS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const pictures = entries.flatMap(picturesOf);
  const columns = IN_ROWS.includes(name) ? COLUMNS_OF_ROWS : COLUMNS;
  const tiles: OverlayOptions[] = [];
  for (const [index, picture] of pictures.entries()) {
    const { pixels } = await painter.render({
      ...(MAY_BE_PHOTOGRAPHS.includes(name) ? {} : { engine: 'studio' }),
      ...picture,
      width: side,
      height: side,
      ...(name === 'stagings' ? { reference: await readCutOut(index) } : {}),
    });
    const input = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
      .resize(tile)
      .png()
      .toBuffer();
    tiles.push({ input, left: (index % columns) * tile, top: Math.floor(index / columns) * tile });
  }
  const height = Math.ceil(pictures.length / columns) * tile;
  await sharp({ create: { width: columns * tile, height, channels: 3, background: '#000' } })
    .composite(tiles)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(`${folder}/${name}.jpg`);
  console.log(`${folder}/${name}.jpg`);
}
await painter.close();

/** The pictures of an entry; a refinement has the seed of the picture before it. */
function picturesOf(entry: Entry, index: number): { prompt: string; seed: number; refinements?: string[] }[] {
  const seed = index + 1;
  if (typeof entry === 'string') return [{ prompt: entry, seed }];
  const { prompt } = entry;
  if ('refinement' in entry)
    return [
      { prompt, seed },
      { prompt, seed, refinements: [entry.refinement] },
    ];
  return Array.from({ length: entry.inSeeds === 'row' ? COLUMNS_OF_ROWS : SEEDS }, (_, at) => ({
    prompt,
    seed: seed + at * SEED_STEP,
  }));
}

/** Cycles through the example assets. */
async function readCutOut(index: number): Promise<ReferenceImage> {
  const { imageUrl } = EXAMPLE_ASSETS[index % EXAMPLE_ASSETS.length]!;
  const { data, info } = await sharp(`src/web/app/public${imageUrl}`)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 4 };
}

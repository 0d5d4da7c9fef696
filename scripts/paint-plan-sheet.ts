/**
 * Paints the contact sheet of the pricing page with the studio engine: one small picture for each credit of the largest
 * plan. Run `node scripts/paint-plan-sheet.ts` after a change of plans.
 */
import { availableParallelism } from 'node:os';
import sharp, { type OverlayOptions } from 'sharp';
import { createBuiltinTextModel } from '#adapters/text-models/builtin/builtin-text-model';
import { createRandom } from '#engines/studio/math/seeded-random';
import { createStudio } from '#engines/studio/studio';
import { CONTENT_CATEGORIES, type ContentCategory } from '#features/images/contract/enumerations';
import { provenanceXmp } from '#features/images/rules/provenance-xmp';
import { SHEET_COLUMNS } from '#features/plans/content/plan-sheet';
import { PLANS } from '#features/plans/contract/plans';

const FILE = 'src/web/app/public/plans/contact-sheet.webp';
const PAINTED = 144;
/** Twice the size of a cell on the page. */
const CELL = 24;
const SEED = 750;

const random = createRandom(SEED);
const model = createBuiltinTextModel({ random: () => random.next() });
const studio = createStudio({ threads: availableParallelism() });
const categories = Object.keys(CONTENT_CATEGORIES) as ContentCategory[];
const count = Math.max(...PLANS.map(({ credits }) => credits));
const cells: OverlayOptions[] = [];
for (let place = 0; place < count; place += 1) {
  const category = categories[Math.floor(random.next() * categories.length)]!;
  const { prompt } = await model.writeImagePrompt(
    { category, recent: [] },
    { signal: new AbortController().signal },
  );
  const picture = await studio.render({ prompt, width: PAINTED, height: PAINTED, seed: place });
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  cells.push({
    input: await sharp(picture.pixels, { raw }).resize(CELL, CELL).png().toBuffer(),
    left: (place % SHEET_COLUMNS) * CELL,
    top: Math.floor(place / SHEET_COLUMNS) * CELL,
  });
}
await studio.close();
const height = Math.ceil(count / SHEET_COLUMNS) * CELL;
await sharp({ create: { width: SHEET_COLUMNS * CELL, height, channels: 3, background: '#888' } })
  .composite(cells)
  .withXmp(provenanceXmp('algorithmicMedia'))
  .webp({ quality: 60, effort: 6 })
  .toFile(FILE);

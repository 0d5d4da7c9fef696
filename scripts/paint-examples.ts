/**
 * Paints the thumbnails of the example prompts and the samples of styles with the studio engine. Run it after a change of
 * src/features/prompt-builder/content/example-prompts.ts, style-samples.ts or visual-style-samples.ts: `node scripts/paint-examples.ts` for all of them, or with the titles of some.
 */
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createStudio } from '#engines/studio/studio';
import { provenanceXmp } from '#features/images/rules/provenance-xmp';
import { EXAMPLE_PROMPTS } from '#features/prompt-builder/content/example-prompts';
import { STYLE_SAMPLES } from '#features/prompt-builder/content/style-samples';
import { VISUAL_STYLE_SAMPLES } from '#features/prompt-builder/content/visual-style-samples';

const FOLDER = 'src/web/app/public';
const WIDTH = 480;
const HEIGHT = 360;
/** Painted larger than shown: scaling down smooths what one ray a pixel leaves rough. */
const SCALE = 1.5;
const MOST_BYTES = 25_000;

const studio = createStudio({ threads: availableParallelism() });
await mkdir(`${FOLDER}/examples`, { recursive: true });
const titles = process.argv.slice(2);
for (const { title, prompt, thumbnail, seed, ...wished } of [
  ...Object.values(EXAMPLE_PROMPTS).flat(),
  ...STYLE_SAMPLES,
  // No label of a card, but what the engine is asked for.
  ...VISUAL_STYLE_SAMPLES.map(({ style, ...of }) => ({ ...of, settings: { style } })),
]) {
  if (titles.length > 0 && !titles.includes(title)) continue;
  const picture = await studio.render({
    prompt,
    width: WIDTH * SCALE,
    height: HEIGHT * SCALE,
    seed,
    ...('settings' in wished && { settings: wished.settings }),
  });
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  const image = sharp(picture.pixels, { raw })
    .resize(WIDTH, HEIGHT)
    .withXmp(provenanceXmp('algorithmicMedia'));
  // Grass and fine dots weigh more than silk.
  let quality = 80;
  let size = Number.POSITIVE_INFINITY;
  for (; size > MOST_BYTES && quality > 20; quality -= 6)
    ({ size } = await image.clone().webp({ quality, effort: 6 }).toFile(`${FOLDER}${thumbnail}`));
  if (size > MOST_BYTES) throw new Error(`${title} does not fit into ${MOST_BYTES} bytes`);
  console.log(`${title}: ${picture.scene.archetype}, ${size} bytes`);
}
await studio.close();

/**
 * Paints the thumbnails of example prompts and style samples with the studio engine. Run
 * `node scripts/paint-examples.ts [title…]` after a change of example-prompts.ts, style-samples.ts or
 * visual-style-samples.ts in src/features/prompt-builder/content.
 */
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createStudio } from '#engines/studio/studio';
import { provenanceXmp } from '#features/images/rules/provenance-xmp';
import { EXAMPLE_PROMPTS } from '#features/prompt-builder/content/example-prompts';
import { STYLE_SAMPLES } from '#features/prompt-builder/content/style-samples';
import { VISUAL_STYLE_SAMPLES } from '#features/prompt-builder/content/visual-style-samples';
import { writeSmallWebp } from './write-small-webp.ts';

const FOLDER = 'src/web/app/public';
const WIDTH = 480;
const HEIGHT = 360;
/** Painted larger and scaled down, which smooths edges. */
const SCALE = 1.5;
const MAX_BYTES = 25_000;

const studio = createStudio({ threads: availableParallelism() });
await mkdir(`${FOLDER}/examples`, { recursive: true });
const titles = process.argv.slice(2);
for (const { title, prompt, thumbnail, seed, ...wished } of [
  ...Object.values(EXAMPLE_PROMPTS).flat(),
  ...STYLE_SAMPLES,
  // For these, `style` is a setting of the engine, not the label of a card.
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
  const limits = { maxBytes: MAX_BYTES, quality: { highest: 80, lowest: 26 } };
  const { size } = await writeSmallWebp(image, `${FOLDER}${thumbnail}`, limits);
  console.log(`${title}: ${picture.scene.archetype}, ${size} bytes`);
}
await studio.close();

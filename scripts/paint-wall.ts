/**
 * Paints the pictures of the landing page's wall with the studio engine, and prints the ThumbHash of each for
 * src/features/create/web/landing/wall-pictures.ts. Run `node scripts/paint-wall.ts` after a change of the prompts there.
 */
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { createStudio } from '#engines/studio/studio';
import { provenanceXmp } from '#features/images/rules/provenance-xmp';
import { WALL_PICTURES } from '../src/features/create/web/landing/wall-pictures.ts';

const FOLDER = 'src/web/app/public/wall';
const WIDTH = 480;
const HEIGHT = 400;

const studio = createStudio({ threads: availableParallelism() });
await mkdir(FOLDER, { recursive: true });
for (const { name, prompt, seed } of WALL_PICTURES) {
  // Painted larger and scaled down, which smooths edges.
  const picture = await studio.render({ prompt, width: WIDTH * 2, height: HEIGHT * 2, seed });
  const raw = { width: picture.width, height: picture.height, channels: 3 as const };
  const image = sharp(picture.pixels, { raw }).resize(WIDTH, HEIGHT);
  await image
    .clone()
    .withXmp(provenanceXmp('algorithmicMedia'))
    .webp({ quality: 70, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
  const small = await image.clone().resize(60, 50).ensureAlpha().raw().toBuffer();
  console.log(name, Buffer.from(rgbaToThumbHash(60, 50, small)).toString('base64'));
}
await studio.close();

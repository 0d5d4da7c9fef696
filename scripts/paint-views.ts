/**
 * Paints the landscapes that stand behind photographs outdoors with the studio engine, and prints the horizon and the sun of each
 * for the table in src/engines/photo-studio/views/views.ts. Run `node scripts/paint-views.ts` after a change of the prompts here.
 */
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { composePicture } from '#engines/studio/compose/compose-picture';
import { createStudio } from '#engines/studio/studio';

const FOLDER = 'src/engines/photo-studio/views/files';
const WIDTH = 1920;
const HEIGHT = 1200;
/** Rows kept below the horizon, as a part of the height: what lies nearer is traced. */
const BELOW_LAND = 0.08;
const BELOW_SEA = 0.36;

const VIEWS = [
  { name: 'hills', prompt: 'green hills at noon', seed: 6 },
  { name: 'woods', prompt: 'green hills at noon', seed: 3 },
  { name: 'mountains', prompt: 'mountains in summer', seed: 1 },
  { name: 'peaks', prompt: 'mountains in summer', seed: 3 },
  { name: 'wheat', prompt: 'wheat field at noon', seed: 2 },
  { name: 'sea', prompt: 'sea on a sunny day', seed: 2, isSea: true },
  { name: 'calm-sea', prompt: 'sea on a sunny day', seed: 1, isSea: true },
  { name: 'dunes', prompt: 'desert', seed: 4 },
  { name: 'golden-dunes', prompt: 'desert', seed: 5 },
  { name: 'snowy-mountains', prompt: 'snowy mountains', seed: 3 },
  { name: 'snowy-hills', prompt: 'snowy hills at noon', seed: 2 },
  { name: 'hills-at-dusk', prompt: 'hills at sunset', seed: 5 },
  { name: 'mountains-at-dusk', prompt: 'mountains at sunset', seed: 1 },
  { name: 'sea-at-dusk', prompt: 'sea at sunset', seed: 4, isSea: true },
  { name: 'dunes-at-dusk', prompt: 'desert at sunset', seed: 1 },
  { name: 'snow-at-dusk', prompt: 'snowy mountains at sunset', seed: 4 },
];

const studio = createStudio({ threads: availableParallelism() });
await mkdir(FOLDER, { recursive: true });
for (const { name, prompt, seed, isSea = false } of VIEWS) {
  const request = { prompt, width: WIDTH, height: HEIGHT, seed };
  const { scene } = await composePicture(request);
  if (scene.kind !== 'landscape') throw new Error(`${prompt} is no landscape`);
  const { pixels } = await studio.render(request);
  const { horizon } = scene.camera;
  const kept = Math.min(1, horizon + (isSea ? BELOW_SEA : BELOW_LAND));
  const height = Math.round(HEIGHT * kept);
  await sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .extract({ left: 0, top: 0, width: WIDTH, height })
    .webp({ quality: 80, effort: 6 })
    .toFile(`${FOLDER}/${name}.webp`);
  const sun = scene.light.direction.map((part) => part.toFixed(2)).join(', ');
  console.log(`${name}: horizon ${((horizon * HEIGHT) / height).toFixed(4)}, sun [${sun}]`);
}
await studio.close();

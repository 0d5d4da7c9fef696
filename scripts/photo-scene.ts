import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { renderScene } from '#engines/photo-studio/photo-studio';
import { createRandom } from '#engines/photo-studio/scene/random';
import type { Scene } from '#engines/photo-studio/scene/scene';
import { ROOM_SETS } from '#engines/photo-studio/sets/rooms/room-sets';
import type { Subject } from '#engines/photo-studio/sets/set';
import { STILL_SETS } from '#engines/photo-studio/sets/still-sets';
import { findItems } from '#engines/photo-studio/things/catalog';

const SETS = [...STILL_SETS, ...ROOM_SETS];

const USAGE = `npm run photo -- --set table [--subject "apple 3"]... [--seed 1] [-o out.png]
npm run photo -- scene-module.ts [-o out.png] [--name export]
Both: [--width 640] [--height 640] [--samples 24]
  [--threads 2] [--limit seconds] [--reference: no filter] [--previews: writes those as well]
The module exports a Scene, or a function (also async) that returns one; the first export unless --name is given.
Sets: ${SETS.map(({ name }) => name).join(', ')}`;

/** Renders a scene of a module to a PNG, to look at models and sets. */
try {
  await render(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exitCode = 1;
}

async function render(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      output: { type: 'string', short: 'o', default: 'scene.png' },
      name: { type: 'string' },
      set: { type: 'string' },
      subject: { type: 'string', multiple: true, default: [] },
      seed: { type: 'string', default: '1' },
      width: { type: 'string', default: '640' },
      height: { type: 'string' },
      samples: { type: 'string', default: '24' },
      threads: { type: 'string', default: '2' },
      limit: { type: 'string' },
      reference: { type: 'boolean', default: false },
      previews: { type: 'boolean', default: false },
    },
  });
  const width = Number(values.width);
  const height = Number(values.height ?? values.width);
  const scene = values.set
    ? await composeSet(values.set, { subjects: values.subject, seed: Number(values.seed), width, height })
    : await loadScene(positionals[0], values.name);
  const write = (file: string, picture: { width: number; height: number; pixels: Uint8Array }) =>
    sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 3 } })
      .png()
      .toFile(file);
  let previews = 0;
  const result = await renderScene(scene, {
    width,
    height,
    samples: Number(values.samples),
    threads: Number(values.threads),
    isReference: values.reference,
    ...(values.limit ? { timeLimit: Number(values.limit) * 1000 } : {}),
    onPreview: (preview) => {
      if (values.previews) void write(values.output.replace(/\.png$/, `-${++previews}.png`), preview);
    },
  });
  await write(values.output, result);
  const { figures } = result;
  const seconds = (ms: number) => (ms / 1000).toFixed(2);
  console.log(
    `${values.output}: ${figures.triangles} triangles, ${figures.samples} samples, ${(figures.rays / 1e6).toFixed(1)} Mrays; ` +
      `seconds: packing ${seconds(figures.packing)}, building ${seconds(figures.building)}, first preview ${seconds(figures.firstPreview)}, ` +
      `tracing ${seconds(figures.tracing)}, finishing ${seconds(figures.finishing)}, total ${seconds(figures.total)}; ` +
      `${(figures.memory / 1e6).toFixed(0)} MB`,
  );
}

async function composeSet(
  name: string,
  { subjects, seed, ...size }: { subjects: readonly string[]; seed: number; width: number; height: number },
): Promise<Scene> {
  const set = SETS.find((one) => one.name === name);
  if (!set) throw new Error(`There is no set ${name}.\n${USAGE}`);
  const request = { ...size, subjects: subjects.map(readSubject), random: createRandom(seed) };
  return (await set.compose(request)).scene;
}

/** "Apple 3" */
function readSubject(text: string): Subject {
  const [, name = '', count = '1'] = /^(.*?)(?: (\d+))?$/.exec(text)!;
  const item = findItems(name)[0];
  if (!item) throw new Error(`Nothing in the catalog is called ${name}.`);
  return { key: item.key, name, count: Number(count) };
}

async function loadScene(path: string | undefined, name: string | undefined): Promise<Scene> {
  if (!path) throw new Error(USAGE);
  const exported: Record<string, unknown> = await import(pathToFileURL(resolve(path)).href);
  const made = name ? exported[name] : Object.values(exported)[0];
  return typeof made === 'function' ? made() : (made as Scene);
}

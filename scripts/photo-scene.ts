import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { renderScene } from '#engines/photo-studio/photo-studio';
import type { Scene } from '#engines/photo-studio/scene/scene';

const USAGE = `node scripts/photo-scene.ts scene-module.ts [-o out.png] [--name export] [--width 640] [--height 640] [--samples 24]
  [--threads 2] [--limit seconds] [--reference: no filter] [--previews: writes those as well]
The module exports a Scene, or a function (also async) that returns one; the first export unless --name is given.`;

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
      width: { type: 'string', default: '640' },
      height: { type: 'string' },
      samples: { type: 'string', default: '24' },
      threads: { type: 'string', default: '2' },
      limit: { type: 'string' },
      reference: { type: 'boolean', default: false },
      previews: { type: 'boolean', default: false },
    },
  });
  const path = positionals[0];
  if (!path) throw new Error(USAGE);
  const exported: Record<string, unknown> = await import(pathToFileURL(resolve(path)).href);
  const made = values.name ? exported[values.name] : Object.values(exported)[0];
  const scene: Scene = typeof made === 'function' ? await made() : made;
  const write = (file: string, picture: { width: number; height: number; pixels: Uint8Array }) =>
    sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 3 } })
      .png()
      .toFile(file);
  let previews = 0;
  const result = await renderScene(scene, {
    width: Number(values.width),
    height: Number(values.height ?? values.width),
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

import type { Scene } from '../scene/scene.ts';
import { type Arena, allocate, bytesOf, floatsOf, intsOf } from '../trace/arena.ts';
import { buildTree } from '../trace/build-tree.ts';
import { allocateDenoising, denoise } from '../trace/denoise.ts';
import { allocateDeveloping, develop } from '../trace/develop.ts';
import { BYTES, PARAMETER, TILE_SIZE } from '../trace/kernel-layout.ts';
import { packCamera, packScene } from '../trace/pack-scene.ts';
import { planSamples, WAVE } from '../trace/plan-samples.ts';
import { scoutLights } from '../trace/scout-lights.ts';
import type { Crew, Orders } from './crew.ts';
import type { RenderedPicture, RenderOptions, RenderResult } from './render-options.ts';

// As large as previews are shown.
const PREVIEW_EDGE = 256;
const PREVIEW_SAMPLES = 2;
/** Part of the time limit that denoising and developing need. */
const FINISHING_PART = 0.12;

/** Renders with a crew's threads; one picture at a time. */
export async function renderWith(crew: Crew, scene: Scene, options: RenderOptions): Promise<RenderResult> {
  const orders = crew.begin(options.signal);
  try {
    return await renderPicture(crew, orders, scene, options);
  } finally {
    orders.end();
  }
}

async function renderPicture(
  crew: Crew,
  orders: Orders,
  scene: Scene,
  options: RenderOptions,
): Promise<RenderResult> {
  const { width, height, samples = 32, timeLimit, onProgress = () => undefined, onPreview } = options;
  options.signal?.throwIfAborted();
  const start = performance.now();
  const raysBefore = crew.rays();
  const arena = crew.freshArena();
  const packed = packScene(arena, scene, { isDraft: onPreview !== undefined });
  orders.setParameters(packed.parameters);
  const afterPacking = performance.now();
  const buildLevels = () => orders.run({ run: 'buildLevels', count: packed.textureCount, args: [] });
  await buildLevels();
  await buildTree(arena, packed, orders.run, orders.call);
  const afterBuilding = performance.now();
  onProgress(0.02);

  const studio = openDarkroom(arena, packed.parameters, scene, orders, width, height);
  let firstPreview = 0;
  if (onPreview) {
    const scale = Math.min(1, PREVIEW_EDGE / Math.max(width, height));
    const small = {
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    };
    studio.load(small.width, small.height);
    await studio.expose(PREVIEW_SAMPLES);
    onPreview(await studio.print(true));
    firstPreview = performance.now() - start;
    packed.finishTextures();
    await buildLevels();
  }
  studio.load(width, height);
  await scoutLights(arena, packed.parameters, scene.lights.length, orders.run);
  const traceStart = performance.now();
  const isReference = options.isReference ?? false;
  const first = Math.min(samples, isReference ? 16 : Math.ceil(samples / (8 * WAVE)) * WAVE);
  let goal = samples;
  await studio.expose(first);
  if (timeLimit !== undefined) {
    const each = (performance.now() - traceStart) / first;
    const left = timeLimit * (1 - FINISHING_PART) - (performance.now() - start);
    goal = Math.max(first, Math.min(samples, first + Math.floor(left / each)));
  }
  onProgress(0.04 + (0.9 * first) / goal);
  let done = first;
  let isPreviewed = false;
  while (done < goal) {
    const next = Math.min(goal, isReference ? done + 16 : Math.max(done + 2, Math.ceil(done * 1.7)));
    if (isReference) await studio.expose(next - done);
    else await studio.exposeAdaptively(next, goal * 4);
    done = next;
    onProgress(0.04 + (0.9 * done) / goal);
    if (onPreview && !isPreviewed && done >= goal / 3 && done < goal) {
      isPreviewed = true;
      onPreview(await studio.print(true));
    }
  }
  const afterTracing = performance.now();
  const picture = await studio.print(!isReference);
  onProgress(1);
  const end = performance.now();
  return {
    ...picture,
    ...(isReference ? { radiance: studio.radiance() } : {}),
    figures: {
      triangles: packed.triangleCount,
      rays: crew.rays() - raysBefore,
      samples: done,
      packing: afterPacking - start,
      building: afterBuilding - afterPacking,
      firstPreview,
      tracing: afterTracing - traceStart,
      finishing: end - afterTracing,
      total: end - start,
      memory: arena.memory.buffer.byteLength,
    },
  };
}

/** Film, denoiser and developer for pictures of at most that size. */
function openDarkroom(
  arena: Arena,
  parameters: number,
  scene: Scene,
  orders: Orders,
  maxWidth: number,
  maxHeight: number,
) {
  const pixels = maxWidth * maxHeight;
  const film = allocate(arena, pixels * BYTES.filmPixel);
  const maxTiles = Math.ceil(maxWidth / TILE_SIZE) * Math.ceil(maxHeight / TILE_SIZE);
  const tileTable = allocate(arena, maxTiles * BYTES.tile);
  const errors = allocate(arena, maxTiles * 4);
  const denoising = allocateDenoising(arena, maxWidth, maxHeight);
  const developing = allocateDeveloping(arena, maxWidth, maxHeight);
  let size = { width: maxWidth, height: maxHeight };
  let columns = 0;
  let taken = new Int32Array(0);
  const expose = async (counts: Int32Array) => {
    const table = intsOf(arena, tileTable, taken.length * 2);
    counts.forEach((count, tile) => {
      table[tile * 2] = taken[tile]!;
      taken[tile]! += count;
      table[tile * 2 + 1] = taken[tile]!;
    });
    await orders.run({ run: 'renderTile', count: taken.length, args: [TILE_SIZE] });
  };
  return {
    /** Puts in a blank film. */
    load(width: number, height: number) {
      size = { width, height };
      columns = Math.ceil(width / TILE_SIZE);
      taken = new Int32Array(columns * Math.ceil(height / TILE_SIZE));
      const ints = intsOf(arena, parameters, BYTES.parameters / 4);
      ints[PARAMETER.film] = film;
      ints[PARAMETER.tiles] = tileTable;
      ints[PARAMETER.width] = width;
      ints[PARAMETER.height] = height;
      packCamera(arena, parameters, scene.camera, width, height);
      bytesOf(arena, film, width * height * BYTES.filmPixel).fill(0);
    },
    expose: (samples: number) => expose(new Int32Array(taken.length).fill(samples)),
    async exposeAdaptively(target: number, most: number) {
      await orders.run({
        run: 'measureTile',
        count: taken.length,
        args: [TILE_SIZE, 2 ** scene.exposure, errors],
      });
      const measured = new Float32Array(floatsOf(arena, errors, taken.length));
      await expose(planSamples(measured, taken, columns, { target, most }));
    },
    /** The picture that was printed last, before development. */
    radiance: () => new Float32Array(floatsOf(arena, denoising.picture, size.width * size.height * 4)),
    async print(isDenoised: boolean): Promise<RenderedPicture> {
      const picture = isDenoised ? await denoise(denoising, size, orders.run) : denoising.picture;
      if (!isDenoised) await orders.run({ run: 'readFilm', count: size.height, args: [picture] });
      return { ...size, pixels: await develop(arena, developing, picture, size, scene, orders.run) };
    },
  };
}

import { createAbstractStages } from '../abstract/abstract-stages.ts';
import type { Scene } from '../compose/scene.ts';
import { createFinishStages, type Exposure, type MeteredLight } from '../finish/finish-stages.ts';
import { countGlowFloats, layoutGlow } from '../finish/glow-map.ts';
import { countLandscapeFloats, createLandscapeStages } from '../landscape/landscape-stages.ts';
import { countObjectFloats, createObjectStages } from '../objects/object-stages.ts';
import type { PeopleScene } from '../people/people-scene.ts';
import { countPeopleBytes, createPeopleStages } from '../people/people-stages.ts';
import { countReferenceFloats, createReferenceStages } from '../reference/reference-stages.ts';
import type { Painting, Stage } from '../scene/stage.ts';

/** Shared memory of one picture; the parts may be larger than needed. */
export type CanvasMemory = Record<'radiance' | 'work' | 'glow' | 'pixels', SharedArrayBuffer>;

/** Bytes of each part of a picture's memory. */
export type CanvasSizes = Record<keyof CanvasMemory, number>;

export interface Size {
  width: number;
  height: number;
}

export function measureCanvas(scene: Scene, width: number, height: number): CanvasSizes {
  const pixels = width * height * 3;
  if (scene.kind === 'people')
    return { radiance: 0, work: countPeopleBytes(scene, width, height), glow: 0, pixels };
  const painted = paintedSize(scene, width, height);
  return {
    radiance: painted.width * painted.height * 12,
    work: countWorkFloats(scene, painted.width, painted.height) * 4,
    glow: countGlowFloats(layoutGlow(painted.width, painted.height)) * 4,
    pixels,
  };
}

/** Gives the scene the number of leaves and twigs that it has at another size. */
export function withDetailOf(scene: Scene, likeSize: Size): Scene {
  if (scene.kind !== 'landscape') return scene;
  return { ...scene, plantSize: paintedSize(scene, likeSize.width, likeSize.height) };
}

/** A part of a picture, pixels [left, right) × [top, bottom), to be developed in the light of the whole. */
export interface Part {
  area: { left: number; top: number; right: number; bottom: number };
  light: MeteredLight;
}

/** All stages of a picture, in order. Of a part, slices without any of its pixels are left out. */
export function createStages(
  scene: Scene,
  width: number,
  height: number,
  memory: CanvasMemory,
  part?: Part,
  /** Metered if undefined. */
  exposure?: Exposure,
): Stage[] {
  const sizes = measureCanvas(scene, width, height);
  const floats = (part: 'radiance' | 'work' | 'glow') => new Float32Array(memory[part], 0, sizes[part] / 4);
  const pixels = new Uint8Array(memory.pixels, 0, sizes.pixels);
  if (scene.kind === 'people')
    return createPeopleStages(scene, width, height, new Uint8Array(memory.work, 0, sizes.work), pixels);
  const painted = paintedSize(scene, width, height);
  const radiance = floats('radiance');
  const work = floats('work');
  const stages = createPainting(scene, { ...painted, radiance, work });
  const finish = createFinishStages(
    scene,
    painted,
    { width, height },
    { radiance, glow: floats('glow'), pixels },
    { light: part?.light, exposure },
  );
  if (!part) return [...stages, ...finish];
  return [
    ...stages.map((stage) =>
      ofPart(stage, part.area, { width: painted.width / width, height: painted.height / height }),
    ),
    ...finish.map((stage) => ofPart(stage, part.area, { width: 1, height: 1 })),
  ];
}

/** Pixels around a part that are painted as well, since larger paintings are reduced to the picture. */
const AROUND = 3;

/** @param scale of the painting's pixels to those of the part */
function ofPart(stage: Stage, { left, top, right, bottom }: Part['area'], scale: Size): Stage {
  const { linesOf, paint } = stage;
  if (!linesOf) return stage;
  const columns = [left * scale.width - AROUND, right * scale.width + AROUND] as const;
  const rows = [top * scale.height - AROUND, bottom * scale.height + AROUND] as const;
  return {
    ...stage,
    paint(slice) {
      const { axis, from, to } = linesOf(slice);
      const [first, last] = axis === 'rows' ? rows : columns;
      if (to > first && from < last) return paint(slice);
    },
  };
}

/** Pixels of the small paintings that compare exposures. */
const METERED_PIXELS = 128 * 128;

/** Gain, black and white point of a scene, metered on a small painting of it. */
export async function meterScene(
  scene: Scene,
  { width, height }: Size,
): Promise<{ black: number; white: number; gain: number }> {
  const scale = Math.sqrt(METERED_PIXELS / (width * height));
  const { light } = await meterPainting(scene, {
    width: Math.max(16, Math.round(width * scale)),
    height: Math.max(16, Math.round(height * scale)),
  });
  const [black, white, gain] = light.glow.slice(-3);
  return { black: black!, white: white!, gain: gain! };
}

/**
 * A picture of a scene with its metered light.
 * @param exposure metered if undefined
 */
export async function meterPainting(
  scene: Scene,
  { width, height }: Size,
  exposure?: Exposure,
): Promise<{ pixels: Uint8Array; light: MeteredLight }> {
  const sizes = measureCanvas(scene, width, height);
  const memory: CanvasMemory = {
    radiance: new SharedArrayBuffer(sizes.radiance),
    work: new SharedArrayBuffer(sizes.work),
    glow: new SharedArrayBuffer(sizes.glow),
    pixels: new SharedArrayBuffer(sizes.pixels),
  };
  for (const stage of createStages(scene, width, height, memory, undefined, exposure))
    for (let slice = 0; slice < stage.slices; slice++) await stage.paint(slice);
  return {
    pixels: new Uint8Array(memory.pixels),
    light: { ...paintedSize(scene, width, height), glow: new Float32Array(memory.glow) },
  };
}

function countWorkFloats(scene: Scene, width: number, height: number): number {
  if (scene.kind === 'landscape') return countLandscapeFloats(scene, width, height);
  if (scene.kind === 'reference') return countReferenceFloats(width, height);
  return scene.kind === 'object' ? countObjectFloats(width, height) : 0;
}

function createPainting(scene: Exclude<Scene, PeopleScene>, painting: Painting): Stage[] {
  switch (scene.kind) {
    case 'landscape':
      return createLandscapeStages(scene, painting);
    case 'object':
      return createObjectStages(scene, painting);
    case 'reference':
      return createReferenceStages(scene, painting);
    case 'abstract':
      return createAbstractStages(scene, painting);
  }
}

/** Anti-aliasing by supersampling, except for large pictures and for the ray marcher, which has its own. */
function paintedSize(scene: Scene, width: number, height: number): Size {
  const area = width * height;
  const ratio =
    area > 3_000_000 || scene.kind === 'object' || scene.kind === 'reference'
      ? 1
      : scene.kind === 'landscape'
        ? 1.2
        : 1.35;
  return { width: Math.round(width * ratio), height: Math.round(height * ratio) };
}

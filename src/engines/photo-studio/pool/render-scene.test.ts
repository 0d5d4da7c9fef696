import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sphere } from '../geometry/lathe.ts';
import { floorPlane } from '../geometry/plane.ts';
import { meshOf } from '../geometry/shape.ts';
import type { Material } from '../scene/material.ts';
import type { Instance, Scene } from '../scene/scene.ts';
import { at } from '../scene/transform.ts';
import { type Crew, startCrew } from './crew.ts';
import { renderWith } from './render-scene.ts';

let crew: Crew;
beforeAll(async () => {
  crew = await startCrew(2);
});
afterAll(() => crew.close());

const SIZE = 32;
const white: Material = { color: [1, 1, 1], roughness: 1, metallic: 0, specular: 0 };

describe('a sphere inside an even white light (the furnace)', () => {
  const materials: [name: string, material: Material, least: number][] = [
    ['white chalk', white, 0.97],
    ['white plastic', { color: [1, 1, 1], roughness: 0.4, metallic: 0 }, 0.95],
    [
      'lacquer',
      { color: [1, 1, 1], roughness: 0.6, metallic: 0, coat: { strength: 1, roughness: 0.1 } },
      0.93,
    ],
    ['a mirror', { color: [1, 1, 1], roughness: 0.05, metallic: 1 }, 0.97],
    ['rough silver', { color: [1, 1, 1], roughness: 0.8, metallic: 1 }, 0.93],
    ['clear glass', { color: [1, 1, 1], roughness: 0, metallic: 0, glass: 'solid' }, 0.97],
    ['wax', { color: [1, 1, 1], roughness: 1, metallic: 0, specular: 0, softness: 0.8 }, 0.93],
    ['white cloth', { color: [1, 1, 1], roughness: 1, metallic: 0, specular: 0, sheen: 1 }, 0.93],
  ];
  it.each(materials)('%s loses and adds no light', async (_name, material, least) => {
    const center = await radianceOf(furnace(material), 64);
    expect(center).toBeGreaterThan(least);
    expect(center).toBeLessThan(1.03);
  });
});

it('gives a white matte sphere under the sun the radiance of Lambert', async () => {
  const scene = furnace({ ...white, color: [0.8, 0.8, 0.8] });
  scene.environment = { kind: 'constant', radiance: [0, 0, 0] };
  scene.lights = [
    { kind: 'sun', direction: [0, 0, 1], angularRadius: 0.3, radiance: [Math.PI, Math.PI, Math.PI] },
  ];
  // Mean over the central quarter: cosines near one.
  expect(await radianceOf(scene, 32)).toBeCloseTo(0.8, 1);
});

it('gives the same light whether shadow rays or bounces find it', async () => {
  const panel = (isReflected: boolean): Scene => ({
    ...furnace({ ...white, color: [0.5, 0.5, 0.5] }),
    environment: { kind: 'constant', radiance: [0, 0, 0] },
    lights: [
      {
        kind: 'rectangle',
        center: [0, 1, 2],
        target: [0, 1, 0],
        width: 2,
        height: 2,
        radiance: [2, 2, 2],
        isReflected,
      },
    ],
  });
  const [both, shadowOnly] = [await radianceOf(panel(true), 64), await radianceOf(panel(false), 64)];
  expect(both).toBeGreaterThan(0.1);
  expect(Math.abs(both - shadowOnly)).toBeLessThan(0.02 * both);
});

it('lights a floor beside a window as the sum over the window says', async () => {
  const scene = floorBeside([1.6, 1.2], 0.4);
  // The picture's center sees the origin of the floor.
  let expected = 0;
  const n = 200;
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) {
      const [x, y] = [((i + 0.5) / n - 0.5) * 1.6, ((j + 0.5) / n) * 1.2];
      const square = x * x + y * y + 0.4 ** 2;
      expected += (((y / square) * 0.4) / square) * ((1.6 * 1.2) / n ** 2);
    }
  expect((await radianceOf(scene, 256)) / (expected / Math.PI)).toBeCloseTo(1, 1);
});

it('gets the same light from the lights that are seen when hidden ones are added', async () => {
  const open = floorBeside([0.5, 0.5], 1);
  const board: Instance = {
    mesh: meshOf([[floorPlane(1, 1), white]]),
    transform: at([0, 0.6, 0.3]),
    id: 1,
  };
  const hidden: Scene = {
    ...open,
    instances: [...open.instances, board],
    lights: [
      ...open.lights,
      { kind: 'sun', direction: [0, 1, 0], angularRadius: 0.3, radiance: [60, 60, 60] },
      {
        kind: 'rectangle',
        center: [0, 2, 0.3],
        target: [0, 0, 0.3],
        width: 1,
        height: 1,
        radiance: [60, 60, 60],
      },
    ],
  };
  const shadowed: Scene = { ...open, instances: hidden.instances };
  const [seen, all] = [await radianceOf(shadowed, 256), await radianceOf(hidden, 256)];
  expect(seen).toBeGreaterThan(0.01);
  expect(Math.abs(all - seen)).toBeLessThan(0.05 * seen);
});

it('lets light through glass, and not through wood', async () => {
  const under = (material: Material | undefined): Scene => ({
    instances: [
      { mesh: meshOf([[floorPlane(1, 1), white]]), transform: at([0, 0, 0]), id: 0 },
      ...(material
        ? [{ mesh: meshOf([[floorPlane(1, 1), material]]), transform: at([0, 0.5, 0]), id: 1 }]
        : []),
    ],
    lights: [
      {
        kind: 'rectangle',
        center: [0, 1, 0],
        target: [0, 0, 0],
        width: 0.3,
        height: 0.3,
        radiance: [5, 5, 5],
      },
    ],
    environment: { kind: 'constant', radiance: [0, 0, 0] },
    camera: { position: [0, 0.3, 0.3], target: [0, 0, 0], verticalFov: 20 },
    exposure: 0,
  });
  const [open, glass, wood] = [
    await radianceOf(under(undefined), 16),
    await radianceOf(under({ color: [1, 1, 1], roughness: 0, metallic: 0, glass: 'thin' }), 16),
    await radianceOf(under(white), 16),
  ];
  expect(glass).toBeGreaterThan(0.85 * open);
  expect(glass).toBeLessThan(1.02 * open);
  expect(wood).toBeLessThan(0.01 * open);
});

it('spreads the errors of a wave so that neighbors cancel them', async () => {
  const scene = floorBeside([1.6, 1.2], 0.4);
  const { radiance } = await renderWith(crew, scene, {
    width: SIZE,
    height: SIZE,
    samples: 4,
    isReference: true,
  });
  const reference = await renderWith(crew, scene, {
    width: SIZE,
    height: SIZE,
    samples: 256,
    isReference: true,
  });
  const errors = radiance!.map((value, i) => value - reference.radiance![i]!);
  // White noise would be a quarter: a block has 16 pixels.
  expect(errorOfBlocks(errors, 4)).toBeLessThan(0.12 * errorOfBlocks(errors, 1));
});

it('paints the same picture with one thread and with two, again and again', async () => {
  const single = await startCrew(1);
  const options = { width: 72, height: 56, samples: 12 };
  const digest = async (by: Crew) => hashOf((await renderWith(by, stillLife(), options)).pixels);
  const [one, two, again] = [await digest(single), await digest(crew), await digest(crew)];
  await single.close();
  expect(two).toBe(one);
  expect(again).toBe(one);
});

it('has no fireflies and no holes in a scene of glass, metal and small lamps', async () => {
  const { radiance } = await renderWith(crew, stillLife(), {
    width: 64,
    height: 64,
    samples: 32,
    isReference: true,
  });
  const values = [...radiance!];
  expect(values.every(Number.isFinite)).toBe(true);
  expect(Math.max(...values)).toBeLessThan(60);
});

it('shows a preview, reports rising progress, and ends at one', async () => {
  const fractions: number[] = [];
  const sizes: number[] = [];
  await renderWith(crew, stillLife(), {
    width: 64,
    height: 48,
    samples: 8,
    onProgress: (fraction) => fractions.push(fraction),
    onPreview: ({ width, height, pixels }) => {
      sizes.push(width);
      expect(pixels).toHaveLength(width * height * 3);
    },
  });
  expect(sizes.length).toBeGreaterThan(0);
  expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  expect(fractions.at(-1)).toBe(1);
});

it('stops within a second when it is canceled, and the threads can go on with another picture', async () => {
  const controller = new AbortController();
  const doomed = renderWith(crew, stillLife(), {
    width: 512,
    height: 512,
    samples: 4096,
    signal: controller.signal,
  });
  setTimeout(() => controller.abort(), 150);
  await expect(doomed).rejects.toThrow();
  expect((await renderWith(crew, stillLife(), { width: 16, height: 16, samples: 1 })).pixels).toHaveLength(
    768,
  );
});

function furnace(material: Material): Scene {
  return {
    instances: [{ mesh: meshOf([[sphere(1, 96), material]]), transform: at([0, 0, 0]), id: 0 }],
    lights: [],
    environment: { kind: 'constant', radiance: [1, 1, 1] },
    camera: { position: [0, 1, 12], target: [0, 1, 0], verticalFov: 6 },
    exposure: -3,
  };
}

/** A small white floor, and a window that stands on its plane `away` meters from the middle. */
function floorBeside([width, height]: [number, number], away: number): Scene {
  return {
    instances: [{ mesh: meshOf([[floorPlane(0.2, 0.2), white]]), transform: at([0, 0, 0]), id: 0 }],
    lights: [
      {
        kind: 'rectangle',
        center: [0, height / 2, -away],
        target: [0, height / 2, 0],
        width,
        height,
        radiance: [1, 1, 1],
        softness: 0,
      },
    ],
    environment: { kind: 'constant', radiance: [0, 0, 0] },
    camera: { position: [0, 0.5, 0.5], target: [0, 0, 0], verticalFov: 6 },
    exposure: 0,
  };
}

/** Mean radiance around the picture's center. */
async function radianceOf(scene: Scene, samples: number): Promise<number> {
  const { radiance } = await renderWith(crew, scene, {
    width: SIZE,
    height: SIZE,
    samples,
    isReference: true,
  });
  let sum = 0;
  for (let y = SIZE * 0.375; y < SIZE * 0.625; y++)
    for (let x = SIZE * 0.375; x < SIZE * 0.625; x++) sum += radiance![(y * SIZE + x) * 4 + 1]!;
  return sum / (SIZE * 0.25) ** 2;
}

/** Root mean square of the means of blocks. */
function errorOfBlocks(errors: Float32Array, side: number): number {
  const means: number[] = [];
  for (let top = 0; top < SIZE; top += side)
    for (let left = 0; left < SIZE; left += side) {
      let sum = 0;
      for (let y = top; y < top + side; y++)
        for (let x = left; x < left + side; x++) sum += errors[(y * SIZE + x) * 4 + 1]!;
      means.push(sum / side ** 2);
    }
  return Math.sqrt(means.reduce((sum, mean) => sum + mean ** 2, 0) / means.length);
}

function stillLife(): Scene {
  const ball = meshOf([[sphere(0.1, 24), white]]);
  const place = (x: number, material: Material, id: number): Instance => ({
    mesh: ball,
    transform: at([x, 0, 0]),
    materials: new Map([[white, material]]),
    id,
  });
  return {
    instances: [
      {
        mesh: meshOf([[floorPlane(2, 2), { ...white, color: [0.6, 0.5, 0.4] }]]),
        transform: at([0, 0, 0]),
        id: 0,
      },
      place(-0.25, { color: [0.9, 0.8, 0.5], roughness: 0.1, metallic: 1 }, 1),
      place(0, { color: [1, 1, 1], roughness: 0, metallic: 0, glass: 'solid' }, 2),
      place(0.25, { color: [0.7, 0.2, 0.1], roughness: 0.4, metallic: 0, softness: 0.5 }, 3),
    ],
    lights: [
      { kind: 'sphere', center: [-0.3, 0.6, 0.2], radius: 0.01, radiance: [900, 800, 700] },
      {
        kind: 'rectangle',
        center: [0.8, 0.8, 0.5],
        target: [0, 0, 0],
        width: 0.4,
        height: 0.4,
        radiance: [6, 6, 6],
      },
    ],
    environment: {
      kind: 'gradient',
      zenith: [0.4, 0.5, 0.7],
      horizon: [0.3, 0.3, 0.3],
      ground: [0.1, 0.1, 0.1],
    },
    camera: { position: [0.2, 0.5, 1.2], target: [0, 0.08, 0], verticalFov: 32, fStop: 4 },
    exposure: 0,
  };
}

function hashOf(pixels: Uint8Array): string {
  return createHash('sha256').update(pixels).digest('hex');
}

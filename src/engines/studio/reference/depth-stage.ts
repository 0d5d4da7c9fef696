import { mix } from '../math/interpolate.ts';
import { createKernel, type Kernel, TILE } from '../objects/kernel.ts';
import type { ObjectScene } from '../objects/object-scene.ts';
import { packScene } from '../objects/pack-scene.ts';
import type { Stage } from '../scene/stage.ts';

const FOG = 0.08;
const BLACK = [0, 0, 0] as const;
const WHITE = [1, 1, 1] as const;

/** Distance from the camera to the set at each pixel, in scene units; infinite if there is nothing. */
export function createDepthStage(
  set: ObjectScene,
  width: number,
  height: number,
  depth: Float32Array,
): Stage {
  let kernel: Kernel | undefined;
  const nearness = new Float64Array(TILE * TILE);
  return {
    slices: Math.ceil(height / TILE),
    weight: 0.12,
    linesOf: (slice) => ({ axis: 'rows', from: slice * TILE, to: (slice + 1) * TILE }),
    paint: (slice) => {
      kernel ??= createKernel(packScene(inWhiteFog(set), width, height), []);
      const top = slice * TILE;
      for (let left = 0; left < width; left += TILE) {
        measureTile(kernel, left, top, nearness);
        for (let row = 0; row < Math.min(TILE, height - top); row++)
          for (let column = 0; column < Math.min(TILE, width - left); column++)
            depth[(top + row) * width + left + column] = 1 / nearness[row * TILE + column]!;
      }
    },
  };
}

/** Greatest relative difference of two measured pixels up to which those between them are interpolated. */
const EVEN = 0.02;
/** Pixels between the measured ones; the last row and column of a tile are measured, too. */
const STEP = 3;

/**
 * Writes 1 / distance of each pixel of a tile, which is nearly linear on planes: where four measured pixels agree, those
 * between them are interpolated.
 */
function measureTile(kernel: Kernel, left: number, top: number, nearness: Float64Array): void {
  const { counts } = kernel;
  const measure = () => {
    const tile = kernel.paintTile(left, top);
    for (let cell = 0; cell < counts.length; cell++)
      if (counts[cell] === 1) nearness[cell] = nearnessInFog(tile[cell * 3]!);
  };
  counts.fill(0);
  for (let row = 0; row < TILE; row += STEP)
    for (let column = 0; column < TILE; column += STEP) counts[row * TILE + column] = 1;
  measure();
  counts.fill(0);
  for (let row = 0; row + STEP < TILE; row += STEP)
    for (let column = 0; column + STEP < TILE; column += STEP) {
      const corner = (right: number, down: number) => nearness[(row + down) * TILE + column + right]!;
      const [a, b, c, d] = [corner(0, 0), corner(STEP, 0), corner(0, STEP), corner(STEP, STEP)];
      const isEven = Math.max(a, b, c, d) - Math.min(a, b, c, d) <= EVEN * Math.min(a, b, c, d);
      for (let down = 0; down <= STEP; down++)
        for (let right = 0; right <= STEP; right++) {
          if (down % STEP === 0 && right % STEP === 0) continue;
          const cell = (row + down) * TILE + column + right;
          if (isEven) nearness[cell] = mix(mix(a, b, right / STEP), mix(c, d, right / STEP), down / STEP);
          else counts[cell] = 1;
        }
    }
  measure();
}

/** The same shapes in black, in white fog: the whiteness of a pixel gives its distance. */
function inWhiteFog(set: ObjectScene): ObjectScene {
  return {
    ...set,
    light: {
      ...set.light,
      key: BLACK,
      keyColor: BLACK,
      sky: BLACK,
      bounce: BLACK,
      rimColor: BLACK,
      roomLow: BLACK,
      roomHigh: BLACK,
      softboxes: [],
      gobo: null,
      reach: 0,
      lamps: [],
    },
    backdrop: {
      ...set.backdrop,
      fog: { density: FOG, start: 0 },
      pool: { x: 0, y: 0, radius: 1, strength: 0 },
      low: WHITE,
      high: WHITE,
      glow: BLACK,
      discs: [],
    },
    bodies: set.bodies.map((body) => ({ ...body, glass: 'none' })),
    materials: set.materials.map((material) => ({
      ...material,
      color: BLACK,
      roughness: 1,
      metalness: 0,
      emission: BLACK,
      wrap: 0,
      pattern: { kind: 'plain' },
    })),
    textures: [],
  };
}

/**
 * 1 / distance by the ray marcher's fog, (1 + x/64)^-64, inverted by square roots, which give the same bits on every
 * machine; 0 if there is nothing.
 */
function nearnessInFog(white: number): number {
  let root = 1 - white;
  if (root <= 1e-6) return 0;
  for (let halving = 0; halving < 6; halving++) root = Math.sqrt(root);
  return FOG / (64 * (1 / root - 1));
}

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
  return {
    slices: Math.ceil(height / TILE),
    weight: 0.12,
    paint: (slice) => {
      kernel ??= createKernel(packScene(inWhiteFog(set), width, height), []);
      kernel.counts.fill(1);
      const top = slice * TILE;
      for (let left = 0; left < width; left += TILE) {
        const tile = kernel.paintTile(left, top);
        for (let row = 0; row < Math.min(TILE, height - top); row++)
          for (let column = 0; column < Math.min(TILE, width - left); column++)
            depth[(top + row) * width + left + column] = distanceFromFog(tile[(row * TILE + column) * 3]!);
      }
    },
  };
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
 * Inverts the ray marcher's fog, (1 + x/64)^-64, by square roots, which give the same bits on every machine.
 */
function distanceFromFog(white: number): number {
  let root = 1 - white;
  if (root <= 1e-6) return Number.POSITIVE_INFINITY;
  for (let halving = 0; halving < 6; halving++) root = Math.sqrt(root);
  return (64 * (1 / root - 1)) / FOG;
}

import { mix, smoothstep } from '../math/interpolate.ts';
import { createRandom, type Random } from '../math/seeded-random.ts';
import { createNoise } from '../math/value-noise.ts';
import { type AbstractDefinition, type RowPainter, SURFACE } from './abstract-definition.ts';
import type { AbstractScene } from './abstract-scene.ts';
import { createRamp } from './palette-ramp.ts';
import { createLens, paintPixels } from './pattern-lens.ts';

/**
 * Blocks on a square grid seen along the cube's diagonal; each pixel's ray steps through the grid's cells.
 */
export const isometric: AbstractDefinition = {
  favoredBy: ['technology', 'abstract'],
  shows: `isometric stair, voxel hill, building block, isometric building block, isometric voxel,
    isometric voxel arrangement, isometric, isometric block, isometric cube, isometric pattern,
    isometric city block, isometric shape, isometric background, isometric illustration, cube pattern,
    block pattern`,
  illustrates: 'structure, architecture pattern, modularity',
  contains: 'cube, block, pattern, background',
  ...SURFACE,
  createPainter: createIsometric,
};

/** Cells on each side, a power of two; the pattern repeats beyond. */
const GRID = 64;
/** Height of the tallest block in cells. */
const TOP = 5;

function createIsometric(scene: AbstractScene, width: number, height: number): RowPainter {
  const random = createRandom(scene.seed);
  const blocks = buildBlocks(random);
  const ramp = createRamp(scene.palette);
  const lens = createLens(scene.view, width, height);
  const size = Math.sqrt(width * height);
  const scale = random.between(6.5, 13) / size;
  const mirror = random.sign();
  // Towards the sun, in cells: down along x, up along y, so that one of the two visible walls is lit.
  const sunX = random.between(0.15, 0.5);
  const sunY = random.between(0.7, 1.1);
  const sunZ = random.between(0.9, 1.6);

  const shadowed = (x: number, y: number, z: number): boolean => {
    let cellX = Math.floor(x);
    let cellY = Math.floor(y);
    let untilX = (x - cellX) / sunX;
    let untilY = (cellY + 1 - y) / sunY;
    for (;;) {
      const t = Math.min(untilX, untilY);
      if (untilX < untilY) {
        cellX--;
        untilX += 1 / sunX;
      } else {
        cellY++;
        untilY += 1 / sunY;
      }
      const level = z + t * sunZ;
      if (level > TOP) return false;
      if (blocks.heightAt(cellX, cellY) > level) return true;
    }
  };

  return paintPixels(lens, width, 0.5, (placeX, placeY, color) => {
    const px = (placeX - width / 2) * scale * mirror;
    const py = (placeY - height / 2) * scale;
    // A point of height z appears where its base, moved by z along both axes, would be.
    let x = px / Math.SQRT2 + py * 1.2247 + GRID * 8 + TOP;
    let y = py * 1.2247 - px / Math.SQRT2 + GRID * 8 + TOP;
    let z = TOP;
    let cellX = Math.floor(x);
    let cellY = Math.floor(y);
    let face: 'top' | 'x' | 'y' = 'top';
    for (;;) {
      const top = blocks.heightAt(cellX, cellY);
      if (z <= top) break;
      const step = Math.min(x - cellX, y - cellY);
      if (z - step <= top) {
        x -= z - top;
        y -= z - top;
        z = top;
        face = 'top';
        break;
      }
      face = x - cellX < y - cellY ? 'x' : 'y';
      x -= step;
      y -= step;
      z -= step;
      if (face === 'x') cellX--;
      else cellY--;
    }
    const block = blocks.indexOf(cellX, cellY);
    ramp(blocks.tones[block]!, color);
    const sun = face === 'top' ? 1 : face === 'y' ? 0.72 : 0;
    const lift = face === 'y' ? 0.01 : 0;
    const shade = sun > 0 && !shadowed(x, y + lift, z) ? 1 : 0;
    const foot = Math.max(blocks.heightAt(cellX + 1, cellY), blocks.heightAt(cellX, cellY + 1));
    const ambient =
      face === 'top' ? openness(blocks, cellX, cellY, x, y, z) : mix(0.55, 1, smoothstep(0, 1.1, z - foot));
    const light = ambient * (face === 'top' ? 0.46 : face === 'y' ? 0.38 : 0.34) + sun * shade * 0.66;
    const edge = face === 'top' ? Math.min(x - cellX, y - cellY, cellX + 1 - x, cellY + 1 - y) : 1;
    const rim = edge < 0.03 ? 1.22 : 1;
    const glow = blocks.lamps[block] === 1 ? (face === 'top' ? 1.3 : 0.7) : 0;
    for (let channel = 0; channel < 3; channel++) color[channel]! *= light * rim + glow;
  });
}

interface Blocks {
  indexOf(x: number, y: number): number;
  heightAt(x: number, y: number): number;
  /** Positions on the palette, 0..1. */
  tones: Float32Array;
  /** 1 where a block shines by itself. */
  lamps: Uint8Array;
}

function buildBlocks(random: Random): Blocks {
  const noise = createNoise(random.seed());
  const heights = new Float32Array(GRID * GRID);
  const tones = new Float32Array(GRID * GRID);
  const lamps = new Uint8Array(GRID * GRID);
  const steps = random.pick([1, 2, 8]);
  const roughness = random.between(0.1, 0.75);
  const swell = random.between(0.1, 0.24);
  const gain = random.between(2.4, 5.2);
  for (let y = 0; y < GRID; y++) {
    for (let x = 0; x < GRID; x++) {
      const hill = noise.fractal(x * swell, y * swell, 2) / 0.75;
      const raw = Math.max(0, mix(hill, random.next(), roughness) - 0.2) * gain;
      const at = y * GRID + x;
      heights[at] = Math.min(TOP - 0.2, Math.round(raw * steps) / steps);
      lamps[at] = random.chance(0.035) && heights[at]! > 0 ? 1 : 0;
      tones[at] = lamps[at] === 1 ? 0.9 : 0.14 + 0.5 * Math.min(1, raw / gain) + random.between(0, 0.3);
    }
  }
  const indexOf = (x: number, y: number) => ((y & (GRID - 1)) * GRID) | (x & (GRID - 1));
  return { indexOf, heightAt: (x, y) => heights[indexOf(x, y)]!, tones, lamps };
}

/** Ambient occlusion on a block's top, 0..1 (open): lower next to higher neighbors. */
function openness(blocks: Blocks, cellX: number, cellY: number, x: number, y: number, z: number): number {
  const wall = (h: number, distance: number) =>
    h > z ? 1 - 0.6 * Math.min(1, h - z) * Math.exp(-distance * 3.2) : 1;
  return (
    wall(blocks.heightAt(cellX - 1, cellY), x - cellX) *
    wall(blocks.heightAt(cellX + 1, cellY), cellX + 1 - x) *
    wall(blocks.heightAt(cellX, cellY - 1), y - cellY) *
    wall(blocks.heightAt(cellX, cellY + 1), cellY + 1 - y)
  );
}

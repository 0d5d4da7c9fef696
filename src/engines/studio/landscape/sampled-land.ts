import type { Rgb } from '../color/linear-color.ts';
import { clamp, smoothstep } from '../math/interpolate.ts';
import type { Terrain } from './terrain.ts';

/**
 * The land sampled on nested square grids, fine near the camera and coarse far away. Gives the sunlight and
 * sky openness of a point cheaply, without a ray march per pixel.
 */
export const LEVELS = 4;
export const CELLS = 256;
/** Floats per cell: height, height of the shadow above it, distance to the shadow's caster, openness. */
const FIELDS = 4;
export const RELIEF_FLOATS = LEVELS * CELLS * CELLS * FIELDS;

const REACH = [70, 420, 2300, 9500] as const;

/** Half the width of a level relative to its depth; larger for panoramas. */
export function reliefWidth(aspect: number): number {
  return clamp(0.75 * aspect, 0.7, 1.5);
}

/** Fills one row of one level with heights; `line` counts rows through all levels. */
export function sampleReliefRow(line: number, width: number, terrain: Terrain, cells: Float32Array): void {
  const level = Math.floor(line / CELLS);
  const row = line % CELLS;
  const reach = REACH[level]!;
  const octaves = level < 3 ? 8 : 7;
  const z = reach * ((row + 0.5) / CELLS) * 1.15 - reach * 0.15;
  for (let column = 0; column < CELLS; column++) {
    const x = ((column + 0.5) / CELLS - 0.5) * 2 * reach * width;
    cells[((level * CELLS + row) * CELLS + column) * FIELDS] = terrain.height(x, z, octaves);
  }
}

/**
 * Computes the shadows of a level by propagating the shadow height away from the sun cell by cell, and measures
 * openness.
 */
export function lightRelief(level: number, width: number, sun: Rgb, cells: Float32Array): void {
  castShadows(level, width, sun, cells);
  measureOpenness(level, width, cells);
}

export interface ReliefReader {
  /** Writes sunlight 0..1 and openness 0..1 for a point; `height` is the point's own. */
  lightAt(x: number, height: number, z: number, out: Float64Array): void;
  /** An approximate height, never far below the true one. */
  ceiling(x: number, z: number): number;
  /** The height, smoothed to the grid. */
  heightAt(x: number, z: number): number;
}

export function createReliefReader(width: number, cells: Float32Array): ReliefReader {
  const levelFor = (x: number, z: number) => {
    for (let level = 0; level < LEVELS - 1; level++) {
      const reach = REACH[level]!;
      if (z < reach * 0.985 && Math.abs(x) < reach * width * 0.98) return level;
    }
    return LEVELS - 1;
  };
  const position = new Float64Array(3);
  const locate = (level: number, x: number, z: number) => {
    const reach = REACH[level]!;
    const u = clamp((x / (2 * reach * width) + 0.5) * CELLS - 0.5, 0, CELLS - 1.001);
    const v = clamp(((z + reach * 0.15) / (reach * 1.15)) * CELLS - 0.5, 0, CELLS - 1.001);
    const column = Math.floor(u);
    const row = Math.floor(v);
    position[0] = ((level * CELLS + row) * CELLS + column) * FIELDS;
    position[1] = u - column;
    position[2] = v - row;
  };
  const field = (index: number) => {
    const at = position[0]! + index;
    const a = cells[at]!;
    const c = cells[at + CELLS * FIELDS]!;
    const near = a + (cells[at + FIELDS]! - a) * position[1]!;
    const far = c + (cells[at + CELLS * FIELDS + FIELDS]! - c) * position[1]!;
    return near + (far - near) * position[2]!;
  };
  return {
    lightAt: (x, height, z, out) => {
      const level = levelFor(x, z);
      const sunlight = (of: number) => {
        locate(of, x, z);
        const size = (REACH[of]! * 1.15) / CELLS;
        const softness = size * 0.5 + field(2) * 0.035;
        return smoothstep(
          -softness,
          softness,
          height + size * (of > level || of > 1 ? 0.8 : 0.35) - field(1),
        );
      };
      // Casters outside a fine level are known only to the next coarser one.
      const outer = level < LEVELS - 1 ? sunlight(level + 1) : 1;
      out[0] = Math.min(outer, sunlight(level));
      out[1] = field(3);
    },
    heightAt: (x, z) => {
      locate(levelFor(x, z), x, z);
      return field(0);
    },
    ceiling: (x, z) => {
      const level = levelFor(x, z);
      locate(level, x, z);
      const at = position[0]!;
      const row = CELLS * FIELDS;
      const size = (REACH[level]! * 1.15) / CELLS;
      return (
        Math.max(cells[at]!, cells[at + FIELDS]!, cells[at + row]!, cells[at + row + FIELDS]!) +
        size * 0.9 +
        0.35
      );
    },
  };
}

function castShadows(level: number, width: number, sun: Rgb, cells: Float32Array): void {
  const reach = REACH[level]!;
  const cellX = (2 * reach * width) / CELLS;
  const cellZ = (reach * 1.15) / CELLS;
  const flat = Math.hypot(sun[0], sun[2]) || 1;
  const stepX = sun[0] / flat / cellX;
  const stepZ = sun[2] / flat / cellZ;
  const longest = Math.max(Math.abs(stepX), Math.abs(stepZ));
  const moveX = stepX / longest;
  const moveZ = stepZ / longest;
  const run = 1 / longest;
  const drop = (run * Math.max(sun[1], 0.02)) / flat;
  const byRows = Math.abs(moveZ) > Math.abs(moveX);
  const backwards = byRows ? moveZ > 0 : moveX > 0;
  const start = level * CELLS * CELLS;
  for (let outer = 0; outer < CELLS; outer++) {
    const line = backwards ? CELLS - 1 - outer : outer;
    for (let inner = 0; inner < CELLS; inner++) {
      const row = byRows ? line : inner;
      const column = byRows ? inner : line;
      const at = (start + row * CELLS + column) * FIELDS;
      const height = cells[at]!;
      const fromRow = row + moveZ;
      const fromColumn = column + moveX;
      let shadow = height - 1e3;
      let distance = 0;
      if (fromRow >= 0 && fromRow <= CELLS - 1 && fromColumn >= 0 && fromColumn <= CELLS - 1) {
        const r = Math.min(CELLS - 2, Math.floor(fromRow));
        const c = Math.min(CELLS - 2, Math.floor(fromColumn));
        const first = (start + r * CELLS + c) * FIELDS;
        const second = first + (byRows ? FIELDS : CELLS * FIELDS);
        const part = byRows ? fromColumn - c : fromRow - r;
        const base =
          byRows && fromRow - r > 0.5 ? CELLS * FIELDS : !byRows && fromColumn - c > 0.5 ? FIELDS : 0;
        const a = Math.max(cells[first + base]!, cells[first + base + 1]!);
        const b = Math.max(cells[second + base]!, cells[second + base + 1]!);
        shadow = a + (b - a) * part - drop;
        distance = cells[first + base + 1]! > cells[first + base]! ? cells[first + base + 2]! + run : run;
      }
      cells[at + 1] = shadow;
      cells[at + 2] = distance;
    }
  }
}

function measureOpenness(level: number, width: number, cells: Float32Array): void {
  const cell = (REACH[level]! * (1.15 + 2 * width)) / (2 * CELLS);
  const start = level * CELLS * CELLS;
  const heightAt = (row: number, column: number) =>
    cells[(start + clamp(row, 0, CELLS - 1) * CELLS + clamp(column, 0, CELLS - 1)) * FIELDS]!;
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const here = heightAt(row, column);
      let closed = 0;
      for (const radius of [2, 6]) {
        const around =
          heightAt(row - radius, column) +
          heightAt(row + radius, column) +
          heightAt(row, column - radius) +
          heightAt(row, column + radius);
        closed += clamp((around / 4 - here) / (radius * cell), -0.15, 0.6);
      }
      cells[(start + row * CELLS + column) * FIELDS + 3] = clamp(1 - closed * 0.75, 0.25, 1);
    }
  }
}

import { readFileSync } from 'node:fs';
import type { PackedScene } from './pack-scene.ts';

/** Sides of a tile in pixels. */
export const TILE = 16;

/** The ray marcher with one scene loaded; an instance belongs to one thread. */
export interface Kernel {
  /** Samples per pixel of the tile, 0..255, row by row; 0 skips a pixel. */
  counts: Uint8Array;
  /** Paints the tile at a pixel and returns its radiance, three floats a pixel, until the next call. */
  paintTile(left: number, top: number): Float32Array;
}

/** Linear RGB, row by row from the top left. */
export interface Texture {
  width: number;
  height: number;
  texels: Float32Array;
}

type KernelExports = {
  memory: WebAssembly.Memory;
  firstFree(): number;
  countsAt(): number;
  tileAt(): number;
  begin(table: number): void;
  paintTile(left: number, top: number): void;
};

const PAGE = 65_536;
let module: WebAssembly.Module | undefined;

export function createKernel(scene: PackedScene, textures: readonly Texture[]): Kernel {
  module ??= new WebAssembly.Module(readFileSync(new URL('./kernel.wasm', import.meta.url)));
  const kernel = new WebAssembly.Instance(module, { env: { abort: fail } }).exports as KernelExports;
  const { header, bodies, parts, points, materials, softboxes, discs, lamps, nodes } = scene;
  const arrays = [header, bodies, parts, points, materials, softboxes, discs, lamps, nodes];
  const all = [...arrays, ...textures.map(({ texels }) => texels)];
  const floats = all.reduce((sum, { length }) => sum + length, 0);
  const table = Math.ceil(kernel.firstFree() / 16) * 16;
  const words = 16 + textures.length * 4;
  const bytes = table + (words + floats) * 4;
  kernel.memory.grow(Math.max(0, Math.ceil((bytes - kernel.memory.buffer.byteLength) / PAGE)));
  const numbers = new Int32Array(kernel.memory.buffer, table, words);
  let next = table + words * 4;
  const place = (values: ArrayLike<number>) => {
    new Float32Array(kernel.memory.buffer, next, values.length).set(values);
    next += values.length * 4;
    return next - values.length * 4;
  };
  const addresses = arrays.map(place);
  numbers.set(addresses.slice(0, 8));
  numbers.set([table + 64, nodes.length / 6, softboxes.length / 14], 8);
  numbers.set([discs.length / 8, lamps.length / 8, addresses[8]!], 11);
  for (const [index, { width, height, texels }] of textures.entries())
    numbers.set([place(texels), width, height], 16 + index * 4);
  kernel.begin(table);
  const tile = new Float32Array(kernel.memory.buffer, kernel.tileAt(), TILE * TILE * 3);
  return {
    counts: new Uint8Array(kernel.memory.buffer, kernel.countsAt(), TILE * TILE),
    paintTile: (left, top) => {
      kernel.paintTile(left, top);
      return tile;
    },
  };
}

function fail(): never {
  throw new Error('The ray marcher stopped');
}

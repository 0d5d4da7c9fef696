import { encodeFast } from '../finish/tone-map.ts';
import type { Painting, Stage } from '../scene/stage.ts';
import { createKernel, type Kernel, TILE } from './kernel.ts';
import type { ObjectScene } from './object-scene.ts';
import { packScene } from './pack-scene.ts';
import { createSparseTile } from './sparse-tile.ts';
import { drawTexture } from './textures/draw-texture.ts';

/** Floats of working memory besides the radiance: the picture with one sample per pixel. */
export function countObjectFloats(width: number, height: number): number {
  return width * height * 3;
}

/**
 * First one sample per pixel, skipping pixels whose neighbors agree; then more samples where neighbors
 * differ. A slice is a row of tiles.
 */
export function createObjectStages(scene: ObjectScene, { width, height, radiance, work }: Painting): Stage[] {
  let kernel: Kernel | undefined;
  const load = () => {
    kernel ??= createKernel(packScene(scene, width, height), scene.textures.map(drawTexture));
    return kernel;
  };
  /** Calls with the index in a picture of three floats per pixel, the index in the tile, and the pixel. */
  const eachPixel = (
    left: number,
    top: number,
    visit: (at: number, cell: number, x: number, y: number) => void,
  ) => {
    for (let y = top; y < Math.min(height, top + TILE); y++)
      for (let x = left; x < Math.min(width, left + TILE); x++)
        visit((y * width + x) * 3, (y - top) * TILE + x - left, x, y);
  };

  const paintOnce = (top: number) => {
    const tile = createSparseTile(load());
    for (let left = 0; left < width; left += TILE) {
      const painted = tile.paint(left, top);
      eachPixel(left, top, (at, cell) => {
        for (let channel = 0; channel < 3; channel++) work[at + channel] = painted[cell * 3 + channel]!;
      });
    }
  };

  const paintEdges = (top: number) => {
    const { counts, paintTile } = load();
    for (let left = 0; left < width; left += TILE) {
      eachPixel(left, top, (at, cell, x, y) => {
        counts[cell] = samplesFor(contrastAt(at, x, y));
      });
      const tile = paintTile(left, top);
      eachPixel(left, top, (at, cell) => {
        const again = counts[cell]! > 0;
        for (let channel = 0; channel < 3; channel++)
          radiance[at + channel] = again ? tile[cell * 3 + channel]! : work[at + channel]!;
      });
      counts.fill(0);
    }
  };

  /** The greatest difference to a neighbor in any channel, in display brightness. */
  const contrastAt = (at: number, x: number, y: number) => {
    let most = 0;
    for (const step of [
      x > 0 ? -3 : 0,
      x + 1 < width ? 3 : 0,
      y > 0 ? -3 * width : 0,
      y + 1 < height ? 3 * width : 0,
    ])
      for (let channel = 0; channel < 3; channel++) {
        const difference = encodeFast(work[at + channel]!) - encodeFast(work[at + step + channel]!);
        if (Math.abs(difference) > most) most = Math.abs(difference);
      }
    return most;
  };

  const slices = Math.ceil(height / TILE);
  return [
    { slices, weight: 0.45, paint: (slice) => paintOnce(slice * TILE) },
    { slices, weight: 0.4, paint: (slice) => paintEdges(slice * TILE) },
  ];
}

/** Samples by the contrast between neighbors in display brightness; 0 adds none. */
function samplesFor(contrast: number): number {
  return contrast > 0.22 ? 6 : contrast > 0.075 ? 3 : 0;
}

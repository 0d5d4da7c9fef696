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
  const paintOnce = (top: number) => {
    const tile = createSparseTile(load());
    for (let left = 0; left < width; left += TILE) {
      const painted = tile.paint(left, top);
      const [rows, floats] = [Math.min(TILE, height - top), Math.min(TILE, width - left) * 3];
      for (let row = 0; row < rows; row++) {
        const to = ((top + row) * width + left) * 3;
        for (let at = 0; at < floats; at++) work[to + at] = painted[row * TILE * 3 + at]!;
      }
    }
  };

  const paintEdges = (top: number) => {
    const { counts, paintTile } = load();
    const shown = encodeRows(top);
    for (let left = 0; left < width; left += TILE) {
      const [rows, columns] = [Math.min(TILE, height - top), Math.min(TILE, width - left)];
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++)
          counts[row * TILE + column] = samplesFor(contrastAt(shown, left + column, row));
      const tile = paintTile(left, top);
      for (let row = 0; row < rows; row++)
        for (let column = 0; column < columns; column++) {
          const cell = row * TILE + column;
          const at = ((top + row) * width + left + column) * 3;
          const again = counts[cell]! > 0;
          for (let channel = 0; channel < 3; channel++)
            radiance[at + channel] = again ? tile[cell * 3 + channel]! : work[at + channel]!;
        }
      counts.fill(0);
    }
  };

  /** Display brightness of a row of tiles and of the rows above and below it; the picture's border is repeated. */
  const encodeRows = (top: number) => {
    const shown = new Float32Array((TILE + 2) * width * 3);
    for (let row = 0; row < TILE + 2; row++) {
      const from = Math.min(height - 1, Math.max(0, top + row - 1)) * width * 3;
      for (let at = 0; at < width * 3; at++) shown[row * width * 3 + at] = encodeFast(work[from + at]!);
    }
    return shown;
  };

  /** The greatest difference to a neighbor in any channel; `row` is that in the row of tiles. */
  const contrastAt = (shown: Float32Array, x: number, row: number) => {
    const at = ((row + 1) * width + x) * 3;
    const left = x > 0 ? -3 : 0;
    const right = x + 1 < width ? 3 : 0;
    let most = 0;
    for (let channel = at; channel < at + 3; channel++) {
      const here = shown[channel]!;
      most = Math.max(
        most,
        Math.abs(here - shown[channel + left]!),
        Math.abs(here - shown[channel + right]!),
        Math.abs(here - shown[channel - 3 * width]!),
        Math.abs(here - shown[channel + 3 * width]!),
      );
    }
    return most;
  };

  const slices = Math.ceil(height / TILE);
  // Edges are found by the rows above and below.
  const linesOf = (slice: number) => ({
    axis: 'rows' as const,
    from: slice * TILE - 1,
    to: (slice + 1) * TILE + 1,
  });
  return [
    { slices, weight: 0.45, linesOf, paint: (slice) => paintOnce(slice * TILE) },
    { slices, weight: 0.4, linesOf, paint: (slice) => paintEdges(slice * TILE) },
  ];
}

/** Samples by the contrast between neighbors in display brightness; 0 adds none. */
function samplesFor(contrast: number): number {
  return contrast > 0.22 ? 6 : contrast > 0.075 ? 3 : 0;
}

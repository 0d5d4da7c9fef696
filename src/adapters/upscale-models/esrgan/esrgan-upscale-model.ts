import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { floatsOf } from '#engines/inference/floats-of';
import type { Inference, Tensor } from '#engines/inference/inference';
import { packageFolder } from '#engines/inference/installed';
import type { RawPixels } from '#ports/image-model';
import type { UpscaleModel } from '#ports/upscale-model';
import { type Span, tileSpans } from './tile-spans.ts';

const SCALE = 4;
const GRAPH = fileURLToPath(new URL('./esrgan.onnx', import.meta.url));
const WEIGHT_FILES = 7;
/** Maximum side of a tile in pixels. Larger tiles waste less on overlaps, but make other runs wait longer. */
const TILE_SIZE = 224;

/** ESRGAN (https://arxiv.org/abs/1809.00219) with the weights of `@upscalerjs/esrgan-thick`, four times wider and higher. */
export function createEsrganUpscaleModel({
  inference,
  tileSize = TILE_SIZE,
}: {
  inference: Inference;
  tileSize?: number;
}): UpscaleModel {
  const model = inference.model({
    name: 'esrgan',
    weights: async () => ({ graph: GRAPH, data: weightFiles() }),
    keepsMemory: true,
  });
  return {
    id: 'esrgan',
    scale: SCALE,
    async upscale(picture, { signal, onProgress }) {
      const width = picture.width * SCALE;
      const height = picture.height * SCALE;
      const enlarged: RawPixels = { pixels: new Uint8Array(width * height * 3), width, height };
      const columns = tileSpans(picture.width, tileSize);
      const rows = tileSpans(picture.height, tileSize);
      let done = 0;
      for (const row of rows)
        for (const column of columns) {
          const { output } = await model.run(
            { input: cutTile(picture, column, row) },
            { outputs: ['output'], signal },
          );
          placeTile(enlarged, floatsOf(output), column, row);
          done++;
          onProgress?.(done / (rows.length * columns.length));
        }
      return enlarged;
    },
  };
}

function weightFiles(): string[] {
  const folder = join(packageFolder('@upscalerjs/esrgan-thick'), 'models/x4');
  return Array.from({ length: WEIGHT_FILES }, (_, i) =>
    join(folder, `group1-shard${i + 1}of${WEIGHT_FILES}.bin`),
  );
}

/** Converts interleaved bytes to planes from 0 to 1. */
function cutTile({ pixels, width }: RawPixels, column: Span, row: Span): Tensor {
  const tileWidth = column.end - column.start;
  const tileHeight = row.end - row.start;
  const plane = tileWidth * tileHeight;
  const data = new Float32Array(3 * plane);
  for (let y = 0; y < tileHeight; y++) {
    let from = ((row.start + y) * width + column.start) * 3;
    for (let to = y * tileWidth; to < (y + 1) * tileWidth; to++)
      for (let channel = 0; channel < 3; channel++)
        data[channel * plane + to] = (pixels[from++] as number) / 255;
  }
  return { data, dims: [1, 3, tileHeight, tileWidth] };
}

function placeTile(enlarged: RawPixels, data: Float32Array, column: Span, row: Span): void {
  const tileWidth = (column.end - column.start) * SCALE;
  const tileHeight = (row.end - row.start) * SCALE;
  const plane = tileWidth * tileHeight;
  for (let y = row.keepFrom * SCALE; y < row.keepTo * SCALE; y++) {
    let from = (y - row.start * SCALE) * tileWidth + (column.keepFrom - column.start) * SCALE;
    let to = (y * enlarged.width + column.keepFrom * SCALE) * 3;
    for (let x = column.keepFrom * SCALE; x < column.keepTo * SCALE; x++, from++)
      for (let channel = 0; channel < 3; channel++)
        enlarged.pixels[to++] = Math.min(
          255,
          Math.max(0, Math.round((data[channel * plane + from] as number) * 255)),
        );
  }
}

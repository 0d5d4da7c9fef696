import sharp from 'sharp';
import type { NeuralModel } from '#engines/inference/inference';
import type { Plane } from './plane.ts';
import type { Picture } from './read-picture.ts';

/** The model sees every picture as a square with sides of this many pixels, whatever the picture's shape. */
const SIDE = 1024;
const PIXELS = SIDE * SIDE;

/** The model's foreground, 0 to 1, stretched over the picture. */
export async function findMask(model: NeuralModel, picture: Picture, signal: AbortSignal): Promise<Plane> {
  const bytes = await shrink(picture);
  const data = new Float32Array(3 * PIXELS);
  for (let channel = 0; channel < 3; channel++) {
    for (let at = 0; at < PIXELS; at++) {
      data[channel * PIXELS + at] = (bytes[at * 3 + channel]! - 128) / 256;
    }
  }
  const input = { data, dims: [1, 3, SIDE, SIDE] };
  const { output } = await model.run({ input }, { outputs: ['output'], signal });
  return { data: output!.data as Float32Array, width: SIDE, height: SIDE };
}

async function shrink({ rgba, width, height, backdrop }: Picture): Promise<Buffer> {
  return await sharp(rgba, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .flatten({ background: { r: backdrop, g: backdrop, b: backdrop } })
    .resize(SIDE, SIDE, { fit: 'fill' })
    .raw()
    .toBuffer();
}

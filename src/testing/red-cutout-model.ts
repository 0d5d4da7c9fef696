import sharp from 'sharp';
import type { CutoutModel } from '#ports/cutout-model';

/** Takes everything for background that is not rather red: the left half of `samplePhoto` stays. */
export const redCutoutModel: CutoutModel = {
  id: 'red',
  async cutOut({ bytes }, { signal, onProgress }) {
    const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    signal.throwIfAborted();
    onProgress?.(0.5);
    for (let at = 0; at < data.length; at += 4) if (data[at]! <= data[at + 2]!) data[at + 3] = 0;
    return { pixels: data, width: info.width, height: info.height };
  },
};

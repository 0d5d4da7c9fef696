import { fillHole } from './fill-hole.ts';
import { matchView } from './match-tones.ts';
import type { Raster } from './raster.ts';

export interface Place {
  left: number;
  top: number;
}

/** Side of the blocks whose means are compared, in pixels: blades of grass need not be the same. */
const BLOCK = 8;
/** Of 255, without the mean difference of each channel: if the middle of a wider view differs by more, it is no view of the same picture. */
const SAME = 12;

/**
 * A picture in a wider view of its scene. Around it, the view takes on the picture's tones at the seam; the picture keeps every byte.
 * @returns undefined if the view shows something else where the picture is
 */
export function layIntoView(picture: Raster, view: Raster, place: Place): Raster | undefined {
  if (differenceAt(picture, view, place) > SAME) return undefined;
  const pixels = Uint8ClampedArray.from(view.pixels);
  matchView({ ...view, pixels, hole: outsideOf(picture, view, place) }, picture, place);
  return paste({ ...view, pixels: Uint8Array.from(pixels) }, picture, place);
}

/**
 * A picture on a larger canvas that is filled with patches of it. What is transparent at the edges stays so: then the canvas
 * is transparent around it. The picture keeps every byte.
 * @returns undefined if it is too small to take patches from
 */
export function continueByPatches(
  picture: Raster,
  { left, top, width, height }: Place & { width: number; height: number },
  onProgress?: (fraction: number) => void,
): Raster | undefined {
  const { channels } = picture;
  const place = { left, top };
  const pixels = new Uint8Array(width * height * channels);
  const canvas = paste({ pixels, width, height, channels }, picture, place);
  if (channels === 4 && isSeeThrough(picture)) return canvas;
  if (channels === 4) for (let at = 3; at < pixels.length; at += 4) canvas.pixels[at] = 255;
  const outside = outsideOf(picture, canvas, place).map((value) => value * 255);
  const filled = fillHole(canvas, { values: outside, width, height }, onProgress ? { onProgress } : {});
  return filled && paste(filled, picture, place);
}

function differenceAt(picture: Raster, view: Raster, { left, top }: Place): number {
  const columns = Math.ceil(picture.width / BLOCK);
  const rows = Math.ceil(picture.height / BLOCK);
  const sums = new Float64Array(columns * rows * 3);
  for (let y = 0; y < picture.height; y++)
    for (let x = 0; x < picture.width; x++) {
      const [at, there] = [y * picture.width + x, (y + top) * view.width + x + left];
      const block = Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK);
      for (let channel = 0; channel < 3; channel++)
        sums[block * 3 + channel]! +=
          picture.pixels[at * picture.channels + channel]! - view.pixels[there * view.channels + channel]!;
    }
  const tones = [0, 1, 2].map(
    (channel) => sums.reduce((all, sum, at) => all + (at % 3 === channel ? sum : 0), 0) / (columns * rows),
  );
  const sum = sums.reduce((all, difference, at) => all + Math.abs(difference - tones[at % 3]!), 0);
  return sum / (picture.width * picture.height * 3);
}

/** 1 for each pixel of the canvas beside the picture. */
function outsideOf(
  picture: Raster,
  { width, height }: Pick<Raster, 'width' | 'height'>,
  { left, top }: Place,
): Uint8Array {
  const outside = new Uint8Array(width * height).fill(1);
  for (let y = top; y < top + picture.height; y++)
    outside.fill(0, y * width + left, y * width + left + picture.width);
  return outside;
}

function paste(canvas: Raster, picture: Raster, { left, top }: Place): Raster {
  const pixels = Uint8Array.from(canvas.pixels);
  const row = picture.width * picture.channels;
  for (let y = 0; y < picture.height; y++)
    pixels.set(
      picture.pixels.subarray(y * row, (y + 1) * row),
      ((y + top) * canvas.width + left) * canvas.channels,
    );
  return { ...canvas, pixels };
}

/** Whether anything at its edges is transparent, as around a cut-out. */
function isSeeThrough({ pixels, width, height }: Raster): boolean {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x += y === 0 || y === height - 1 ? 1 : Math.max(1, width - 1))
      if (pixels[(y * width + x) * 4 + 3]! < 128) return true;
  return false;
}

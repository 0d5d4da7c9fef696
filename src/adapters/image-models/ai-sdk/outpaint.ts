import type { ImageModelV4File } from '@ai-sdk/provider';
import sharp from 'sharp';
import type { Size } from '../../model-providers/provider.ts';
import type { Cut } from './choose-cut.ts';
import type { OpenPicture } from './open-picture.ts';

/** A picture on a larger canvas, and the mask of the area to paint. */
export interface Layout {
  canvas: Size;
  /** The part of the canvas with the wanted proportions. */
  band: Cut;
  /** The picture's place on the canvas, in the middle of the band. */
  place: Cut;
  file: ImageModelV4File;
  /** White and transparent where the model paints, black and opaque elsewhere: models use either color or alpha. */
  mask: ImageModelV4File;
}

/** RGBA. */
const TO_PAINT = Buffer.from([255, 255, 255, 0]);
const TO_KEEP = Buffer.from([0, 0, 0, 255]);
/** Width of the picture's edge that is painted too, to hide the seam, as a share of the canvas's shorter side. */
const SEAM = 0.012;
/** Blur of the picture's stretched edges, which are the models' starting point, as a share of the longer side. */
const BLUR = 0.06;
/** Longer side of the copy that is blurred, in pixels. */
const BLURRED_SIDE = 192;
/** If the mean difference of the middle is below this, of 255, the model has left the picture unchanged. */
const SAME = 14;
/** Length of the transition between picture and painted area, as a share of the picture. */
const FADE = 0.06;

/** Puts a picture into the middle of a canvas, as large as the wanted proportions allow. */
export async function layOut(picture: OpenPicture, wanted: Size, canvas: Size): Promise<Layout> {
  const band = centered(canvas, wanted, { left: 0, top: 0, ...canvas });
  const place = centered(band, picture, band);
  const raw = { width: picture.width, height: picture.height, channels: picture.channels };
  const opaque = () =>
    sharp(picture.pixels, { raw, limitInputPixels: false }).flatten({ background: '#fff' });
  const small = await opaque()
    .resize({ ...sizeOf(place), fit: 'fill' })
    .png({ compressionLevel: 3 })
    .toBuffer();
  const around = await sharp(await blurredEdges(small, place, canvas))
    .composite([{ input: small, left: place.left, top: place.top }])
    .png({ compressionLevel: 3 })
    .toBuffer();
  const mask = await sharp(maskOf(canvas, shrunk(place, canvas)), { raw: { ...canvas, channels: 4 } })
    .png()
    .toBuffer();
  return { canvas, band, place, file: toPng(around), mask: toPng(mask) };
}

/** The picture's edges stretched over the canvas and blurred (on a small copy, to save time). */
async function blurredEdges(picture: Buffer, place: Cut, canvas: Size): Promise<Buffer> {
  const extended = await sharp(picture)
    .extend({ ...marginsOf(place, canvas), extendWith: 'copy' })
    .toBuffer();
  const small = await sharp(extended).resize(BLURRED_SIDE, BLURRED_SIDE, { fit: 'inside' }).toBuffer();
  const blurred = await sharp(small)
    .blur(BLUR * BLURRED_SIDE)
    .toBuffer();
  return await sharp(blurred)
    .resize({ ...canvas, fit: 'fill', kernel: 'cubic' })
    .toBuffer();
}

/**
 * The painted canvas, cut to the wanted proportions. If the model left the middle unchanged, the original picture is put
 * back there at full resolution.
 */
export async function takeOut(
  picture: OpenPicture,
  came: OpenPicture,
  { canvas, band, place }: Layout,
): Promise<OpenPicture> {
  const scale = { x: came.width / canvas.width, y: came.height / canvas.height };
  const inCame = (cut: Cut): Cut => within(scaled(cut, scale), came);
  const [bandThere, placeThere] = [inCame(band), inCame(place)];
  const middle = await rgb(came, placeThere, sizeOf(placeThere));
  const before = await rgb(picture, whole(picture), sizeOf(placeThere));
  if (differenceOf(middle, before) > SAME) {
    return { pixels: await rgb(came, bandThere, sizeOf(bandThere)), ...sizeOf(bandThere), channels: 3 };
  }
  // Enlarge to the original's resolution if that is higher.
  const up = Math.max(1, picture.width / placeThere.width);
  const size = { width: Math.round(bandThere.width * up), height: Math.round(bandThere.height * up) };
  const at = within(
    scaled(
      { ...placeThere, left: placeThere.left - bandThere.left, top: placeThere.top - bandThere.top },
      { x: up, y: up },
    ),
    size,
  );
  const painted = await rgb(came, bandThere, size);
  const kept = await rgb(picture, whole(picture), sizeOf(at));
  matchColors(painted, middle, before);
  blend(painted, size, kept, at);
  return { pixels: painted, ...size, channels: 3 };
}

/** Undoes the model's color shift, measured in the middle. */
function matchColors(painted: Buffer, middle: Buffer, before: Buffer): void {
  const gains = [0, 1, 2].map((channel) => (sumOf(before, channel) + 1) / (sumOf(middle, channel) + 1));
  for (let at = 0; at < painted.length; at += 1)
    painted[at] = Math.min(255, Math.round(painted[at]! * gains[at % 3]!));
}

function sumOf(pixels: Buffer, channel: number): number {
  let sum = 0;
  for (let at = channel; at < pixels.length; at += 3) sum += pixels[at]!;
  return sum;
}

/** Puts the picture over the painted area, with a soft transition at the inner edges. */
function blend(painted: Buffer, size: Size, kept: Buffer, at: Cut): void {
  const fade = Math.max(1, FADE * Math.max(at.width, at.height));
  const isAcross = at.width < size.width;
  for (let y = 0; y < at.height; y += 1) {
    for (let x = 0; x < at.width; x += 1) {
      const inside = isAcross ? Math.min(x, at.width - 1 - x) : Math.min(y, at.height - 1 - y);
      const share = smooth(Math.min(1, (inside + 0.5) / fade));
      const from = (y * at.width + x) * 3;
      const to = ((at.top + y) * size.width + at.left + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const [over, under] = [kept[from + channel]!, painted[to + channel]!];
        painted[to + channel] = Math.round(under + (over - under) * share);
      }
    }
  }
}

function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** The mean difference of two pictures of the same size, 0 to 255. */
function differenceOf(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += Math.abs(one[at]! - other[at]!);
  return sum / one.length;
}

async function rgb({ pixels, width, height, channels }: OpenPicture, cut: Cut, size: Size): Promise<Buffer> {
  return await sharp(pixels, { raw: { width, height, channels }, limitInputPixels: false })
    .extract(cut)
    .flatten({ background: '#fff' })
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
}

function maskOf({ width, height }: Size, kept: Cut): Buffer {
  const mask = Buffer.alloc(width * height * 4, TO_PAINT);
  const row = Buffer.alloc(kept.width * 4, TO_KEEP);
  for (let y = kept.top; y < kept.top + kept.height; y += 1) row.copy(mask, (y * width + kept.left) * 4);
  return mask;
}

/** The largest cut with the proportions of a size, in the middle of another. */
function centered(outer: Size, { width, height }: Size, at: Cut): Cut {
  const scale = Math.min(outer.width / width, outer.height / height);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  return {
    left: at.left + Math.floor((outer.width - size.width) / 2),
    top: at.top + Math.floor((outer.height - size.height) / 2),
    ...size,
  };
}

function marginsOf({ left, top, width, height }: Cut, canvas: Size) {
  return { left, top, right: canvas.width - left - width, bottom: canvas.height - top - height };
}

function shrunk(cut: Cut, { width, height }: Size): Cut {
  const by = Math.min(
    Math.ceil(SEAM * Math.min(width, height)),
    Math.floor((Math.min(cut.width, cut.height) - 1) / 2),
  );
  return { left: cut.left + by, top: cut.top + by, width: cut.width - 2 * by, height: cut.height - 2 * by };
}

function scaled(cut: Cut, { x, y }: { x: number; y: number }): Cut {
  return {
    left: Math.round(cut.left * x),
    top: Math.round(cut.top * y),
    width: Math.round(cut.width * x),
    height: Math.round(cut.height * y),
  };
}

function within(cut: Cut, { width, height }: Size): Cut {
  const left = Math.min(cut.left, width - 1);
  const top = Math.min(cut.top, height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(cut.width, width - left)),
    height: Math.max(1, Math.min(cut.height, height - top)),
  };
}

function whole(size: Size): Cut {
  return { left: 0, top: 0, ...sizeOf(size) };
}

function sizeOf({ width, height }: Size): Size {
  return { width, height };
}

function toPng(data: Buffer): ImageModelV4File {
  return { type: 'file', mediaType: 'image/png', data };
}

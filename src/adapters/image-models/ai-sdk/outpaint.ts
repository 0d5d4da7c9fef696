import type { ImageModelV4File } from '@ai-sdk/provider';
import sharp from 'sharp';
import type { Size } from '../../model-providers/provider.ts';
import type { Cut } from './choose-cut.ts';
import type { OpenPicture } from './open-picture.ts';

/** A picture on a larger canvas, and what of it is to be painted. */
export interface Layout {
  canvas: Size;
  /** Of the canvas: what has the proportions that are wanted. */
  band: Cut;
  /** Of the canvas: where the picture stands, in the middle of the band. */
  place: Cut;
  file: ImageModelV4File;
  /** What is to be painted is white and transparent, the rest black and opaque: models go by one or the other. */
  mask: ImageModelV4File;
}

/** White that is transparent, and black that is opaque. */
const TO_PAINT = Buffer.from([255, 255, 255, 0]);
const TO_KEEP = Buffer.from([0, 0, 0, 255]);
/** Pixels of the picture's edge, of the canvas's shorter side, that are painted as well, so that no seam stays. */
const SEAM = 0.012;
/**
 * Of the canvas's longer side: what lies around the picture is its edge drawn out, out of focus,
 * so that models which start from it start from what goes on at the edges.
 */
const HAZE = 0.06;
/** Pixels of the longer side of what goes out of focus. */
const COARSE = 192;
/** Of 255: what was to stay and differs less than this on the mean is the same picture. */
const SAME = 14;
/** Of the picture's length along which it fades into what was painted around it. */
const FADE = 0.06;

/** Puts a picture into the middle of a canvas, as large as the proportions that are wanted let it be. */
export async function layOut(picture: OpenPicture, wanted: Size, canvas: Size): Promise<Layout> {
  const band = centred(canvas, wanted, { left: 0, top: 0, ...canvas });
  const place = centred(band, picture, band);
  const raw = { width: picture.width, height: picture.height, channels: picture.channels };
  const opaque = () =>
    sharp(picture.pixels, { raw, limitInputPixels: false }).flatten({ background: '#fff' });
  const small = await opaque()
    .resize({ ...sizeOf(place), fit: 'fill' })
    .png({ compressionLevel: 3 })
    .toBuffer();
  const around = await sharp(await hazeAround(small, place, canvas))
    .composite([{ input: small, left: place.left, top: place.top }])
    .png({ compressionLevel: 3 })
    .toBuffer();
  const mask = await sharp(maskOf(canvas, shrunk(place, canvas)), { raw: { ...canvas, channels: 4 } })
    .png()
    .toBuffer();
  return { canvas, band, place, file: toPng(around), mask: toPng(mask) };
}

/** The picture's edges drawn out to the canvas, out of focus; a small copy of it shows as much. */
async function hazeAround(picture: Buffer, place: Cut, canvas: Size): Promise<Buffer> {
  const extended = await sharp(picture)
    .extend({ ...marginsOf(place, canvas), extendWith: 'copy' })
    .toBuffer();
  const small = await sharp(extended).resize(COARSE, COARSE, { fit: 'inside' }).toBuffer();
  const hazy = await sharp(small)
    .blur(HAZE * COARSE)
    .toBuffer();
  return await sharp(hazy)
    .resize({ ...canvas, fit: 'fill', kernel: 'cubic' })
    .toBuffer();
}

/**
 * What came of a layout, cut to the proportions that are wanted. Where the model left the picture in the middle as it
 * was, that stands there again with all its pixels.
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
  // At the picture's own pixels, where those are more.
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

/** Takes back from what was painted what the model did to the colors of the picture in its middle. */
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

/** Lays the picture over what was painted, fading in from the edges that lie within it. */
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

/** The mean difference of two pictures of one size, of 255. */
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

/** The largest cut with the proportions of a size that stands in the middle of another. */
function centred(outer: Size, { width, height }: Size, at: Cut): Cut {
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

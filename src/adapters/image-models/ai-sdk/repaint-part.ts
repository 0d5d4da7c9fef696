import type { ImageModelV4File } from '@ai-sdk/provider';
import sharp from 'sharp';
import type { PartRequest, RawPixels } from '#ports/image-model';
import type { ImageModelTraits, Size } from '../../model-providers/provider.ts';
import type { Cut } from './choose-cut.ts';
import { composePrompt } from './compose-prompt.ts';
import type { OpenPicture } from './open-picture.ts';
import { layOut } from './outpaint.ts';
import type { Work } from './plan-work.ts';

/** A picture on a canvas of the model's shape, and the mask of what is painted anew. */
export interface PartLayout {
  canvas: Size;
  /** The picture's place on the canvas. */
  place: Cut;
  file: ImageModelV4File;
  /** White and transparent where the model paints, black and opaque elsewhere. */
  mask: ImageModelV4File;
}

/** The request for a part of a picture. @param canvas the model's shape */
export async function planPart(
  { prompt, picture, mask, seed }: PartRequest,
  { takesSeed }: Pick<ImageModelTraits, 'takesSeed'>,
  canvas: Size,
): Promise<{ work: Work; layout: PartLayout }> {
  const { pixels, width, height } = picture;
  const opaque: OpenPicture = { pixels: Buffer.from(pixels), width, height, channels: 3 };
  const layout = await layOutPart(opaque, mask, { width: canvas.width, height: canvas.height });
  const words = composePrompt({ prompt }, { earlier: false, subjects: 0, style: false });
  const work: Work = {
    prompt: `${words} ${INSTRUCTION}`,
    subject: prompt,
    files: [layout.file],
    seed: takesSeed ? seed % SEEDS : undefined,
    credits: undefined,
    notes: [],
    hasStyle: false,
  };
  return { work, layout };
}

/** 31 bits, which every provider takes. */
const SEEDS = 2 ** 31;
const INSTRUCTION =
  'Paint this into the marked part of the attached picture, in the light, perspective and style of what is around it, without seam, border or frame. Leave everything else as it is.';

/** @param mask a byte a pixel of the picture: 0 keeps it */
async function layOutPart(picture: OpenPicture, mask: Uint8Array, canvas: Size): Promise<PartLayout> {
  const { place, file } = await layOut(picture, picture, canvas);
  const { width, height } = picture;
  const small = await sharp(mask, { raw: { width, height, channels: 1 } })
    .resize({ width: place.width, height: place.height, fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
  const rgba = Buffer.alloc(canvas.width * canvas.height * 4);
  for (let at = 0; at < canvas.width * canvas.height; at++) rgba[at * 4 + 3] = 255;
  for (let y = 0; y < place.height; y++)
    for (let x = 0; x < place.width; x++) {
      if (small[y * place.width + x]! < PAINTED) continue;
      const at = ((y + place.top) * canvas.width + x + place.left) * 4;
      rgba.set([255, 255, 255, 0], at);
    }
  const png = await sharp(rgba, { raw: { ...canvas, channels: 4 } })
    .png()
    .toBuffer();
  return { canvas, place, file, mask: { type: 'file', mediaType: 'image/png', data: png } };
}

/** Of 255: the smaller mask's edge. */
const PAINTED = 100;

/** The model's answer where the picture lies, in the picture's size. */
export async function takeOutPart(
  came: OpenPicture,
  { canvas, place }: PartLayout,
  { width, height }: Size,
): Promise<RawPixels> {
  const scale = { x: came.width / canvas.width, y: came.height / canvas.height };
  const left = Math.min(came.width - 1, Math.round(place.left * scale.x));
  const top = Math.min(came.height - 1, Math.round(place.top * scale.y));
  const pixels = await sharp(came.pixels, {
    raw: { width: came.width, height: came.height, channels: came.channels },
    limitInputPixels: false,
  })
    .extract({
      left,
      top,
      width: Math.max(1, Math.min(came.width - left, Math.round(place.width * scale.x))),
      height: Math.max(1, Math.min(came.height - top, Math.round(place.height * scale.y))),
    })
    .flatten({ background: '#fff' })
    .resize({ width, height, fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer();
  return { pixels, width, height };
}

import { decodePicture } from '#platform/images/decode-picture';
import type { DesignPicture } from '#ports/ad-composer';
import { encode, prepareDesignPicture, type Size } from './prepare-design-picture.ts';

/** A picture in one aspect ratio. */
export interface PictureCut extends Size {
  /** PNG or JPEG. */
  bytes: Uint8Array;
}

// Planning an ad only needs the aspect ratio and the focus.
const PLANNING_SIDE = 320;
/** Extra pixel density in small ads, so that the SVG can be enlarged. */
const DENSITY_MAX = 2;
const LONG_SIDE = 1_600;
const QUALITY = 92;
/** Upscaling further adds no detail. */
const UPSCALE_MAX = 3;
/** Upscaling below this is invisible. */
const UPSCALE_VISIBLE = 1.15;

const planned = new WeakMap<Uint8Array, Promise<DesignPicture>>();

/** Prepares the small picture that an ad is planned with, once for all formats of a campaign. */
export async function planPicture(cuts: readonly PictureCut[], format: Size): Promise<DesignPicture> {
  const { bytes } = nearestCut(cuts, format);
  const covers = { width: PLANNING_SIDE, height: PLANNING_SIDE };
  const plan = planned.get(bytes) ?? prepareDesignPicture(bytes, { covers });
  planned.set(bytes, plan);
  return await plan;
}

/**
 * Prepares the cut that a frame crops least, uncropped and with its focus, so that the layout stays as planned. Scales it
 * to the size at which the frame shows it.
 * @param frame pixels of the finished ad
 */
export async function fitPicture(
  cuts: readonly PictureCut[],
  { frame, format }: { frame: Size; format: Size },
): Promise<DesignPicture> {
  const cut = nearestCut(cuts, frame);
  const density = Math.min(DENSITY_MAX, Math.max(1, LONG_SIDE / Math.max(format.width, format.height)));
  const covers = { width: Math.ceil(frame.width * density), height: Math.ceil(frame.height * density) };
  const plan = await planPicture([cut], format);
  if (plan.hasAlpha) return await prepareDesignPicture(cut.bytes, { covers });
  const { autoOrient: source } = await decodePicture({ bytes: cut.bytes }).metadata();
  // How much the frame enlarges the picture.
  const enlarged = Math.max(frame.width / source.width, frame.height / source.height);
  const picture = decodePicture({ bytes: cut.bytes })
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.round(source.width * scaleOf(enlarged, density)) });
  const sharpened = enlarged > UPSCALE_VISIBLE ? picture.sharpen({ sigma: 1 }) : picture;
  const fitted = await encode(sharpened.jpeg({ quality: QUALITY }), false);
  const { focus, isWhole } = plan;
  return { ...fitted, ...(focus && { focus }), ...(isWhole && { isWhole }) };
}

/** Finds the cut with the nearest aspect ratio. */
export function nearestCut<Cut extends Size>(cuts: readonly Cut[], { width, height }: Size): Cut {
  const wanted = Math.log(width / height);
  const lossOf = (cut: Cut) => Math.abs(Math.log(cut.width / cut.height) - wanted);
  return cuts.toSorted((one, other) => lossOf(one) - lossOf(other))[0]!;
}

/** The scale of the stored picture: above 1 only if upscaling is visible. */
function scaleOf(enlarged: number, density: number): number {
  if (enlarged * density <= 1) return enlarged * density;
  return enlarged <= UPSCALE_VISIBLE ? 1 : Math.min(enlarged, UPSCALE_MAX);
}

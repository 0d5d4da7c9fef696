import sharp from 'sharp';
import type { DesignPicture } from '#server/ports/ad-composer';
import { prepareDesignPicture } from './prepare-design-picture.ts';

interface Size {
  width: number;
  height: number;
}

/** A picture in certain proportions. */
export interface PictureCut extends Size {
  /** PNG or JPEG. */
  bytes: Uint8Array;
}

// Only proportions and focus count where an ad is planned.
const PLANNED_SIDE = 320;
/** Pixels that a small ad's picture has more than it shows, so that the SVG may be shown larger. */
const DENSEST = 2;
const LONG_SIDE = 1_600;
const QUALITY = 92;
/** Enlarged further than this, more pixels show no more. */
const MOST_ENLARGED = 3;
/** Below this nobody sees that a picture was enlarged. */
const UNSEEN = 1.15;

/** What planning an ad needs to know of a picture. */
export async function planPicture(cuts: readonly PictureCut[], format: Size): Promise<DesignPicture> {
  const covers = { width: PLANNED_SIDE, height: PLANNED_SIDE };
  return await prepareDesignPicture(nearestCut(cuts, format).bytes, { covers });
}

/**
 * The picture as a frame shows it: of the cut that loses least, what lies around its focus, at the size that it is drawn
 * in; a cut-out is kept whole.
 * @param frame pixels of the finished ad
 */
export async function fitPicture(
  cuts: readonly PictureCut[],
  { frame, format }: { frame: Size; format: Size },
): Promise<DesignPicture> {
  const cut = nearestCut(cuts, frame);
  const density = Math.min(DENSEST, Math.max(1, LONG_SIDE / Math.max(format.width, format.height)));
  const covers = { width: Math.ceil(frame.width * density), height: Math.ceil(frame.height * density) };
  const plan = await prepareDesignPicture(cut.bytes, {
    covers: { width: PLANNED_SIDE, height: PLANNED_SIDE },
  });
  if (plan.hasAlpha) return await prepareDesignPicture(cut.bytes, { covers });
  const { autoOrient: source } = await sharp(cut.bytes).metadata();
  const crop = cropAround(source, frame, plan.focus);
  const picture = sharp(cut.bytes)
    .rotate()
    .extract(crop)
    .toColourspace('srgb')
    .flatten({ background: '#ffffff' })
    .resize(sizeOf(crop, { frame, covers }));
  const isEnlarged = crop.width * UNSEEN < frame.width;
  const sharpened = isEnlarged ? picture.sharpen({ sigma: 1 }) : picture;
  const { data, info } = await sharpened.jpeg({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { bytes: data, contentType: 'image/jpeg', width, height, hasAlpha: false };
}

/** The cut that has to be cropped least to have these proportions. */
export function nearestCut<Cut extends Size>(cuts: readonly Cut[], { width, height }: Size): Cut {
  const wanted = Math.log(width / height);
  const lossOf = (cut: Cut) => Math.abs(Math.log(cut.width / cut.height) - wanted);
  return cuts.toSorted((one, other) => lossOf(one) - lossOf(other))[0]!;
}

/** The size that a crop is kept at: larger than it is only where that shows. */
function sizeOf(crop: Size, { frame, covers }: { frame: Size; covers: Size }): { width: number } {
  if (crop.width >= covers.width) return { width: covers.width };
  if (crop.width * UNSEEN >= frame.width) return { width: crop.width };
  return { width: Math.round(Math.min(frame.width, crop.width * MOST_ENLARGED)) };
}

/** All of one side, and of the other what lies around the focus. */
function cropAround(
  { width, height }: Size,
  frame: Size,
  focus = { x: 0.5, y: 0.5 },
): { left: number; top: number; width: number; height: number } {
  const scale = Math.min(width / frame.width, height / frame.height);
  const [wide, tall] = [
    Math.max(1, Math.min(width, Math.round(frame.width * scale))),
    Math.max(1, Math.min(height, Math.round(frame.height * scale))),
  ];
  const start = (room: number, length: number, at: number) =>
    Math.round(Math.min(room - length, Math.max(0, room * at - length / 2)));
  return { left: start(width, wide, focus.x), top: start(height, tall, focus.y), width: wide, height: tall };
}

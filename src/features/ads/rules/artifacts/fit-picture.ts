import { decodePicture } from '#platform/images/decode-picture';
import type { DesignPicture } from '#ports/ad-composer';
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
 * The cut that loses least in a frame, whole and with its focus, so that it is laid out as it was planned; as large as
 * what the frame shows of it is drawn.
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
  const { autoOrient: source } = await decodePicture({ bytes: cut.bytes }).metadata();
  // How much larger than it is the picture is drawn.
  const enlarged = Math.max(frame.width / source.width, frame.height / source.height);
  const picture = decodePicture({ bytes: cut.bytes })
    .flatten({ background: '#ffffff' })
    .resize({ width: Math.round(source.width * scaleOf(enlarged, density)) });
  const sharpened = enlarged > UNSEEN ? picture.sharpen({ sigma: 1 }) : picture;
  const { data, info } = await sharpened.jpeg({ quality: QUALITY }).toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const { focus } = plan;
  return {
    bytes: data,
    contentType: 'image/jpeg',
    width,
    height,
    hasAlpha: false,
    ...(focus && { focus }),
  };
}

/** The cut that has to be cropped least to have these proportions. */
export function nearestCut<Cut extends Size>(cuts: readonly Cut[], { width, height }: Size): Cut {
  const wanted = Math.log(width / height);
  const lossOf = (cut: Cut) => Math.abs(Math.log(cut.width / cut.height) - wanted);
  return cuts.toSorted((one, other) => lossOf(one) - lossOf(other))[0]!;
}

/** The scale that a picture is kept at: larger than it is only where that shows. */
function scaleOf(enlarged: number, density: number): number {
  if (enlarged * density <= 1) return enlarged * density;
  return enlarged <= UNSEEN ? 1 : Math.min(enlarged, MOST_ENLARGED);
}

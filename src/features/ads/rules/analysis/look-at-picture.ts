import { ProviderError } from '#platform/errors/provider-error';
import { decodePicture } from '#platform/images/decode-picture';
import type { PictureFacts, VisionModel } from '#ports/vision-model';
import type { ImageAnalysis } from '../../contract/ad-analyses.ts';
import { IMAGE_DESCRIPTION_MAX_CHARACTERS } from '../../contract/ad-enumerations.ts';
import { describePicture } from './describe-picture.ts';
import { findPalette } from './find-palette.ts';
import { readComposition } from './read-composition.ts';
import { samplePicture } from './sample-picture.ts';

export type PictureAnalysis = Omit<ImageAnalysis, 'picture'>;

/** Vision models know photographs, so cut-outs get a white background and a margin. */
const PAPER = '#ffffff';
const PAPER_SIDE = 768;
const PAPER_MARGIN = 96;

/**
 * Analyzes a picture: people and things by the vision model, if installed; colors and composition by our own code.
 * @param picture our own re-encoded copy
 * @throws the signal's reason when it is aborted
 */
export async function lookAtPicture(
  { visionModel }: { visionModel: VisionModel },
  { picture, signal }: { picture: Buffer; signal: AbortSignal },
): Promise<PictureAnalysis> {
  const sample = await samplePicture(picture);
  const composition = readComposition(sample);
  const palette = findPalette(sample);
  const shown = composition.isCutOut ? await onPaper(picture) : picture;
  const facts = await askVision(visionModel, shown, signal);
  const description = describePicture({
    facts,
    palette,
    composition,
    isFlat: sample.isFlat,
    ratio: sample.columns / sample.rows,
  });
  return {
    description: description.slice(0, IMAGE_DESCRIPTION_MAX_CHARACTERS),
    colors: palette.map(({ hex }) => hex),
    tags: facts?.tags ?? [],
    hasPeople: facts?.hasPeople ?? false,
  };
}

async function askVision(
  visionModel: VisionModel,
  bytes: Buffer,
  signal: AbortSignal,
): Promise<PictureFacts | null> {
  try {
    return await visionModel.lookAt({ bytes }, { signal });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ProviderError)) throw error;
    return null;
  }
}

function onPaper(picture: Buffer): Promise<Buffer> {
  const side = PAPER_SIDE - 2 * PAPER_MARGIN;
  return decodePicture({ bytes: picture })
    .resize(side, side, { fit: 'contain', background: PAPER })
    .extend({
      top: PAPER_MARGIN,
      bottom: PAPER_MARGIN,
      left: PAPER_MARGIN,
      right: PAPER_MARGIN,
      background: PAPER,
    })
    .flatten({ background: PAPER })
    .png()
    .toBuffer();
}

import { abandonPendingObjects } from '#features/images/queries/pending-objects';
import { encodePicture } from '#features/images/rules/encode-picture';
import { putObject } from '#features/images/rules/put-object';
import { ProviderError } from '#platform/errors/provider-error';
import { decodePicture } from '#platform/images/decode-picture';
import type { EncodedImage, ImageModel } from '#ports/image-model';
import type { DigitalSourceType } from '#ports/provenance';
import type { AdPictureRow } from '../../queries/ad-pictures.ts';
import { type CutOutDeps, findCutOut } from './cut-out-picture.ts';
import type { MadeFile } from './make-ad-picture.ts';

export interface PaintDeps extends CutOutDeps {
  imageModel: ImageModel;
}

/** Three aspect ratios, so that every format crops little. About 1.8 megapixels each, in multiples of 16 for hosted models. */
export const PAINTED_CUTS = [
  { cut: 'wide', width: 1_792, height: 944 },
  { cut: 'square', width: 1_344, height: 1_344 },
  { cut: 'tall', width: 1_088, height: 1_920 },
] as const;
const QUALITY = 95;

/**
 * Generates a picture from its prompt in three aspect ratios, around the cut-out of its source, if it has one.
 * @throws ProviderError as the models, the signer and the object store do; the signal's reason
 */
export async function paintPicture(
  deps: PaintDeps,
  { prompt, recipe, sourceId }: Pick<AdPictureRow, 'prompt' | 'recipe' | 'sourceId' | 'kind'>,
  signal: AbortSignal,
): Promise<{ files: MadeFile[]; sourceType: DigitalSourceType }> {
  if (prompt === null || recipe === null) throw new ProviderError('rejected', 'The picture has no prompt');
  const subject = sourceId === null ? null : await findCutOut(deps, sourceId, signal);
  const files: MadeFile[] = [];
  let sourceType: DigitalSourceType = 'algorithmicMedia';
  const paint = async ({ cut, width, height }: (typeof PAINTED_CUTS)[number]) => {
    const { image, description } = await deps.imageModel.generate(
      {
        prompt,
        width,
        height,
        seed: seedOf(recipe),
        // An ad has no place for a credit line.
        creditFree: true,
        ...(subject && { reference: subject.image }),
      },
      { signal },
    );
    signal.throwIfAborted();
    // Only an upload as it came has none.
    sourceType = sourceTypeAround(subject, description.digitalSourceType!);
    files.push({ cut, ...(await storePainting(deps, image, sourceType)) });
    signal.throwIfAborted();
  };
  try {
    for (const cut of PAINTED_CUTS) await paint(cut);
  } catch (error) {
    await abandonPendingObjects(
      deps.db,
      files.map(({ objectKey }) => objectKey),
    );
    throw error;
  }
  return { files, sourceType };
}

async function storePainting(
  deps: PaintDeps,
  image: Parameters<typeof decodePicture>[0],
  digitalSourceType: DigitalSourceType,
): Promise<Omit<MadeFile, 'cut'>> {
  const { bytes, contentType, width, height } = await encodePicture(deps, decodePicture(image), {
    format: 'jpeg',
    quality: QUALITY,
    digitalSourceType,
  });
  const objectKey = await putObject(deps, bytes, contentType);
  return { objectKey, contentType, width, height, hasAlpha: false, byteSize: bytes.length };
}

/** The IPTC source type of a picture that was generated around a subject. */
function sourceTypeAround(
  subject: { image: EncodedImage; sourceType: DigitalSourceType | null } | null,
  painting: DigitalSourceType,
): DigitalSourceType {
  if (!subject || subject.sourceType === 'algorithmicMedia') return painting;
  return subject.sourceType === null && painting === 'algorithmicMedia'
    ? 'compositeSynthetic'
    : 'compositeWithTrainedAlgorithmicMedia';
}

function seedOf(recipe: string): number {
  return Number.parseInt(recipe.slice(0, 8), 16);
}

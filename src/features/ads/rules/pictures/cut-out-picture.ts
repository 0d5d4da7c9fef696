import { dropObject } from '#features/images/rules/drop-object';
import { encodePicture } from '#features/images/rules/encode-picture';
import { putObject } from '#features/images/rules/put-object';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { ProviderError } from '#platform/errors/provider-error';
import { decodePicture } from '#platform/images/decode-picture';
import type { CutoutModel } from '#ports/cutout-model';
import type { EncodedImage } from '#ports/image-model';
import type { ObjectStore } from '#ports/object-store';
import type { DigitalSourceType, Provenance } from '#ports/provenance';
import { type AdPictureRow, findReadyAdPicture } from '../../queries/ad-pictures.ts';
import { adPictureRecipe } from './ad-picture-recipe.ts';
import type { MadeFile } from './make-ad-picture.ts';
import { readAdPicture } from './read-ad-picture.ts';

export interface CutOutDeps {
  db: Database;
  objectStore: ObjectStore;
  provenance: Provenance;
  cutoutModel: CutoutModel;
}

const SOURCE_TYPE: DigitalSourceType = 'compositeWithTrainedAlgorithmicMedia';
/** Alpha, 0 to 255. Fainter pixels count as transparent. */
const FAINT = 12;

/**
 * Removes a picture's background and trims the result.
 * @throws AppError `not_composable` without a subject; ProviderError as the model, the signer and the object store do; the
 * signal's reason
 */
export async function cutOutPicture(
  deps: CutOutDeps,
  { sourceId }: Pick<AdPictureRow, 'sourceId'>,
  signal: AbortSignal,
): Promise<{ files: MadeFile[]; sourceType: DigitalSourceType }> {
  if (sourceId === null) throw new AppError('not_composable.source_expired');
  const trimmed = await cutOut(deps, largest((await readAdPicture(deps, sourceId)).cuts), signal);
  const { bytes, contentType, width, height } = await encodePicture(deps, decodePicture({ bytes: trimmed }), {
    format: 'png',
    digitalSourceType: SOURCE_TYPE,
    edits: ['background-removed'],
  });
  signal.throwIfAborted();
  const objectKey = await putObject(deps, bytes, contentType);
  if (signal.aborted) {
    await dropObject(deps, objectKey);
    throw signal.reason;
  }
  const file = { objectKey, contentType, width, height, hasAlpha: true, byteSize: bytes.length };
  return { files: [{ cut: 'whole', ...file }], sourceType: SOURCE_TYPE };
}

/**
 * Finds or makes a picture's cut-out. A picture that already has transparency is its own.
 * @throws as `cutOutPicture` does
 */
export async function findCutOut(
  deps: CutOutDeps,
  sourceId: string,
  signal: AbortSignal,
): Promise<{ image: EncodedImage; sourceType: DigitalSourceType | null }> {
  const source = await readAdPicture(deps, sourceId);
  const transparent = source.cuts.find(({ hasAlpha }) => hasAlpha);
  if (transparent) return { image: transparent, sourceType: source.sourceType };
  const known = await findReadyAdPicture(deps.db, adPictureRecipe({ kind: 'cutout', sourceId }));
  const [cut] = known ? (await readAdPicture(deps, known.id)).cuts : [];
  const bytes = cut?.bytes ?? (await cutOut(deps, largest(source.cuts), signal));
  return { image: { bytes }, sourceType: SOURCE_TYPE };
}

async function cutOut(deps: CutOutDeps, picture: EncodedImage, signal: AbortSignal): Promise<Buffer> {
  const { pixels, width, height } = await deps.cutoutModel
    .cutOut({ bytes: picture.bytes }, { signal })
    .catch((error: unknown) => {
      const failure = error instanceof ProviderError && error.kind === 'rejected' && error.failure;
      throw failure ? new AppError('not_composable.failure', { ...failure, cause: error }) : error;
    });
  signal.throwIfAborted();
  const whole = decodePicture({ pixels, width, height, channels: 4 });
  const { channels } = await whole.stats();
  if ((channels.at(-1)?.max ?? 0) <= FAINT) throw new AppError('not_composable.nothing_stands_out');
  const png = await whole.png({ compressionLevel: 1 }).toBuffer();
  return await decodePicture({ bytes: png }).trim({ background: '#0000', threshold: FAINT }).png().toBuffer();
}

function largest<Cut extends { width: number; height: number }>(cuts: readonly Cut[]): Cut {
  const [first] = cuts.toSorted((one, other) => other.width * other.height - one.width * one.height);
  if (!first) throw new ProviderError('rejected', 'The picture has no files');
  return first;
}

import { buffer } from 'node:stream/consumers';
import type { StoredImage } from '#features/images/rules/store-image';
import { ProviderError } from '#platform/errors/provider-error';
import type { EncodedImage, ImageDescription } from '#ports/image-model';
import type { ObjectStore } from '#ports/object-store';
import type { PictureJudge, PictureVerdict } from '#ports/picture-judge';
import type { PictureFacts, VisionModel } from '#ports/vision-model';

export interface JudgePictureDeps {
  objectStore: ObjectStore;
  /** Absent where none is wired, as is one that is not installed. */
  pictureJudge?: PictureJudge;
  visionModel?: VisionModel;
}

/** All that the gallery wants to know of a picture before it shows it. */
export interface PictureFindings extends PictureFacts {
  verdict: PictureVerdict & {
    /** Who judged; `none` where no judge is installed. */
    judge: string;
  };
}

/**
 * Looks at a picture that is to become public: whether it may, whether people are in it, and what else. Never called
 * inside a transaction. A judge that fails leaves the picture to a person, and fails nothing that was paid for.
 * @throws the signal's reason when it is aborted
 */
export async function judgePicture(
  deps: JudgePictureDeps,
  image: StoredImage,
  signal: AbortSignal,
): Promise<PictureFindings> {
  const bytes = await readOnce(deps.objectStore, image.objectKey);
  signal.throwIfAborted();
  const verdict = await verdictOn(deps.pictureJudge, image.description, bytes, signal);
  const facts = await factsOf(deps.visionModel, image.description, bytes, signal);
  return { verdict, ...facts };
}

/**
 * What is taken to be true of a picture that nobody has looked at. The studio engine cannot draw what the gallery does
 * not show; anything else waits for a person.
 */
export function unjudged({ digitalSourceType, hasPeople, tags }: ImageDescription): PictureFindings {
  const decision = digitalSourceType === 'algorithmicMedia' ? 'allow' : 'review';
  return {
    verdict: { decision, reason: null, scores: {}, judge: 'none' },
    // A model that does not know is believed to have drawn nobody.
    hasPeople: hasPeople ?? false,
    tags: tags ?? [],
  };
}

async function verdictOn(
  judge: PictureJudge | undefined,
  description: ImageDescription,
  picture: EncodedImage | null,
  signal: AbortSignal,
): Promise<PictureFindings['verdict']> {
  if (!judge) return unjudged(description).verdict;
  const doubt = { decision: 'review', reason: null, scores: {}, judge: judge.id } as const;
  if (!picture) return doubt;
  try {
    return { ...(await judge.judge(picture, { signal })), judge: judge.id };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ProviderError)) throw error;
    return error.kind === 'misconfigured' ? unjudged(description).verdict : doubt;
  }
}

async function factsOf(
  visionModel: VisionModel | undefined,
  description: ImageDescription,
  picture: EncodedImage | null,
  signal: AbortSignal,
): Promise<PictureFacts> {
  const { hasPeople, tags } = unjudged(description);
  if (description.hasPeople !== null || !visionModel || !picture) return { hasPeople, tags };
  try {
    const seen = await visionModel.lookAt(picture, { signal });
    return { hasPeople: seen.hasPeople, tags: [...new Set([...tags, ...seen.tags])] };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ProviderError)) throw error;
    return { hasPeople, tags };
  }
}

/** Null when the store cannot be read just now. */
async function readOnce(objectStore: ObjectStore, objectKey: string): Promise<EncodedImage | null> {
  const object = await objectStore.get(objectKey);
  return object ? { bytes: await buffer(object.stream()) } : null;
}

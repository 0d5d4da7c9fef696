import { buffer } from 'node:stream/consumers';
import type { StoredImage } from '#features/images/rules/store-image';
import { ProviderError } from '#platform/errors/provider-error';
import type { EncodedImage, ImageDescription } from '#ports/image-model';
import type { ObjectStore } from '#ports/object-store';
import type { PictureJudge, PictureVerdict } from '#ports/picture-judge';
import type { PictureFacts, VisionModel } from '#ports/vision-model';

export interface JudgePictureDeps {
  objectStore: ObjectStore;
  /** Undefined if it is not configured or not installed. */
  pictureJudge?: PictureJudge;
  visionModel?: VisionModel;
}

/** The verdict and the facts that the gallery needs before it shows a picture. */
export interface PictureFindings extends PictureFacts {
  verdict: PictureVerdict & {
    /** The judge's id; `none` if none is installed. */
    judge: string;
  };
}

/**
 * Checks a picture before publication: whether it may be public, whether it shows people, and its tags. Never call it inside
 * a transaction. If the judge fails, the picture waits for an admin's review; a paid generation does not fail.
 * @throws the signal's reason
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
 * The assumed findings of a picture that was not checked. The studio engine cannot draw anything that the gallery refuses, and
 * words that a person writes over its pictures are judged like prompts; pictures of other models wait for an admin's review.
 */
export function unjudged({ digitalSourceType, hasPeople, tags }: ImageDescription): PictureFindings {
  const decision = digitalSourceType === 'algorithmicMedia' ? 'allow' : 'review';
  return {
    verdict: { decision, reason: null, scores: {}, judge: 'none' },
    // A model that does not know is assumed to have drawn nobody.
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

/** Null if the store does not have the object. */
async function readOnce(objectStore: ObjectStore, objectKey: string): Promise<EncodedImage | null> {
  const object = await objectStore.get(objectKey);
  return object ? { bytes: await buffer(object.stream()) } : null;
}

import type { EncodedImage } from './image-model.ts';
import type { ModerationReason } from './moderation.ts';

/** Looks at a picture before it is shown to everyone. */
export interface PictureJudge {
  /** Stored with each verdict, such as `nsfw-mobilenet`. */
  readonly id: string;
  /**
   * @throws ProviderError `rejected` when the bytes are no picture, `misconfigured` where the judge is not installed;
   * the signal's reason when it is aborted.
   */
  judge(picture: EncodedImage, options: { signal: AbortSignal }): Promise<PictureVerdict>;
}

/** A classifier errs, so it never blocks: what it doubts is for a person to look at. */
export interface PictureVerdict {
  decision: 'allow' | 'review';
  /** `null` where it is allowed. */
  reason: ModerationReason | null;
  /** By class, 0 to 1. */
  scores: Record<string, number>;
}

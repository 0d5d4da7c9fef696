import type { EncodedImage } from './image-model.ts';
import type { ModerationReason } from './moderation.ts';

/** Judges pictures before publication. */
export interface PictureJudge {
  /** Stored with each verdict, such as `nsfw-mobilenet`. */
  readonly id: string;
  /**
   * @throws ProviderError `rejected` if the bytes are not a picture, `misconfigured` if the model is not installed; the
   * signal's reason when aborted
   */
  judge(picture: EncodedImage, options: { signal: AbortSignal }): Promise<PictureVerdict>;
}

/** A classifier may err, so it never blocks: a person reviews doubtful pictures. */
export interface PictureVerdict {
  decision: 'allow' | 'review';
  /** `null` if allowed. */
  reason: ModerationReason | null;
  /** By class, 0 to 1. */
  scores: Record<string, number>;
}

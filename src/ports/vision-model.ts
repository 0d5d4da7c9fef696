import type { EncodedImage } from './image-model.ts';

/** Looks at pictures and says what is in them. */
export interface VisionModel {
  readonly id: string;
  /**
   * Whether people are to be seen, and a few words on what is.
   * @throws ProviderError `misconfigured` where the model is not installed; the signal's reason when it is aborted.
   */
  lookAt(picture: EncodedImage, options: { signal: AbortSignal }): Promise<PictureFacts>;
}

export interface PictureFacts {
  hasPeople: boolean;
  /** Lower-case nouns, the surest first; empty where the model names nothing. */
  tags: string[];
  /** A sentence or two on what is seen, in English, where the model writes any. */
  description?: string;
}

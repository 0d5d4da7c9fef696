import type { EncodedImage } from './image-model.ts';

/** Describes the content of pictures. */
export interface VisionModel {
  readonly id: string;
  /**
   * Whether the picture shows people, and a few words about its content.
   * @throws ProviderError `misconfigured` if the model is not installed; the signal's reason when aborted
   */
  lookAt(picture: EncodedImage, options: { signal: AbortSignal }): Promise<PictureFacts>;
}

export interface PictureFacts {
  hasPeople: boolean;
  /** Lower-case nouns, the most certain first. */
  tags: string[];
  /** A sentence or two in English, if the model writes any. */
  description?: string;
}

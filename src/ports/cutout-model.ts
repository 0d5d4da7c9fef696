import type { EncodedImage } from './image-model.ts';

/** Removes the background of a picture. */
export interface CutoutModel {
  /** Stored with each cut-out, such as `isnet`. */
  readonly id: string;
  /**
   * Extracts the foreground at the picture's own size, and removes the background's color from its edges.
   * @throws ProviderError `rejected` if the bytes are not a picture or have no foreground, `misconfigured` if the model
   * is not installed; the signal's reason when aborted
   */
  cutOut(
    picture: EncodedImage,
    options: { signal: AbortSignal; onProgress?: (fraction: number) => void },
  ): Promise<Cutout>;
}

export interface Cutout {
  /** RGBA, 8 bits each, straight alpha, row by row. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

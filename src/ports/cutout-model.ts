import type { EncodedImage } from './image-model.ts';

/** Takes the background out of a picture. */
export interface CutoutModel {
  /** Stored with each cut-out, such as `isnet`. */
  readonly id: string;
  /**
   * Finds the foreground at the picture's own size, with its own colours: what the background lent its edges is taken
   * out of them.
   * @throws ProviderError `rejected` when the bytes are no picture or nothing stands out in it, `misconfigured` where
   * the model is not installed; the signal's reason when it is aborted.
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

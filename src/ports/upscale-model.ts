import type { RawPixels } from './image-model.ts';

/** Enlarges pictures, adding plausible detail. */
export interface UpscaleModel {
  /** Stored with each enlargement, such as `esrgan`. */
  readonly id: string;
  /** Factor by which width and height grow. */
  readonly scale: number;
  /**
   * @throws ProviderError `misconfigured` if the model is not installed; the signal's reason when aborted
   */
  upscale(
    picture: RawPixels,
    options: { signal: AbortSignal; onProgress?: (fraction: number) => void },
  ): Promise<RawPixels>;
}

import type { RawPixels } from './image-model.ts';

/** Enlarges a picture, drawing detail that its pixels only hint at. */
export interface UpscaleModel {
  /** Stored with each enlargement, such as `esrgan`. */
  readonly id: string;
  /** How many times wider and higher its pictures become. */
  readonly scale: number;
  /**
   * @throws ProviderError `misconfigured` where the model is not installed; the signal's reason when it is aborted.
   */
  upscale(
    picture: RawPixels,
    options: { signal: AbortSignal; onProgress?: (fraction: number) => void },
  ): Promise<RawPixels>;
}

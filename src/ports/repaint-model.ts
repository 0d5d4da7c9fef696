import type { EncodedImage, GenerateOptions, RawPixels } from './image-model.ts';

/** Paints a picture again at another size: the same scene, with more of it to be seen. */
export interface RepaintModel {
  /**
   * @throws ProviderError `rejected` when the picture is not one that this model paints the same again, otherwise as
   * an image model does; the signal's reason when it is aborted.
   */
  repaint(request: RepaintRequest, options: GenerateOptions): Promise<RawPixels>;
}

export interface RepaintRequest {
  /** What the model said of the picture: `ImageDescription.details`. */
  details: unknown;
  /** Pixels of the picture that is there. */
  from: { width: number; height: number };
  /** Pixels, 64 to 4096. */
  width: number;
  height: number;
  /** The picture that it was built around, if there was one. */
  reference?: EncodedImage;
}

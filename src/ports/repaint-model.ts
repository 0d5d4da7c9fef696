import type { EncodedImage, GenerateOptions, RawPixels } from './image-model.ts';

/** Paints a picture again at another size: the same scene, with more of it visible. */
export interface RepaintModel {
  /**
   * @throws ProviderError `rejected` if this model cannot reproduce the picture, otherwise like `ImageModel`; the signal's
   * reason when aborted
   */
  repaint(request: RepaintRequest, options: GenerateOptions): Promise<RawPixels>;
}

export interface RepaintRequest {
  /** `ImageDescription.details` of the picture. */
  details: unknown;
  /** Size of the existing picture in pixels. */
  from: { width: number; height: number };
  /** Pixels, 64 to 4096. */
  width: number;
  height: number;
  /** The reference image of the generation, if any. */
  reference?: EncodedImage;
}

/** A picture drawn again as layered SVG, or why it has none. */
export type FlatDrawing = { svg: string } | { missing: 'other_model' | 'other_version' | 'not_flat' };

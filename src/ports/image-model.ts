import type { GenerationSettings } from '#features/generations/contract/generation-settings';

/** What makes a picture from a prompt: the studio engine, or a hosted model. */
export interface ImageModel {
  /** Stored with each generation, such as `studio`. */
  readonly id: string;
  /**
   * Makes one picture.
   * @throws ProviderError saying whether a retry can help; the signal's reason when it is aborted.
   */
  generate(request: ImageRequest, options: GenerateOptions): Promise<ProducedImage>;
  /**
   * Makes several that differ in one call: one at least, `count` (2 to 4) at most. Absent where each takes a call of
   * its own.
   * @throws as `generate` does.
   */
  generateSeveral?(
    request: ImageRequest,
    options: GenerateOptions & { count: number },
  ): Promise<ProducedImage[]>;
}

export interface ImageRequest {
  prompt: string;
  /** Pixels, 64 to 4096. */
  width: number;
  height: number;
  /** 32-bit unsigned; the same request with the same seed gives the same picture where a model can. */
  seed: number;
  /** Names the request to a provider that makes nothing twice under one name. */
  requestKey?: string;
  /** Wishes beside the prompt. */
  settings?: ImageSettings;
  /** A picture to build this one around: a cut-out with alpha, or a photo. */
  reference?: EncodedImage;
  /** The earlier picture that this one refines: what was not asked to change stays. */
  grounding?: Grounding;
}

/** Each may be left out. */
export type ImageSettings = {
  [Name in 'category' | 'style' | 'mood' | 'colorScheme' | 'composition']?:
    | GenerationSettings[Name]
    | undefined;
};

/** An earlier picture, by what it was asked for with and what its model said of it. */
export interface Grounding {
  prompt: string;
  details: ImageDescription['details'];
  /** The picture itself; absent where it is gone by now, or the model needs none. */
  image?: EncodedImage;
}

export interface GenerateOptions {
  signal: AbortSignal;
  /** Told the share of the work that is done, 0 to 1, now and then. */
  onProgress?: (fraction: number) => void;
  /**
   * Waited for before each request that somebody else charges for: a hosted model's. What runs here never calls it.
   * @throws CanceledError where nothing more may be begun; the request must not go out then
   */
  beginCall?: BeginCall;
}

export type BeginCall = (call: PictureCall) => Promise<BegunCall>;

/** A request to a provider for some of the pictures that `generateSeveral` was asked for. */
export interface PictureCall {
  /** Whose price it has. */
  model: string;
  /** The first of them, from 0. */
  first: number;
  count: number;
  /** Whether the provider can confirm that it costs nothing once it is called off. */
  mayBeFree: boolean;
}

export interface BegunCall {
  /**
   * Says what became of it. Without this, it is taken for one that the provider charges for.
   * @param outcome pictures that were made, 0 where the provider failed; `unbilled` where it was called off and the
   * provider confirmed that it costs nothing
   */
  end(outcome: number | 'unbilled'): Promise<void>;
}

export interface ProducedImage {
  image: RawPixels | EncodedImage;
  description: ImageDescription;
  /** The model that made it, where another stood in for the one that was asked. */
  madeBy?: string;
}

export interface RawPixels {
  /** RGB, 8 bits each, row by row. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** A picture as a provider sent it, in any format; nothing is believed of it before it is decoded. */
export interface EncodedImage {
  bytes: Uint8Array;
}

/** What is known of a picture; it is stored beside it. */
export interface ImageDescription {
  /**
   * IPTC digital source type: `algorithmicMedia` for procedural art, `trainedAlgorithmicMedia` for a neural model,
   * `compositeWithTrainedAlgorithmicMedia` for somebody's picture that one has worked on, `compositeSynthetic` for one
   * that procedural art was put around.
   */
  digitalSourceType:
    | 'algorithmicMedia'
    | 'trainedAlgorithmicMedia'
    | 'compositeWithTrainedAlgorithmicMedia'
    | 'compositeSynthetic';
  /** What is shown, in a few words, for the result's footer. */
  scene: string;
  /** The content category that fits it best, for the footer and for refining; `null` when the model knows none. */
  category: string | null;
  hasPeople: boolean | null;
  /** Lower-case nouns for what is seen, where the model knows any. */
  tags?: string[];
  /** Sentences for the user: what the model drew and what it left out. */
  notes: string[];
  /** The model's own account of the picture, kept for refinement. */
  details: Record<string, unknown>;
}

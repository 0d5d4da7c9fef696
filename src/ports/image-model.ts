import type { GenerationSettings } from '#features/generations/contract/generation-settings';
import type { PictureEdit } from './provenance.ts';

/** Makes pictures from prompts: the studio engine, or a hosted model. */
export interface ImageModel {
  /** Stored with each generation, such as `studio`. */
  readonly id: string;
  /**
   * Makes one picture.
   * @throws ProviderError; the signal's reason when aborted
   */
  generate(request: ImageRequest, options: GenerateOptions): Promise<ProducedImage>;
  /**
   * Makes several different pictures in one call: at least one, at most `count` (2 to 4). Undefined if the model makes one
   * picture per call.
   * @throws like `generate`
   */
  generateSeveral?(
    request: ImageRequest,
    options: GenerateOptions & { count: number },
  ): Promise<ProducedImage[]>;
  /**
   * Paints a part of a picture anew. The answer is all of the picture, as large; outside of the part it may differ.
   * Undefined if the model takes no masks.
   * @throws like `generate`
   */
  repaintPart?(request: PartRequest, options: GenerateOptions): Promise<RawPixels>;
}

export interface PartRequest {
  /** What the part is to show. */
  prompt: string;
  picture: RawPixels;
  /** A byte a pixel: 0 keeps it, 255 paints it. */
  mask: Uint8Array;
  seed: number;
  /** As of `ImageRequest`. */
  requestKey?: string | undefined;
}

export interface ImageRequest {
  prompt: string;
  /** Things that the picture must not show, separated by commas. */
  negativePrompt?: string;
  /** Pixels, 64 to 4096. */
  width: number;
  height: number;
  /** 32-bit unsigned. If the model supports it, the same request with the same seed gives the same picture. */
  seed: number;
  /** Idempotency key, for providers that support one. */
  requestKey?: string;
  settings?: ImageSettings;
  /** Whether the picture must be free of works whose authors must be named. */
  creditFree?: boolean;
  /** A picture to build this one around: a cut-out with alpha, or a photo. */
  reference?: EncodedImage;
  /** Pictures of further subjects, beside `reference`. Models that take fewer leave the last ones out, and say so. */
  furtherReferences?: readonly EncodedImage[];
  /** A picture whose style this one takes over: at least its colors and light, nothing that it shows. */
  style?: EncodedImage;
  /** The picture that this one refines: everything that the prompt does not change stays. */
  grounding?: Grounding;
}

export type ImageSettings = {
  [Name in 'category' | 'style' | 'mood' | 'colorScheme' | 'composition']?:
    | GenerationSettings[Name]
    | undefined;
};

/** An earlier picture: its prompt and its description. */
export interface Grounding {
  prompt: string;
  details: ImageDescription['details'];
  credits?: ImageDescription['credits'];
  /** The picture itself; undefined if it was deleted, or the model does not need it. */
  image?: EncodedImage;
}

export interface GenerateOptions {
  signal: AbortSignal;
  /** Gets the progress, 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Gets what the picture looks like so far, of any size, if the model can tell. */
  onPreview?: (preview: RawPixels) => void;
  /**
   * Awaited before each request to a hosted model, since the provider charges for it. Local models never call it.
   * @throws CanceledError if the generation was canceled: then the request must not be sent
   */
  beginCall?: BeginCall;
}

export type BeginCall = (call: PictureCall) => Promise<BegunCall>;

/** A request to a provider for some of a generation's pictures. */
export interface PictureCall {
  /** The model, which decides the price. */
  model: string;
  /** Index of its first picture. */
  first: number;
  count: number;
  /** Whether the provider can confirm that a canceled request is not billed. */
  mayBeFree: boolean;
}

export interface BegunCall {
  /**
   * Reports the outcome. A call that is never ended counts as billed.
   * @param outcome number of pictures, 0 if the provider failed; `unbilled` if the call was canceled and the provider
   * confirmed that it is not billed
   */
  end(outcome: number | 'unbilled'): Promise<void>;
}

export interface ProducedImage {
  image: RawPixels | EncodedImage;
  description: ImageDescription;
  /** The model that made it, if a fallback was used. */
  madeBy?: string;
}

export interface RawPixels {
  /** RGB, 8 bits each, row by row. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** An encoded picture in any format; untrusted until it is decoded. */
export interface EncodedImage {
  bytes: Uint8Array;
}

/** A work of another author in a picture, under a license that asks for credit. */
export interface PictureCredit {
  title: string;
  author: string;
  /** Address where the author published it. */
  source: string;
  license: 'CC-BY-3.0';
}

/** Metadata of a picture, stored with it. */
export interface ImageDescription {
  /**
   * IPTC digital source type: `algorithmicMedia` for procedural art, `trainedAlgorithmicMedia` for pictures of a neural
   * model, `compositeWithTrainedAlgorithmicMedia` for a user's picture edited by a neural model, `compositeSynthetic` for a
   * user's picture in procedural art, `humanEdits` for a user's picture whose light, frame or words were changed. Null for an
   * upload as it came: nobody knows its origin.
   */
  digitalSourceType:
    | 'algorithmicMedia'
    | 'trainedAlgorithmicMedia'
    | 'compositeWithTrainedAlgorithmicMedia'
    | 'compositeSynthetic'
    | 'humanEdits'
    | null;
  /** The content in a few words, for the result's footer. */
  scene: string;
  /** The best content category, for the footer and for refinement; `null` if the model names none. */
  category: string | null;
  hasPeople: boolean | null;
  /** Lower-case nouns for the content, if the model names any. */
  tags?: string[];
  /** Sentences for the user: what the model drew and what it left out. */
  notes: string[];
  /** Works of others in the picture whose authors must be named; undefined: none. */
  credits?: PictureCredit[];
  /** What was changed in it since it was made, in order; undefined: nothing. */
  edits?: PictureEdit[];
  /** The model's own description, kept for refinement. */
  details: Record<string, unknown>;
}

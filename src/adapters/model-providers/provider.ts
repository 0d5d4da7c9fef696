import type {
  ImageModelV4,
  ImageModelV4CallOptions,
  LanguageModelV4,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider';

/** A service with models, hosted or on the operator's machine: one file in `providers/` each. */
export interface Provider {
  /** The part before the slash in `provider/model`. */
  name: string;
  /** The provider's name for users. */
  label: string;
  settings: ProviderSettings;
  /** Header of the idempotency key, if the provider documents one. */
  idempotencyHeader?: string;
  /**
   * Capabilities and prices of its image models; the first match applies, and the last entry matches every model. Empty if
   * the provider has no image models.
   */
  imageModels: readonly ImageModelTraits[];
  /**
   * How a canceled call for images ends. `asks`: the provider is asked to stop and reports the cost; the call ends soon
   * after. `finishes`: the call cannot be stopped and is charged, so its image is awaited. By default the connection is
   * closed.
   */
  whenCanceled?: 'asks' | 'finishes';
  /** Whether each of its models is checked for itself, since they are the operator's. */
  checksEachModel?: true;
  /** Whether it has no language models. */
  isForPicturesAlone?: true;
  /** Prices of its language models; the first match applies. Unknown if none matches. */
  textPrices?: readonly TextPrice[];
  /** Loads the provider's SDK on first use. */
  open(settings: ProviderValues, tools: ProviderTools): Promise<OpenProvider>;
}

/** The variables that a provider reads, by their role. */
export type ProviderSettings = Readonly<Record<string, ProviderSetting>>;

export interface ProviderSetting {
  variable: string;
  /** Whether the provider's models need it. */
  isRequired?: boolean;
  /** Another setting that can replace this required one. */
  unless?: string;
  /** Never logged or shown. */
  isSecret?: boolean;
  /** The value if it is not set. */
  default?: string;
  /** Its documentation; by default that of an API key or address. */
  words?: string;
}

/** Configured values; names of unset variables are absent. */
export type ProviderValues = Readonly<Record<string, string | undefined>>;

export interface ProviderTools {
  /** Limited in size, and to the provider's and public addresses; see `bounded-fetch`. */
  fetch: typeof globalThis.fetch;
}

export interface OpenProvider {
  image?(modelId: string): OpenImageModel | Promise<OpenImageModel>;
  language?(modelId: string): LanguageModelV4;
  /**
   * Makes a free request that needs the key; undefined if the provider has none.
   * @throws errors of the SDK
   */
  check?(options: { signal: AbortSignal; modelId: string }): Promise<void>;
  /** How many requests the server has in its queue, everybody's; undefined if it does not tell. */
  load?(options: { signal: AbortSignal }): Promise<number>;
}

/** A model that may tell what its name does not say. */
export type OpenImageModel = ImageModelV4 & {
  /** As that of its traits. */
  takesNegative?: boolean;
};

/** News from a server while it paints. */
export interface WatchCall {
  /** Gets the progress, 0 to 1. */
  onProgress?(fraction: number): void;
  /** Gets an encoded picture of what is there so far; untrusted. */
  onPreview?(bytes: Uint8Array): void;
}

/** A call whose caller wants to watch it; most providers have nothing to tell. */
export type WatchedCall = ImageModelV4CallOptions & {
  watch?: WatchCall;
  /** Only for models with `takesNegative`. */
  negativePrompt?: string | undefined;
};

export interface ImageModelTraits {
  /** Matches the provider's own model name, after the first slash. */
  models: RegExp;
  /** The model's name for users; the id by default. */
  label?: string;
  shapes: Shapes;
  /** Maximum number of input images; 0 if it takes none. */
  references: number;
  /** Whether it fills in masked areas (inpainting), and so can extend an image. */
  takesMask: boolean;
  takesSeed: boolean;
  /** Whether it takes what must not be shown beside the prompt; otherwise the prompt says it. */
  takesNegative?: true;
  /** Maximum images per call, at least 1. */
  imagesPerCall: number;
  price: ImagePrice;
  /** Provider options of each call. */
  options?(request: ShapedRequest): SharedV4ProviderOptions;
}

/** The aspect ratios and sizes that a model can make, in pixels. */
export type Shapes =
  | { kind: 'sizes'; sizes: readonly Size[] }
  /** Named aspect ratios, each with about `pixels` in total. */
  | { kind: 'ratios'; ratios: readonly `${number}:${number}`[]; pixels: number }
  /** Any size that is a multiple of `step`, within the limits of sides and total. */
  | { kind: 'free'; step: number; leastSide: number; mostSide: number; mostPixels: number };

export interface Size {
  width: number;
  height: number;
}

export interface ShapedRequest extends Size {
  safety: Safety;
  hasReference: boolean;
}

/** Strictness of the provider's own content filter, if it can be set. */
export const SAFETY = ['strict', 'standard', 'relaxed'] as const;
export type Safety = (typeof SAFETY)[number];

/** In US dollars; `source` is the page with the price, and its date. `null`: unknown. */
export type ImagePrice =
  | { per: 'image'; usd: number; source: string }
  | { per: 'megapixel'; usd: number; source: string }
  /** Per million tokens, if the provider reports them; `usd` is an image's estimated price until then. */
  | { per: 'tokens'; usd: number; inputUsd: number; outputUsd: number; source: string }
  | null;

/** Makes the prices of one page. @param source the page, and its date */
export function pricing(source: string) {
  return {
    perImage: (usd: number) => ({ per: 'image', usd, source }) as const,
    perMegapixel: (usd: number) => ({ per: 'megapixel', usd, source }) as const,
  };
}

/** Defaults: a model that makes one image a call from a prompt and a seed, at an unknown price. */
export const PLAIN_TRAITS = {
  references: 0,
  takesMask: false,
  takesSeed: true,
  imagesPerCall: 1,
  price: null,
} satisfies Omit<ImageModelTraits, 'models' | 'shapes'>;

/** US dollars for a million tokens. */
export interface TextPrice {
  models: RegExp;
  inputUsd: number;
  outputUsd: number;
  source: string;
}

import type { ImageModelV4, LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider';

/** Who serves models, hosted or on a machine of one's own: one file in `providers/` each. */
export interface Provider {
  /** As it stands before the slash of `provider/model`. */
  name: string;
  /** As people know it. */
  label: string;
  settings: ProviderSettings;
  /** The header by which it makes nothing twice under one name, where it says that it has one. */
  idempotencyHeader?: string;
  /**
   * What its image models can do and cost; the first that fits a model holds. The last fits every model; there is none
   * where the provider paints nothing.
   */
  imageModels: readonly ImageModelTraits[];
  /**
   * What is done about a call for pictures that its owner cancels. `asks`: the provider is asked to stop, and says what it
   * costs; the call ends by itself soon after. `finishes`: it cannot be stopped and is charged, so
   * that its picture is waited for. Without it, the connection is closed.
   */
  whenCanceled?: 'asks' | 'finishes';
  /** Whether it serves no language models. */
  isForPicturesAlone?: true;
  /** What its language models cost; the first that fits a model holds. Unknown where none does. */
  textPrices?: readonly TextPrice[];
  /** Loads the provider's SDK: nothing of it is in memory where it is not used. */
  open(settings: ProviderValues, tools: ProviderTools): Promise<OpenProvider>;
}

/** The variables that a provider reads, by what they are to it. */
export type ProviderSettings = Readonly<Record<string, ProviderSetting>>;

export interface ProviderSetting {
  variable: string;
  /** Without it the provider's models make nothing. */
  isRequired?: boolean;
  /** The setting that stands in for one that is required. */
  unless?: string;
  /** Never told to anybody. */
  isSecret?: boolean;
  /** What is taken where it is not set. */
  default?: string;
  /** What it is for; by default its API key or its address. */
  words?: string;
}

/** What the environment says of them; a name is absent where its variable is not set. */
export type ProviderValues = Readonly<Record<string, string | undefined>>;

export interface ProviderTools {
  /** Reaches the provider alone, within limits of size; see `bounded-fetch`. */
  fetch: typeof globalThis.fetch;
}

export interface OpenProvider {
  image?(modelId: string): ImageModelV4;
  language?(modelId: string): LanguageModelV4;
  /**
   * Asks for something that costs nothing and needs the key; absent where a provider has no such thing.
   * @throws as the SDK's calls do
   */
  check?(options: { signal: AbortSignal }): Promise<void>;
}

export interface ImageModelTraits {
  /** Which of the provider's models; matched against the provider's own name for it, all after the first slash. */
  models: RegExp;
  /** As people know it; the id where it is not given. */
  label?: string;
  shapes: Shapes;
  /** Pictures that it paints around or changes; 0 where it reads none. */
  references: number;
  /** Whether it fills in what a mask leaves open, and so can paint on over the edge. */
  takesMask: boolean;
  takesSeed: boolean;
  /** Pictures that one call can ask for, 1 or more. */
  imagesPerCall: number;
  price: ImagePrice;
  /** Options of its own that go with each call. */
  options?(request: ShapedRequest): SharedV4ProviderOptions;
}

/** The proportions and sizes that a model can make, in pixels. */
export type Shapes =
  | { kind: 'sizes'; sizes: readonly Size[] }
  /** Named proportions, each at about so many pixels in all. */
  | { kind: 'ratios'; ratios: readonly `${number}:${number}`[]; pixels: number }
  /** Any, in steps; sides and the whole within limits. */
  | { kind: 'free'; step: number; leastSide: number; mostSide: number; mostPixels: number };

export interface Size {
  width: number;
  height: number;
}

export interface ShapedRequest extends Size {
  safety: Safety;
  hasReference: boolean;
}

/** How much a provider's own filter lets through, where it can be told. */
export const SAFETY = ['strict', 'standard', 'relaxed'] as const;
export type Safety = (typeof SAFETY)[number];

/** In US dollars, and the page that said so with its date; `null`: unknown. */
export type ImagePrice =
  | { per: 'image'; usd: number; source: string }
  | { per: 'megapixel'; usd: number; source: string }
  /** By tokens, a million of them, where the provider reports them; `usd` is what an image comes to, before it is known. */
  | { per: 'tokens'; usd: number; inputUsd: number; outputUsd: number; source: string }
  | null;

/** US dollars for a million tokens. */
export interface TextPrice {
  models: RegExp;
  inputUsd: number;
  outputUsd: number;
  source: string;
}

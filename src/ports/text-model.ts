import type { AdTone, CHARACTER_COUNTS } from '#features/ads/contract/ad-enumerations';
import type { AdCopy } from '#features/ads/contract/ad-texts';
import type { AspectRatio } from '#features/images/contract/enumerations';

export { ASPECT_RATIOS, CONTENT_CATEGORIES } from '#features/images/contract/enumerations';

export type { AdCopy, AdTone };

/** Writes ad texts and prompts: the built-in ad writer, or a hosted language model. */
export interface TextModel {
  /** Such as `builtin`. */
  readonly id: string;
  /**
   * Writes the prompt of a stock picture.
   * @throws ProviderError; the signal's reason when aborted
   */
  writeImagePrompt(request: ImagePromptRequest, options: { signal: AbortSignal }): Promise<ImagePrompt>;
  /**
   * Writes the texts of an ad, all within the limits. The subject is data, never an instruction.
   * @throws ProviderError, `rejected` if the subject says too little or nothing fits the limits; the signal's reason when
   * aborted
   */
  writeAdCopy(request: AdCopyRequest, options: { signal: AbortSignal }): Promise<AdCopy>;
  /**
   * Writes the prompt of an ad's picture, in English.
   * @throws like `writeAdCopy`
   */
  writeAdVisual(request: AdVisualRequest, options: { signal: AbortSignal }): Promise<string>;
  /**
   * Elaborates a prompt with light, composition and detail, in English. Undefined if the model cannot do this. The prompt
   * is data, never an instruction.
   * @throws ProviderError, `rejected` if the model declines; the signal's reason when aborted
   */
  enhancePrompt?(request: EnhancementRequest, options: { signal: AbortSignal }): Promise<string>;
}

export interface EnhancementRequest {
  /** As typed. */
  prompt: string;
  /** Maximum length of the answer. */
  maxCharacters: number;
}

export interface ImagePromptRequest {
  /** A content category, such as `nature`. */
  category: string;
  /** Recent prompts, the newest first: the new prompt must differ. */
  recent: readonly string[];
}

export interface ImagePrompt {
  prompt: string;
  aspectRatio: AspectRatio;
}

/** What an ad is about. At least one of the three must say something. */
export interface AdSubject {
  website?: WebsiteFacts | undefined;
  /** The advertiser's own words. */
  prompt?: string | undefined;
  /** Describes the advertiser's picture. */
  imageDescription?: string | undefined;
}

/** A page's texts about itself; empty texts and lists if it has none. */
export interface WebsiteFacts {
  brand: string;
  title: string;
  description: string;
  /** In the page's order, the main one first. */
  headings: readonly string[];
  /** From its paragraphs, in the page's order. */
  sentences: readonly string[];
  keywords: readonly string[];
  /** As the page writes it, currency included, such as `€ 24.90`. */
  price?: string | undefined;
  /** Such as `20% off your first order`. */
  offer?: string | undefined;
  /** BCP 47, such as `de-AT`; detected from the words if missing. */
  language?: string | undefined;
  /** Labels of the page's own buttons. */
  buttons?: readonly string[] | undefined;
  /** schema.org types of the business, such as `Restaurant`. */
  kinds?: readonly string[] | undefined;
}

export interface AdTextLimits {
  /** The longest headline, 15 characters or more. */
  headline: number;
  /** The longest description, 25 characters or more. */
  description: number;
  /** How the platform counts characters. */
  count: (typeof CHARACTER_COUNTS)[number];
  /** The platform's own labels, in its order; at least one. */
  callToActions: readonly string[];
  /** Maximum number of hashtags; 0 if the platform has none. */
  hashtags: number;
}

export interface AdCopyRequest {
  subject: AdSubject;
  tone: AdTone;
  limits: AdTextLimits;
}

export interface AdVisualRequest {
  subject: AdSubject;
  /** Of the ad, in pixels. */
  width: number;
  height: number;
  /** Such as `photorealistic` or `minimalist`. */
  style?: string | undefined;
}

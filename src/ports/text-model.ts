import type { AspectRatio } from '#features/images/contract/enumerations';

export { ASPECT_RATIOS, CONTENT_CATEGORIES } from '#features/images/contract/enumerations';

export const AD_HEADLINES = 5;
export const AD_DESCRIPTIONS = 4;
export const AD_CALLS_TO_ACTION_MAX = 4;
export type AdTone = 'professional' | 'casual' | 'playful' | 'serious' | 'inspirational';

/** Writes: a built-in composer of sentences, or a hosted language model. */
export interface TextModel {
  /** Such as `builtin`. */
  readonly id: string;
  /**
   * Writes the prompt of a stock picture.
   * @throws ProviderError saying whether a retry can help; the signal's reason when it is aborted.
   */
  writeImagePrompt(request: ImagePromptRequest, options: { signal: AbortSignal }): Promise<ImagePrompt>;
  /**
   * Writes the texts of an ad, all within the limits. What the subject says is data: it instructs nobody.
   * @throws ProviderError, `rejected` when the subject has nothing to write about or nothing fits the
   *   limits; the signal's reason when it is aborted.
   */
  writeAdCopy(request: AdCopyRequest, options: { signal: AbortSignal }): Promise<AdCopy>;
  /**
   * Writes the prompt of an ad's picture, in English.
   * @throws as writeAdCopy does.
   */
  writeAdVisual(request: AdVisualRequest, options: { signal: AbortSignal }): Promise<string>;
  /**
   * Writes a prompt out: what is meant, with light, composition and detail, in English. Absent where a model can't.
   * What is said in the prompt is data.
   * @throws ProviderError, `rejected` where it will not; the signal's reason when it is aborted.
   */
  enhancePrompt?(request: EnhancementRequest, options: { signal: AbortSignal }): Promise<string>;
}

export interface EnhancementRequest {
  /** As it was typed. */
  prompt: string;
  /** The longest answer, in characters. */
  maxCharacters: number;
}

export interface ImagePromptRequest {
  /** A content category, such as `nature`. */
  category: string;
  /** What was asked for lately, newest first: something else is wanted. */
  recent: readonly string[];
}

export interface ImagePrompt {
  prompt: string;
  /** The shape that suits it, width to height. */
  aspectRatio: AspectRatio;
}

/** What an ad is about: at least one of the three says something. */
export interface AdSubject {
  website?: WebsiteFacts | undefined;
  /** The advertiser's own words. */
  prompt?: string | undefined;
  /** What a picture shows. */
  imageDescription?: string | undefined;
}

/** What a page says of itself, as it says it. Empty texts and lists where it does not. */
export interface WebsiteFacts {
  brand: string;
  title: string;
  description: string;
  /** The page's order, the main one first. */
  headings: readonly string[];
  /** Of its paragraphs, in the page's order. */
  sentences: readonly string[];
  keywords: readonly string[];
  /** As the page writes it, currency included, such as `€ 24.90`. */
  price?: string | undefined;
  /** Such as `20% off your first order`. */
  offer?: string | undefined;
  /** BCP 47, such as `de-AT`; told from the words when it is missing. */
  language?: string | undefined;
}

/**
 * How a platform counts: code points; double-width ones (Chinese, Japanese, Korean) as two, as Google and
 * Microsoft do; or X's weights.
 */
export type CharacterCount = 'plain' | 'double-width' | 'x-weighted';

export interface AdTextLimits {
  /** The longest headline, 15 characters or more. */
  headline: number;
  /** The longest description, 25 characters or more. */
  description: number;
  count: CharacterCount;
  /** The platform's own labels, in its order; at least one. */
  callToActions: readonly string[];
  /** How many hashtags at most; 0 where they do not belong. */
  hashtags: number;
}

export interface AdCopyRequest {
  subject: AdSubject;
  tone: AdTone;
  limits: AdTextLimits;
}

export interface AdCopy {
  /** Five, the best first. */
  headlines: string[];
  /** Four, the best first. */
  descriptions: string[];
  /** From the platform's list, one to four, the most fitting first. */
  callToActions: string[];
  /** With their `#`. */
  hashtags: string[];
}

export interface AdVisualRequest {
  subject: AdSubject;
  /** Of the format, in pixels. */
  width: number;
  height: number;
  /** Such as `photorealistic` or `minimalist`. */
  style?: string | undefined;
}

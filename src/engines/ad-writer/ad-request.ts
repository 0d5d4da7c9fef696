/** What an ad is about: at least one of the three says something. Empty texts and lists where nothing is known. */
export interface AdSubject {
  /** What a page says of itself. */
  website?: WebsiteFacts | undefined;
  /** The advertiser's own words. */
  prompt?: string | undefined;
  /** What a picture shows. */
  imageDescription?: string | undefined;
}

export interface WebsiteFacts {
  brand: string;
  title: string;
  description: string;
  /** In the page's order, the main one first. */
  headings: readonly string[];
  /** Of its paragraphs, in the page's order. */
  sentences: readonly string[];
  keywords: readonly string[];
  /** As the page writes it, currency included, such as `€ 24.90`. */
  price?: string | undefined;
  /** Such as `20% off your first order`. */
  offer?: string | undefined;
  /** BCP 47, such as `de-AT`; guessed from the words if it is missing. */
  language?: string | undefined;
}

export type AdTone = 'professional' | 'casual' | 'playful' | 'serious' | 'inspirational';

export interface AdTextLimits {
  /** The longest headline, 15 or more. */
  headline: number;
  /** The longest description, 25 or more. */
  description: number;
  /** The length of a text as the platform counts it. */
  lengthOf(text: string): number;
  /** The platform's own labels, in its order; at least one. */
  callToActions: readonly string[];
  /** At most this many; 0 where the platform has none. */
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
  /** Of the ad, in pixels. */
  width: number;
  height: number;
  /** Such as `photorealistic` or `minimalist`. */
  style?: string | undefined;
}

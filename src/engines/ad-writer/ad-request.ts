/** The subject of an ad. At least one of the three must say something; unknown texts and lists are empty. */
export interface AdSubject {
  /** A page's texts about itself. */
  website?: WebsiteFacts | undefined;
  /** The advertiser's own words. */
  prompt?: string | undefined;
  /** Describes the advertiser's picture. */
  imageDescription?: string | undefined;
}

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
  /** BCP 47, such as `de-AT`; guessed from the words if it is missing. */
  language?: string | undefined;
  /** Labels of the page's own buttons. */
  buttons?: readonly string[] | undefined;
  /** schema.org types of the business, such as `Restaurant`. */
  kinds?: readonly string[] | undefined;
}

export type AdTone = 'professional' | 'casual' | 'playful' | 'serious' | 'inspirational';

export interface AdTextLimits {
  /** Maximum length of a headline, at least 15. */
  headline: number;
  /** Maximum length of a description, at least 25. */
  description: number;
  /** The length of a text as the platform counts it. */
  lengthOf(text: string): number;
  /** The platform's own labels, in its order; at least one. */
  callToActions: readonly string[];
  /** At most this many; 0 where the platform has none. */
  hashtags: number;
}

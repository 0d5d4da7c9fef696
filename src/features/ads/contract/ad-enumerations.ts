/** The vocabularies and limits of the ad creator, as values that the browser may import without zod. */

export const AD_TONES = {
  professional: 'Professional',
  casual: 'Casual',
  playful: 'Playful',
  serious: 'Serious',
  inspirational: 'Inspirational',
} as const;
export type AdTone = keyof typeof AD_TONES;

/** Ad platforms, in the order of the interface. */
export const AD_PLATFORM_IDS = [
  'facebook',
  'instagram',
  'x',
  'linkedin',
  'pinterest',
  'tiktok',
  'youtube',
  'google-display',
  'performance-max',
  'microsoft',
  'amazon',
  'spotify',
  'taboola',
  'outbrain',
  'reddit',
  'snapchat',
  'story',
  'print',
] as const;
export type AdPlatformId = (typeof AD_PLATFORM_IDS)[number];

/** Classes of aspect ratio, from wide to tall. */
export const AD_SHAPES = ['leaderboard', 'banner', 'square', 'portrait', 'skyscraper'] as const;

/**
 * Contents of a format's file: the whole ad, the picture alone if the platform sets the texts beside it, or the logo alone.
 */
export const AD_CONTENTS = ['ad', 'picture', 'logo'] as const;

/** Types of files that platforms accept. */
export const AD_FILE_TYPES = ['jpeg', 'png', 'gif', 'pdf'] as const;

/** How a platform counts characters: code points; double-width ones (Chinese, Japanese, Korean) as two; X's weights. */
export const CHARACTER_COUNTS = ['plain', 'double-width', 'x-weighted'] as const;

/** How binding a figure is. */
export const FIGURE_STANDINGS = {
  required: 'The platform’s own rule',
  recommended: 'The platform recommends it',
  reported: 'Reported by others; the platform’s page could not be read',
  chosen: 'Our choice; the platform gives no figure',
} as const;
export type FigureStanding = keyof typeof FIGURE_STANDINGS;

/** Screens that a page is captured on. */
export const SCREENSHOT_DEVICES = ['desktop', 'tablet', 'phone'] as const;

/** File types of finished ads. */
export const ARTIFACT_FILE_TYPES = ['svg', 'png', 'jpeg'] as const;
export type ArtifactFileType = (typeof ARTIFACT_FILE_TYPES)[number];

/** Layouts and their labels. */
export const AD_LAYOUTS = {
  'full-bleed': 'Full bleed',
  split: 'Split',
  card: 'Card',
  'colour-block': 'Color block',
  'framed-print': 'Framed print',
  product: 'Product',
  arch: 'Arch',
  type: 'Type only',
  picture: 'Picture only',
  logo: 'Logo only',
} as const;
export type AdLayoutId = keyof typeof AD_LAYOUTS;

/** A campaign's concepts and their labels. Each has texts, pictures and layouts of its own. */
export const AD_CONCEPTS = { offer: 'Offer', product: 'Product', story: 'Story' } as const;
export type AdConcept = keyof typeof AD_CONCEPTS;

/** Origins of an ad's picture. */
export const AD_PICTURE_KINDS = ['page', 'logo', 'upload', 'generated', 'cutout', 'staged'] as const;
export type AdPictureKind = (typeof AD_PICTURE_KINDS)[number];

/** The most kits of a person, and the most of each in a kit. Campaigns have as many colors. */
export const BRAND_KIT_LIMITS = {
  kits: 20,
  colors: 12,
  fonts: 6,
  claims: 30,
  claimCharacters: 300,
  sourceCharacters: 500,
  logos: 4,
  pictures: 12,
} as const;

export const PREVIEW_FORMATS_MAX = 16;
/** All formats of three concepts. */
export const CAMPAIGN_ARTIFACTS_MAX = 400;

export const AD_HEADLINES = 5;
export const AD_DESCRIPTIONS = 4;
export const AD_CALLS_TO_ACTION_MAX = 4;

export const WEB_ADDRESS_MAX_CHARACTERS = 2_000;
/** Of a printed ad's QR code: longer ones make its squares too small. */
export const CONTACT_LINK_MAX_CHARACTERS = 500;
/** Of a price, a discount or a rating on an ad. */
export const CALLOUT_MAX_CHARACTERS = 40;
export const CONTACT_LINE_MAX_CHARACTERS = 200;
/** Limits of an analysis, and how much of it the page shows. */
export const ANALYSIS_KEYWORDS_MAX = 20;
export const ANALYSIS_IMAGES_MAX = 40;
export const ANALYSIS_KEYWORDS_SHOWN = 5;
export const ANALYSIS_IMAGES_SHOWN = 12;
export const IMAGE_DESCRIPTION_MAX_CHARACTERS = 2_000;
export const IMAGE_DESCRIPTION_SHOWN_CHARACTERS = 200;

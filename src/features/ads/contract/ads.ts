import { z } from 'zod';
import { PROBLEM_PHRASES } from '#platform/errors/phrases.en';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import {
  AD_CALLS_TO_ACTION_MAX,
  AD_DESCRIPTIONS,
  AD_HEADLINES,
  AD_PLATFORM_IDS,
  AD_TONES,
  type AdTone,
  ANALYSIS_IMAGES_MAX,
  ANALYSIS_KEYWORDS_MAX,
  IMAGE_DESCRIPTION_MAX_CHARACTERS,
  SCREENSHOT_DEVICES,
  WEB_ADDRESS_MAX_CHARACTERS,
} from './ad-enumerations.ts';
import { webAddress } from './web-address.ts';

const TONES = Object.keys(AD_TONES) as [AdTone, ...AdTone[]];

export const hexColor = z.string().regex(/^#[\da-f]{6}$/, { error: PROBLEM_PHRASES.color });
const pixels = z.number().int().positive();
/** A picture that is kept here for a while: what calls name it by, and where it is shown from. */
const pictureOfOurs = z.object({ id: z.uuid(), url: z.string().startsWith('/ad-pictures/') });
/** An address, or a `data:` one. */
const pictureAddress = z.string().min(1);

export const analyzeWebsiteRequest = z.object({ url: webAddress });

/** What a page says of itself, as it says it: texts and lists are empty, the rest null, where it does not. */
export const websiteAnalysis = z.object({
  /** After redirects. */
  url: z.string(),
  title: z.string(),
  /** BCP 47, such as `de-AT`. */
  language: z.string().nullable(),
  direction: z.enum(['ltr', 'rtl']),
  brand: z.string(),
  /** Its own words in a few sentences. */
  content: z.string(),
  description: z.string(),
  headings: z.array(z.string()),
  sentences: z.array(z.string()),
  /** The most telling first. */
  keywords: z.array(z.string()).max(ANALYSIS_KEYWORDS_MAX),
  /** Which of our tones its own is nearest to. */
  tone: z.enum(TONES).nullable(),
  /** The most important first. */
  colors: z.array(hexColor),
  /** Families, those of headings first. */
  fonts: z.array(z.string()),
  logoUrl: pictureAddress.nullable(),
  /** The logo as it can be put into an ad. */
  logo: pictureOfOurs.nullable(),
  faviconUrl: pictureAddress.nullable(),
  /** As the page writes it, currency included. */
  price: z.string().nullable(),
  offer: z.string().nullable(),
  screenshots: z.array(
    z.object({
      dataUrl: z.string().startsWith('data:image/'),
      device: z.enum(SCREENSHOT_DEVICES),
      width: pixels,
      height: pixels,
    }),
  ),
  /** The largest first. */
  extractedImages: z
    .array(
      z.object({
        /** Where the page has it. */
        url: pictureAddress,
        alt: z.string(),
        width: pixels,
        height: pixels,
        /** The same as it was taken over, to be shown and to be put into an ad; null where it was not. */
        picture: pictureOfOurs.nullable(),
      }),
    )
    .max(ANALYSIS_IMAGES_MAX),
});
export type WebsiteAnalysis = z.infer<typeof websiteAnalysis>;

/**
 * An analysis that takes longer than a request waits, or that was asked for with `Prefer: respond-async`: to be read
 * again at its address.
 */
export const pendingAnalysis = z.object({
  id: z.uuid(),
  status: z.enum(['waiting', 'running']),
  /** Others whose turn comes before. */
  ahead: z.number().int().nonnegative(),
});
export type PendingAnalysis = z.infer<typeof pendingAnalysis>;

/** How an analysis stands. A page that cannot be looked at answers as the request would have. */
export const analysisState = z.discriminatedUnion('status', [
  pendingAnalysis.extend({ status: z.literal('waiting') }),
  pendingAnalysis.extend({ status: z.literal('running') }),
  z.object({ id: z.uuid(), status: z.literal('ready'), analysis: websiteAnalysis }),
]);
export type AnalysisState = z.infer<typeof analysisState>;

/** What an uploaded picture shows. */
export const imageAnalysis = z.object({
  description: z.string().max(IMAGE_DESCRIPTION_MAX_CHARACTERS),
  /** Those first that a brand could wear: a strong accent before much of a grey wall. */
  colors: z.array(hexColor),
  tags: z.array(z.string()),
  hasPeople: z.boolean(),
  /** The upload itself, to be put into an ad. */
  picture: pictureOfOurs,
});
export type ImageAnalysis = z.infer<typeof imageAnalysis>;

/**
 * Of an analysis, what texts are written from. Clients send the whole analysis back; pictures in it are not read, and
 * what is longer than an ad could use is cut.
 */
const websiteData = z.object({
  url: cutText(WEB_ADDRESS_MAX_CHARACTERS),
  title: cutText(500),
  language: cutText(35),
  brand: cutText(200),
  content: cutText(20_000),
  description: cutText(2_000),
  headings: cutTexts(100, 500),
  sentences: cutTexts(300, 2_000),
  keywords: cutTexts(ANALYSIS_KEYWORDS_MAX, 100),
  price: cutText(200),
  offer: cutText(500),
});

/** At least one of its three parts must say something; blank ones count as left out. */
const subject = {
  websiteData: websiteData
    .nullish()
    .transform((data) =>
      data && [data.title, data.brand, data.content, data.description].some(Boolean) ? data : null,
    ),
  imageDescription: optionalText(IMAGE_DESCRIPTION_MAX_CHARACTERS),
};
const NO_SUBJECT = 'Analyze a website, enter a prompt or describe an image first';

export const platform = z.enum(AD_PLATFORM_IDS, { error: PROBLEM_PHRASES.platform });

/** One of those that the platform lists: its id, or the object that was listed. */
export const chosenFormat = z.union([
  z
    .string()
    .min(1)
    .max(100)
    .transform((id) => ({ id })),
  z.object({
    id: z.string().max(100).optional(),
    name: z.string().max(200).optional(),
    width: pixels,
    height: pixels,
  }),
]);

export const generateCopyRequest = z
  .object({
    ...subject,
    prompt: optionalText(PROMPT_MAX_CHARACTERS),
    platform,
    tone: z.enum(TONES, { error: `must be one of ${TONES.join(', ')}` }).default('professional'),
  })
  .refine(({ websiteData, prompt, imageDescription }) => websiteData || prompt || imageDescription, {
    path: ['prompt'],
    error: NO_SUBJECT,
  });
export type GenerateCopyRequest = z.infer<typeof generateCopyRequest>;

/** All within the platform's limits, the best first. */
export const adCopy = z.object({
  headlines: z.array(z.string().min(1)).length(AD_HEADLINES),
  descriptions: z.array(z.string().min(1)).length(AD_DESCRIPTIONS),
  /** Of the platform's own list. */
  callToActions: z.array(z.string().min(1)).min(1).max(AD_CALLS_TO_ACTION_MAX),
  /** With their `#`; none where the platform has no place for them. */
  hashtags: z.array(z.string().regex(/^#[^\s#]+$/)),
});
export type AdCopy = z.infer<typeof adCopy>;

export const generateVisualRequest = z
  .object({
    ...subject,
    userPrompt: optionalText(PROMPT_MAX_CHARACTERS),
    platform,
    format: chosenFormat,
    style: optionalText(100),
  })
  .refine(({ websiteData, userPrompt, imageDescription }) => websiteData || userPrompt || imageDescription, {
    path: ['userPrompt'],
    error: NO_SUBJECT,
  });
export type GenerateVisualRequest = z.infer<typeof generateVisualRequest>;

/** A prompt for the picture of an ad. */
export const adVisual = z.object({ prompt: z.string().min(1) });

/** White space around it is trimmed; null and nothing become the empty text. */
export function optionalText(characters: number) {
  return z
    .string()
    .trim()
    .max(characters)
    .nullish()
    .transform((text) => text ?? '');
}

function cutText(characters: number) {
  return z
    .string()
    .nullish()
    .transform((text) => (text ?? '').trim().slice(0, characters));
}

function cutTexts(count: number, characters: number) {
  return z
    .array(z.string())
    .nullish()
    .transform((texts) => (texts ?? []).slice(0, count).map((text) => text.slice(0, characters)));
}

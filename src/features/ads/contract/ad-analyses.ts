import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import {
  AD_TONES,
  type AdTone,
  ANALYSIS_IMAGES_MAX,
  ANALYSIS_KEYWORDS_MAX,
  IMAGE_DESCRIPTION_MAX_CHARACTERS,
  SCREENSHOT_DEVICES,
} from './ad-enumerations.ts';
import { hexColor, pixels } from './ad-fields.ts';
import { webAddress } from './web-address.ts';

/** A picture that is kept here for a while: what calls name it by, and where it is shown from. */
const pictureOfOurs = z.object({ id: z.uuid(), url: z.string().startsWith('/ad-pictures/') });
/** An address, or a `data:` one. */
const pictureAddress = z.string().min(1);

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
  tone: z.enum(Object.keys(AD_TONES) as [AdTone, ...AdTone[]]).nullable(),
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

const TAG = 'Ad creator';
const PAGE_REFUSALS = ['address_not_allowed', 'page_unreadable', 'analyses_off'] as const;

export const analyzeWebsite = endpoint({
  method: 'POST',
  path: '/api/ad-creator/analyze-website',
  access: 'anyone',
  body: z.object({ url: webAddress }),
  responses: { 200: websiteAnalysis, 202: pendingAnalysis },
  cache: 'no-store',
  refusals: [...PAGE_REFUSALS, 'storage_full', 'unavailable'],
  reads: ['Prefer'],
  sends: ['Location'],
  words: { tag: TAG, summary: 'Look at a website: brand, texts and pictures' },
});

export const findAnalysis = endpoint({
  method: 'GET',
  path: '/api/ad-creator/analyses/:id',
  access: 'anyone',
  params: z.object({ id: id('not_found.analysis') }),
  responses: { 200: analysisState },
  cache: 'no-store',
  refusals: PAGE_REFUSALS,
  words: { tag: TAG, summary: 'Tell how far an analysis is' },
});

export const analyzeImage = endpoint({
  method: 'POST',
  path: '/api/ad-creator/analyze-image',
  access: 'anyone',
  takesPicture: true,
  responses: { 200: imageAnalysis },
  cache: 'no-store',
  refusals: ['storage_full'],
  words: { tag: TAG, summary: 'Say what a picture shows' },
});

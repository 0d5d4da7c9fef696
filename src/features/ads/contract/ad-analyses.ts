import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import {
  ANALYSIS_IMAGES_MAX,
  ANALYSIS_KEYWORDS_MAX,
  IMAGE_DESCRIPTION_MAX_CHARACTERS,
  SCREENSHOT_DEVICES,
} from './ad-enumerations.ts';
import { hexColor, pixels, tone } from './ad-fields.ts';
import { webAddress } from './web-address.ts';

/** A picture that we store for a while: its id in requests, and its address. */
const storedPicture = z.object({ id: z.uuid(), url: z.string().startsWith('/ad-pictures/') });
/** A web address or a `data:` URL. */
const pictureAddress = z.string().min(1);

/** A page's facts in its own words. Missing texts and lists are empty; other missing fields are null. */
export const websiteAnalysis = z.object({
  /** After redirects. */
  url: z.string(),
  title: z.string(),
  /** BCP 47, such as `de-AT`. */
  language: z.string().nullable(),
  direction: z.enum(['ltr', 'rtl']),
  brand: z.string(),
  /** A summary in a few of the page's own sentences. */
  content: z.string(),
  description: z.string(),
  headings: z.array(z.string()),
  sentences: z.array(z.string()),
  /** The most important first. */
  keywords: z.array(z.string()).max(ANALYSIS_KEYWORDS_MAX),
  /** The nearest of our tones. */
  tone: tone.nullable(),
  /** The most important first. */
  colors: z.array(hexColor),
  /** Families, those of headings first. */
  fonts: z.array(z.string()),
  logoUrl: pictureAddress.nullable(),
  /** Our copy of the logo, for ads. */
  logo: storedPicture.nullable(),
  faviconUrl: pictureAddress.nullable(),
  /** Labels of its own buttons. */
  buttons: z.array(z.string()).default([]),
  /** schema.org types of the business and its goods, such as `Restaurant`. */
  kinds: z.array(z.string()).default([]),
  /** In the page's notation, with the currency. */
  price: z.string().nullable(),
  /** Of its customers, as its linked data states it: `★ 4.8 (1,203)`. */
  rating: z.string().nullable().default(null),
  /** As the page gives them, for print. */
  contact: z
    .object({ phone: z.string().nullable(), address: z.string().nullable() })
    .default({ phone: null, address: null }),
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
        /** Its address on the page. */
        url: pictureAddress,
        alt: z.string(),
        width: pixels,
        height: pixels,
        /** Our copy, for display and for ads; null if we have none. */
        picture: storedPicture.nullable(),
      }),
    )
    .max(ANALYSIS_IMAGES_MAX),
});
export type WebsiteAnalysis = z.infer<typeof websiteAnalysis>;

/** An unfinished analysis: poll its address. Sent if a request waits too long or prefers `respond-async`. */
export const pendingAnalysis = z.object({
  id: z.uuid(),
  status: z.enum(['waiting', 'running']),
  /** Analyses ahead of it in the queue. */
  ahead: z.number().int().nonnegative(),
});
export type PendingAnalysis = z.infer<typeof pendingAnalysis>;

/** The state of an analysis. A failed one answers with the same error as the request. */
export const analysisState = z.discriminatedUnion('status', [
  pendingAnalysis.extend({ status: z.literal('waiting') }),
  pendingAnalysis.extend({ status: z.literal('running') }),
  z.object({ id: z.uuid(), status: z.literal('ready'), analysis: websiteAnalysis }),
]);
export type AnalysisState = z.infer<typeof analysisState>;

/** The analysis of an uploaded picture. */
export const imageAnalysis = z.object({
  description: z.string().max(IMAGE_DESCRIPTION_MAX_CHARACTERS),
  /** Possible brand colors first: a strong accent comes before a larger gray area. */
  colors: z.array(hexColor),
  tags: z.array(z.string()),
  hasPeople: z.boolean(),
  /** Our copy of the upload, for ads. */
  picture: storedPicture,
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
  words: { tag: TAG, summary: 'Analyze a website: brand, texts and pictures' },
});

export const findAnalysis = endpoint({
  method: 'GET',
  path: '/api/ad-creator/analyses/:id',
  access: 'anyone',
  params: z.object({ id: id('not_found.analysis') }),
  responses: { 200: analysisState },
  cache: 'no-store',
  refusals: PAGE_REFUSALS,
  words: { tag: TAG, summary: 'Show the progress of an analysis' },
});

export const analyzeImage = endpoint({
  method: 'POST',
  path: '/api/ad-creator/analyze-image',
  access: 'anyone',
  takesPicture: true,
  responses: { 200: imageAnalysis },
  cache: 'no-store',
  refusals: ['storage_full'],
  words: { tag: TAG, summary: 'Describe a picture' },
});

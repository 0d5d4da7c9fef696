import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';
import {
  AD_CONTENTS,
  AD_FILE_TYPES,
  AD_PLATFORM_IDS,
  AD_SHAPES,
  CHARACTER_COUNTS,
  FIGURE_STANDINGS,
  type FigureStanding,
} from './ad-enumerations.ts';

/** The page where a figure was found. */
const figureSource = z.object({
  publisher: z.string().min(1),
  title: z.string().min(1),
  url: z.url({ protocol: /^https$/ }),
  /** The day on which we read a copy of the page; the copy may be older. */
  readOn: z.iso.date(),
  /** The month or day that the page states, such as `2026-09`. */
  edition: z
    .string()
    .regex(/^\d{4}(-\d\d){0,2}$/)
    .optional(),
});
export type FigureSource = z.infer<typeof figureSource>;

/** Where a figure comes from, and how binding it is. */
const evidence = z.object({
  standing: z.enum(Object.keys(FIGURE_STANDINGS) as [FigureStanding, ...FigureStanding[]]),
  /** One of the platform's sources; may be null only for `chosen` figures. */
  source: z.string().nullable(),
  note: z.string().optional(),
});
export type Evidence = z.infer<typeof evidence>;

const pixels = z.number().int().nonnegative();

/** An ad size of a platform. */
export const adFormat = z.object({
  /** Unique among all platforms, such as `facebook-feed-square`. */
  id: z.string().regex(/^[a-z\d]+(-[a-z\d]+)*$/),
  name: z.string().min(1),
  /** Pixels. */
  width: z.number().int().min(50).max(8_192),
  height: z.number().int().min(50).max(8_192),
  shape: z.enum(AD_SHAPES),
  /** Largest file, counted in decimal megabytes, which are smaller than binary ones. */
  maxBytes: z.number().int().positive(),
  /** The preferred one first. */
  fileTypes: z.array(z.enum(AD_FILE_TYPES)).min(1),
  /** Pixels at each edge that the platform may cover or crop. */
  safeArea: z.object({ top: pixels, right: pixels, bottom: pixels, left: pixels }),
  content: z.enum(AD_CONTENTS),
  /** Whether the picture may contain texts. */
  allowsText: z.boolean(),
  /** Whether the picture shows the button; false if the platform sets its own. */
  showsButton: z.boolean(),
  note: z.string().optional(),
  evidence: z.object({
    size: evidence,
    maxBytes: evidence,
    fileTypes: evidence,
    safeArea: evidence,
    /** Present if the platform has a rule about texts in pictures. */
    allowsText: evidence.optional(),
  }),
});
export type AdFormat = z.infer<typeof adFormat>;

const textLimit = z.object({
  /** The length that is shown in full; our texts fit it. */
  characters: z.number().int().positive(),
  /** The longest text that the platform accepts; null if unknown. */
  cap: z.number().int().positive().nullable(),
});

const adPlatform = z.object({
  name: z.string().min(1),
  formats: z.array(adFormat).min(1),
  textLimits: z.object({
    count: z.enum(CHARACTER_COUNTS),
    headline: textLimit,
    description: textLimit,
    /** The text above or below the picture; null if there is none. */
    primaryText: textLimit.nullable(),
  }),
  /** Labels of the platform's button, the most general first. */
  callToActions: z.array(z.string().min(1)).min(1),
  /** The most to use; 0 if they do not belong in an ad. */
  hashtags: z.number().int().nonnegative(),
  evidence: z.object({
    count: evidence,
    headline: evidence,
    description: evidence,
    primaryText: evidence,
    callToActions: evidence,
    hashtags: evidence,
  }),
  /** By the names in `evidence.source`. */
  sources: z.record(z.string(), figureSource),
});
export type AdPlatform = z.infer<typeof adPlatform>;

/** All platforms, by id. */
export const adFormats = z.record(z.enum(AD_PLATFORM_IDS), adPlatform);
export type AdFormats = z.infer<typeof adFormats>;

export const listAdFormats = endpoint({
  method: 'GET',
  path: '/api/ad-creator/formats',
  access: 'anyone',
  responses: { 200: adFormats },
  cache: 'shared',
  words: { tag: 'Ad creator', summary: 'List the platforms’ formats of ads' },
});

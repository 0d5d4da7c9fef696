import { z } from 'zod';
import { PROBLEM_PHRASES } from '#phrases';
import { endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import {
  AD_CONCEPTS,
  AD_LAYOUTS,
  type AdConcept,
  type AdLayoutId,
  ARTIFACT_FILE_TYPES,
  type ArtifactFileType,
  CALLOUT_MAX_CHARACTERS,
  CAMPAIGN_ARTIFACTS_MAX,
  CONTACT_LINE_MAX_CHARACTERS,
  CONTACT_LINK_MAX_CHARACTERS,
  PREVIEW_FORMATS_MAX,
} from './ad-enumerations.ts';
import { chosenFormat, hexColor, optionalId, optionalText, pixels, platform } from './ad-fields.ts';
import { webAddress } from './web-address.ts';

const layoutId = z.enum(Object.keys(AD_LAYOUTS) as [AdLayoutId, ...AdLayoutId[]]);

/** The parts of an ad that do not depend on its size. */
const design = {
  headline: z
    .string({ error: PROBLEM_PHRASES.noHeadline })
    .trim()
    .min(1, { error: PROBLEM_PHRASES.noHeadline })
    .max(300),
  description: optionalText(1_000),
  /** A price, a discount or a rating. Left out where headline or description say it, too. */
  callout: optionalText(CALLOUT_MAX_CHARACTERS),
  cta: optionalText(60),
  /** Null chooses the most suitable layout. */
  layout: layoutId.nullish().transform((id) => id ?? null),
  /** The concept that the ad belongs to, which decides among suitable layouts. */
  concept: z
    .enum(Object.keys(AD_CONCEPTS) as [AdConcept, ...AdConcept[]])
    .nullish()
    .transform((id) => id ?? null),
  /** A stored picture: found on a page, uploaded, or generated. */
  pictureId: optionalId,
  brandName: optionalText(200),
  /** The most important first. */
  colors: z.array(z.string().toLowerCase().pipe(hexColor)).max(12).default([]),
  /** The brand's font families, those of its headings first. They decide whether headlines have serifs. */
  fonts: z.array(z.string().max(200)).max(20).default([]),
  /** A stored picture. */
  logoId: optionalId,
  /** The texts' language, BCP 47. */
  language: optionalText(35),
  /** How to reach the business, for print: its lines, and the address in the QR code. Other platforms do not show it. */
  contact: z
    .object({
      lines: z.array(z.string().trim().min(1).max(CONTACT_LINE_MAX_CHARACTERS)).max(4),
      link: webAddress.pipe(z.string().max(CONTACT_LINK_MAX_CHARACTERS)),
    })
    .nullish()
    .transform((contact) => contact ?? null),
};

/** A sentence of the page, on one line. */
const quote = optionalText(1_000).transform((text) => text.replace(/\s+/g, ' '));

/** Facts of an ad, beside its texts, that an archive's sheets name. */
const notes = {
  /** Where the ad leads. Sheets add parameters that say which ad led there. */
  finalUrl: z
    .union([webAddress, z.literal('')])
    .nullish()
    .transform((url) => url ?? ''),
  /** The campaign's name in sheets; by default the brand's. */
  campaign: optionalText(100),
  /** All texts of the campaign: platforms that mix texts take several. */
  headlines: z.array(z.string().trim().min(1).max(300)).max(15).default([]),
  descriptions: z.array(z.string().trim().min(1).max(1_000)).max(5).default([]),
  hashtags: z
    .array(
      z
        .string()
        .regex(/^#[^\s#]+$/)
        .max(60),
    )
    .max(30)
    .default([]),
  /** The page's own sentence that the headline quotes, and that of the description. */
  headlineSource: quote,
  descriptionSource: quote,
};

export const createArtifactRequest = z.object({
  ...design,
  ...notes,
  /** Used without a `pictureId`, to generate a picture. Without both, the ad has no picture. */
  visualPrompt: optionalText(2 * PROMPT_MAX_CHARACTERS),
  platform,
  format: chosenFormat,
});
export type CreateArtifactRequest = z.infer<typeof createArtifactRequest>;

/** A finished ad. Its addresses are unlisted and expire. */
export const adArtifact = z.object({
  id: z.uuid(),
  status: z.literal('ready'),
  /** The address of the SVG. */
  imageUrl: z.string().min(1),
  platform,
  formatId: z.string(),
  width: pixels,
  height: pixels,
  layout: layoutId,
  files: z.array(
    z.object({
      type: z.enum(ARTIFACT_FILE_TYPES),
      url: z.string().min(1),
      bytes: z.number().int().positive(),
    }),
  ),
  /** Texts that were shortened or left out, such as `description`. */
  shortened: z.array(z.string()),
  dropped: z.array(z.string()),
  expiresAt: z.iso.datetime(),
});
export type AdArtifact = z.infer<typeof adArtifact>;

/** An unfinished ad: poll its address. */
export const pendingArtifact = z.object({ id: z.uuid(), status: z.literal('making') });

export const artifactState = z.discriminatedUnion('status', [pendingArtifact, adArtifact]);
export type ArtifactState = z.infer<typeof artifactState>;

/** Previews of ads: small and not stored. */
export const previewRequest = z.object({
  ...design,
  platform,
  /** Ids of the platform's formats, each optionally with its own layout. */
  formats: z
    .array(z.object({ id: z.string().max(100), layout: layoutId.optional() }))
    .min(1)
    .max(PREVIEW_FORMATS_MAX),
});
export type PreviewRequest = z.infer<typeof previewRequest>;

export const adPreviews = z.object({
  previews: z.array(
    z.object({
      formatId: z.string(),
      layout: layoutId,
      /** The suitable layouts, the best first. */
      layouts: z.array(layoutId),
      /** SVG without external references, in the format's proportions. */
      dataUrl: z.string().startsWith('data:image/svg+xml'),
      shortened: z.array(z.string()),
      dropped: z.array(z.string()),
    }),
  ),
});
export type AdPreviews = z.infer<typeof adPreviews>;

const TAG = 'Ad creator';
const REFUSALS = ['moderated', 'not_found', 'not_composable', 'storage_full'] as const;

export const createArtifact = endpoint({
  method: 'POST',
  path: '/api/ad-creator/create-artifact',
  access: 'anyone',
  body: createArtifactRequest,
  responses: { 200: adArtifact, 202: pendingArtifact },
  cache: 'no-store',
  refusals: REFUSALS,
  reads: ['Prefer'],
  sends: ['Location'],
  words: { tag: TAG, summary: 'Make an ad’s files' },
});

export const findArtifact = endpoint({
  method: 'GET',
  path: '/api/ad-creator/artifacts/:id',
  access: 'anyone',
  params: z.object({ id: id('not_found.ad') }),
  responses: { 200: artifactState },
  cache: 'no-store',
  words: { tag: TAG, summary: 'Show the progress of an ad' },
});

export const previewAds = endpoint({
  method: 'POST',
  path: '/api/ad-creator/previews',
  access: 'anyone',
  body: previewRequest,
  responses: { 200: adPreviews },
  cache: 'no-store',
  refusals: REFUSALS,
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Preview ads' },
});

/** A ZIP of all ads, with their texts as CSV. */
export const downloadCampaign = endpoint({
  method: 'POST',
  path: '/api/ad-creator/campaign',
  access: 'anyone',
  body: z.object({ artifactIds: z.array(z.uuid()).min(1).max(CAMPAIGN_ARTIFACTS_MAX) }),
  responses: { 200: { description: 'The archive.', type: 'application/zip' } },
  cache: 'no-store',
  refusals: ['not_found', 'not_composable'],
  runsWhenDiskFull: true,
  sendsPictures: true,
  words: { tag: TAG, summary: 'Download ads and their texts as a ZIP' },
});

const FILE_TYPES: Readonly<Record<string, ArtifactFileType>> = { svg: 'svg', png: 'png', jpg: 'jpeg' };

/** Object key and extension, such as `0123456789abcdef0123456789abcdef.svg`. */
const adFile = z
  .string()
  .regex(/^[\da-f]{32}\.(svg|png|jpg)$/)
  .transform((name) => {
    const [objectKey, extension] = name.split('.') as [string, string];
    return { objectKey, type: FILE_TYPES[extension]! };
  });

export const sendAdFile = endpoint({
  method: 'GET',
  path: '/ads/:file',
  access: 'anyone',
  params: z.object({ file: id('not_found.ad', adFile) }),
  responses: { 200: { description: 'The file.', type: ['image/png', 'image/jpeg', 'image/svg+xml'] } },
  sendsPictures: true,
});

import { z } from 'zod';
import { PROBLEM_PHRASES } from '#platform/errors/phrases.en';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import {
  AD_LAYOUTS,
  AD_PICTURE_KINDS,
  type AdLayoutId,
  ARTIFACT_FILE_TYPES,
  CAMPAIGN_ARTIFACTS_MAX,
  PREVIEW_FORMATS_MAX,
} from './ad-enumerations.ts';
import { chosenFormat, hexColor, optionalText, platform } from './ads.ts';

const pixels = z.number().int().positive();
const layoutId = z.enum(Object.keys(AD_LAYOUTS) as [AdLayoutId, ...AdLayoutId[]]);

/** What is asked for to get a picture for ads: made by a prompt, or made of another one. */
export const adPictureRequest = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('generated'),
      prompt: z
        .string()
        .trim()
        .min(1, { error: PROBLEM_PHRASES.noPrompt })
        .max(2 * PROMPT_MAX_CHARACTERS),
      /** Another one gives another picture of the same prompt. */
      take: z.number().int().min(0).max(1_000).default(0),
    }),
    /** Without its background. */
    z.object({ kind: z.literal('cutout'), sourceId: z.uuid() }),
    /** Cut out, and set into a scene by the prompt. */
    z.object({
      kind: z.literal('staged'),
      sourceId: z.uuid(),
      prompt: z
        .string()
        .trim()
        .min(1, { error: PROBLEM_PHRASES.noPrompt })
        .max(2 * PROMPT_MAX_CHARACTERS),
      take: z.number().int().min(0).max(1_000).default(0),
    }),
  ])
  .describe('A picture for ads');
export type AdPictureRequest = z.infer<typeof adPictureRequest>;

/** A picture for ads: `url` and the size are null until it is `ready`. */
export const adPicture = z.object({
  id: z.uuid(),
  kind: z.enum(AD_PICTURE_KINDS),
  status: z.enum(['making', 'ready']),
  url: z.string().nullable(),
  width: pixels.nullable(),
  height: pixels.nullable(),
  hasAlpha: z.boolean().nullable(),
  expiresAt: z.iso.datetime(),
});
export type AdPicture = z.infer<typeof adPicture>;

/** What ads are drawn from, whatever their size. */
const design = {
  headline: z
    .string({ error: PROBLEM_PHRASES.noHeadline })
    .trim()
    .min(1, { error: PROBLEM_PHRASES.noHeadline })
    .max(300),
  description: optionalText(1_000),
  cta: optionalText(60),
  /** One of the layouts; the one that suits best where left out. */
  layout: layoutId.nullish().transform((id) => id ?? null),
  /** Of a picture that is kept here: found on a page, uploaded, or made. */
  pictureId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  brandName: optionalText(200),
  /** The most important first. */
  colors: z.array(z.string().toLowerCase().pipe(hexColor)).max(12).default([]),
  /** Families of the brand, those of its headings first: they say whether a headline has serifs. */
  fonts: z.array(z.string().max(200)).max(20).default([]),
  /** Of the picture of a logo that is kept here. */
  logoId: z
    .uuid()
    .nullish()
    .transform((id) => id ?? null),
  /** BCP 47, of the texts. */
  language: optionalText(35),
};

export const createArtifactRequest = z.object({
  ...design,
  /** Without a `pictureId`, a picture is made by this; without either, the ad has none. */
  visualPrompt: optionalText(2 * PROMPT_MAX_CHARACTERS),
  platform,
  format: chosenFormat,
});
export type CreateArtifactRequest = z.infer<typeof createArtifactRequest>;

/** A finished ad. Its addresses are listed nowhere and end. */
export const adArtifact = z.object({
  id: z.uuid(),
  status: z.literal('ready'),
  /** Of the SVG. */
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
  /** Texts that had to be shortened or left out, such as `description`. */
  shortened: z.array(z.string()),
  dropped: z.array(z.string()),
  expiresAt: z.iso.datetime(),
});
export type AdArtifact = z.infer<typeof adArtifact>;

/** An ad that takes longer than a request waits: to be read again at its address. */
export const pendingArtifact = z.object({ id: z.uuid(), status: z.literal('making') });

export const artifactState = z.discriminatedUnion('status', [pendingArtifact, adArtifact]);
export type ArtifactState = z.infer<typeof artifactState>;

/** Ads as they will look, drawn small and kept nowhere. */
export const previewRequest = z.object({
  ...design,
  platform,
  /** Ids of the platform's formats; each may have a layout of its own. */
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
      /** Those that suit the picture, the best first. */
      layouts: z.array(layoutId),
      /** SVG without outside references, of the format's proportions. */
      dataUrl: z.string().startsWith('data:image/svg+xml'),
      shortened: z.array(z.string()),
      dropped: z.array(z.string()),
    }),
  ),
});
export type AdPreviews = z.infer<typeof adPreviews>;

/** Everything in one ZIP, with the texts as CSV. */
export const campaignRequest = z.object({
  artifactIds: z.array(z.uuid()).min(1).max(CAMPAIGN_ARTIFACTS_MAX),
});
export type CampaignRequest = z.infer<typeof campaignRequest>;

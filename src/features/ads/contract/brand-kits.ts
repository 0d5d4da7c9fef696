import { z } from 'zod';
import { PROBLEM_PHRASES } from '#phrases';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { AD_PICTURE_KINDS, BRAND_KIT_LIMITS } from './ad-enumerations.ts';
import { hexColor, tone } from './ad-fields.ts';

/** A text without halves of characters and NUL, which PostgreSQL cannot keep. */
const words = z
  .string()
  .overwrite((text) => text.toWellFormed().replaceAll('\0', ' '))
  .trim();

/** The words and looks of a brand. */
export const brandKitContent = z.object({
  /** The brand's name, as ads show it. */
  name: words.min(1, { error: PROBLEM_PHRASES.noCollectionName }).max(200),
  colors: z.array(z.string().toLowerCase().pipe(hexColor)).max(BRAND_KIT_LIMITS.colors).default([]),
  /** Font families, those of headings first. */
  fonts: z.array(words.min(1).max(200)).max(BRAND_KIT_LIMITS.fonts).default([]),
  /** The voice of its texts; null for that of each page. */
  tone: tone.nullish().transform((voice) => voice ?? null),
  /** Sentences that the brand may say, and where each comes from. */
  claims: z
    .array(
      z.object({
        text: words.min(1).max(BRAND_KIT_LIMITS.claimCharacters),
        source: words
          .max(BRAND_KIT_LIMITS.sourceCharacters)
          .nullish()
          .transform((text) => text ?? ''),
      }),
    )
    .max(BRAND_KIT_LIMITS.claims)
    .default([]),
});
export type BrandKitContent = z.infer<typeof brandKitContent>;

const { name, colors, fonts, claims } = brandKitContent.shape;

/** A kit's content as an earlier release may have kept it: what cannot be read is left out. */
export const storedBrandKit = z.object({
  name: name.catch('Brand kit'),
  colors: colors.catch([]),
  fonts: fonts.catch([]),
  tone: brandKitContent.shape.tone.catch(null),
  claims: claims.catch([]),
});

const pictureIds = z.array(z.uuid()).default([]);

/** A kit to be saved. Its pictures are ids of the ad creator's pictures, which are copied; those that it has stay. */
export const brandKitRequest = brandKitContent.extend({
  logoIds: pictureIds.pipe(z.array(z.uuid()).max(BRAND_KIT_LIMITS.logos)),
  pictureIds: pictureIds.pipe(z.array(z.uuid()).max(BRAND_KIT_LIMITS.pictures)),
});
export type BrandKitRequest = z.infer<typeof brandKitRequest>;

const kitPicture = z.object({
  id: z.uuid(),
  url: z.string().min(1),
  kind: z.enum(AD_PICTURE_KINDS),
  name: z.string(),
});

/** A saved kit. */
export const brandKit = z.object({
  id: z.uuid(),
  name: z.string(),
  colors: z.array(z.string()),
  fonts: z.array(z.string()),
  tone: tone.nullable(),
  claims: z.array(z.object({ text: z.string(), source: z.string() })),
  logos: z.array(kitPicture),
  pictures: z.array(kitPicture),
  updatedAt: z.iso.datetime(),
});
export type BrandKit = z.infer<typeof brandKit>;

const TAG = 'Ad creator';
const OWN = { access: 'session', signIn: 'signed_out.keep_kit' } as const;
const params = z.object({ id: id('not_found.brand_kit') });

export const listBrandKits = endpoint({
  method: 'GET',
  path: '/api/ad-creator/brand-kits',
  ...OWN,
  responses: { 200: z.array(brandKit) },
  cache: 'no-store',
  words: { tag: TAG, summary: 'List your brand kits' },
});

export const createBrandKit = endpoint({
  method: 'POST',
  path: '/api/ad-creator/brand-kits',
  ...OWN,
  limit: 'upload',
  body: brandKitRequest,
  responses: { 201: brandKit },
  refusals: ['not_found', 'storage_full'],
  words: { tag: TAG, summary: 'Save a brand kit', example: { request: { name: 'Foxglove' } } },
});

export const replaceBrandKit = endpoint({
  method: 'PUT',
  path: '/api/ad-creator/brand-kits/:id',
  ...OWN,
  params,
  limit: 'upload',
  body: brandKitRequest,
  responses: { 200: brandKit },
  refusals: ['storage_full'],
  words: { tag: TAG, summary: 'Change a brand kit', description: 'Pictures that are left out are deleted.' },
});

export const deleteBrandKit = endpoint({
  method: 'DELETE',
  path: '/api/ad-creator/brand-kits/:id',
  ...OWN,
  params,
  responses: { 204: DONE },
  runsWhenDiskFull: true,
  words: { tag: TAG, summary: 'Delete a brand kit' },
});

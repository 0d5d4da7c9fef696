import { z } from 'zod';
import { PROBLEM_PHRASES } from '#phrases';
import { AD_PLATFORM_IDS, AD_TONES, type AdTone } from './ad-enumerations.ts';

/** Fields that several requests and responses of the ad creator share. */
export const hexColor = z.string().regex(/^#[\da-f]{6}$/, { error: PROBLEM_PHRASES.color });
export const pixels = z.number().int().positive();

const TONES = Object.keys(AD_TONES) as [AdTone, ...AdTone[]];
export const tone = z.enum(TONES, { error: PROBLEM_PHRASES.oneOf({ values: TONES }) });

export const platform = z.enum(AD_PLATFORM_IDS, { error: PROBLEM_PHRASES.platform });

/** A format of the platform: its id, or its object from `GET /api/ad-creator/formats`. */
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

/** The id of something that we store; a missing one becomes null. */
export const optionalId = z
  .uuid()
  .nullish()
  .transform((id) => id ?? null);

/** Trims surrounding white space; null and undefined become the empty text. */
export function optionalText(characters: number) {
  return z
    .string()
    .trim()
    .max(characters)
    .nullish()
    .transform((text) => text ?? '');
}

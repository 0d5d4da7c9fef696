import { z } from 'zod';
import { PROBLEM_PHRASES } from '#platform/errors/phrases.en';
import { AD_PLATFORM_IDS } from './ad-enumerations.ts';

/** Fields that several requests and responses of the ad creator share. */
export const hexColor = z.string().regex(/^#[\da-f]{6}$/, { error: PROBLEM_PHRASES.color });
export const pixels = z.number().int().positive();

export const platform = z.enum(AD_PLATFORM_IDS, { error: PROBLEM_PHRASES.platform });

/** A format of the platform: its id, or the object as `GET /api/ad-creator/formats` lists it. */
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

/** Trims surrounding white space; null and undefined become the empty text. */
export function optionalText(characters: number) {
  return z
    .string()
    .trim()
    .max(characters)
    .nullish()
    .transform((text) => text ?? '');
}

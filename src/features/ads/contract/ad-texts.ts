import { z } from 'zod';
import { PROBLEM_PHRASES } from '#phrases';
import { endpoint } from '#platform/endpoint/endpoint';
import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import {
  AD_CALLS_TO_ACTION_MAX,
  AD_DESCRIPTIONS,
  AD_HEADLINES,
  ANALYSIS_KEYWORDS_MAX,
  IMAGE_DESCRIPTION_MAX_CHARACTERS,
  WEB_ADDRESS_MAX_CHARACTERS,
} from './ad-enumerations.ts';
import { chosenFormat, optionalText, platform, tone } from './ad-fields.ts';

/** The parts of an analysis that texts are based on. Clients send the whole analysis back; longer texts are cut. */
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
  buttons: cutTexts(20, 100),
  kinds: cutTexts(10, 100),
});

/** A subject needs website data, a prompt or an image description. Blank ones count as missing. */
const subject = {
  websiteData: websiteData
    .nullish()
    .transform((data) =>
      data && [data.title, data.brand, data.content, data.description].some(Boolean) ? data : null,
    ),
  imageDescription: optionalText(IMAGE_DESCRIPTION_MAX_CHARACTERS),
};

export const generateCopyRequest = z
  .object({
    ...subject,
    prompt: optionalText(PROMPT_MAX_CHARACTERS),
    platform,
    tone: tone.default('professional'),
  })
  .refine(({ websiteData, prompt, imageDescription }) => websiteData || prompt || imageDescription, {
    path: ['prompt'],
    error: PROBLEM_PHRASES.noSubject,
  });
export type GenerateCopyRequest = z.infer<typeof generateCopyRequest>;

/** Texts within the platform's limits, the best first. */
export const adCopy = z.object({
  /** Fewer where a page says too little: nothing is made up. */
  headlines: z.array(z.string().min(1)).min(1).max(AD_HEADLINES),
  descriptions: z.array(z.string().min(1)).min(1).max(AD_DESCRIPTIONS),
  /** From the platform's list, in the page's language. */
  callToActions: z.array(z.string().min(1)).min(1).max(AD_CALLS_TO_ACTION_MAX),
  /** With their `#`; empty if the platform has no place for them. */
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
    error: PROBLEM_PHRASES.noSubject,
  });
export type GenerateVisualRequest = z.infer<typeof generateVisualRequest>;

/** A prompt for the picture of an ad. */
export const adVisual = z.object({ prompt: z.string().min(1) });

// Clients send a whole analysis back, which may contain its screenshots.
const ANALYSIS_MAX_BYTES = 12 * 1024 * 1024;

export const generateCopy = endpoint({
  method: 'POST',
  path: '/api/ad-creator/generate-copy',
  access: 'anyone',
  body: generateCopyRequest,
  bodyMaxBytes: ANALYSIS_MAX_BYTES,
  responses: { 200: adCopy },
  cache: 'no-store',
  refusals: ['moderated', 'not_found'],
  words: { tag: 'Ad creator', summary: 'Write an ad’s texts' },
});

export const generateVisual = endpoint({
  method: 'POST',
  path: '/api/ad-creator/generate-visual',
  access: 'anyone',
  body: generateVisualRequest,
  bodyMaxBytes: ANALYSIS_MAX_BYTES,
  responses: { 200: adVisual },
  cache: 'no-store',
  refusals: ['moderated', 'not_found'],
  words: { tag: 'Ad creator', summary: 'Write the prompt of an ad’s picture' },
});

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

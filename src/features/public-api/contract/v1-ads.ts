import { z } from 'zod';
import { artifactState } from '#features/ads/contract/ad-artifacts';
import { platform, tone } from '#features/ads/contract/ad-fields';
import { AD_COUNT_MAX } from '#features/ads/contract/made-ads';
import { endpoint } from '#platform/endpoint/endpoint';

/** Ads of a web page, in one call. */

const TAG = 'Public API';

const v1Ad = z.union([
  ...artifactState.options,
  z.object({ status: z.literal('failed'), reason: z.string() }),
]);

export const v1AdsRequest = z
  .strictObject({
    address: z.string().max(2_000).optional().describe('The address of the page.'),
    analysisId: z.uuid().optional().describe('Of an earlier call for this page, instead of the address.'),
    platform,
    formats: z
      .array(z.string().max(100))
      .min(1)
      .max(AD_COUNT_MAX)
      .optional()
      .describe('Ids of `GET /api/ad-creator/formats`; by default the first ones of the platform.'),
    tone: tone.optional(),
  })
  .refine(({ address, analysisId }) => (address === undefined) !== (analysisId === undefined), {
    path: ['address'],
    error: 'send it, or analysisId, and not both',
  });

export const v1Ads = z.union([
  z.object({ status: z.literal('analyzing'), analysisId: z.uuid() }),
  z.object({
    status: z.literal('made'),
    ads: z.array(v1Ad),
    texts: z.record(z.string(), z.string()).describe('With the sentences of the page that they quote.'),
  }),
]);

export const makeV1Ads = endpoint({
  method: 'POST',
  path: '/api/v1/ads',
  access: 'key',
  scope: 'generations:write',
  body: v1AdsRequest,
  responses: { 200: v1Ads, 202: v1Ads },
  refusals: [
    'address_not_allowed',
    'analyses_off',
    'moderated',
    'not_composable',
    'not_found',
    'page_unreadable',
    'storage_full',
    'unavailable',
  ],
  words: {
    tag: TAG,
    summary: 'Make ads of a web page',
    description:
      'Reads the page, writes texts that quote it, and composes ads for one platform. Costs no credits, and waits up to 45 seconds: if the page takes longer, ask again with the `analysisId` of the answer. Read ads that are `making` by their ids.',
    example: { request: { address: 'https://shop.example', platform: 'instagram' } },
  },
});

export const listV1Ads = endpoint({
  method: 'GET',
  path: '/api/v1/ads',
  access: 'key',
  scope: 'generations:read',
  query: z.object({
    ids: z
      .string()
      .max(37 * AD_COUNT_MAX)
      .transform((text) => text.split(','))
      .pipe(z.array(z.uuid()).min(1).max(AD_COUNT_MAX))
      .describe('Of an answer, with commas between.'),
  }),
  responses: { 200: z.object({ data: z.array(v1Ad) }) },
  words: { tag: TAG, summary: 'Read ads that were still being made' },
});

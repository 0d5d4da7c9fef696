import { z } from 'zod';
import { listedAsset } from '#features/assets/contract/assets';
import { credits } from '#features/credits/contract/credits';
import {
  creditHistory,
  creditHistoryQuery,
  creditMovement,
} from '#features/statement/contract/credit-history';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';
import { ASSETS_PAGE, ASSETS_PAGE_MAX } from '#platform/limits/limits';

/** The person's credits and uploads. */

const TAG = 'Public API';

/** Without its picture, which `GET /api/v1/generations/{id}` has. */
const v1Movement = creditMovement.omit({ generation: true }).extend({
  generationId: z
    .uuid()
    .nullable()
    .describe('What it paid for; null for anything else, and if it was deleted.'),
});

export const v1Statement = creditHistory.omit({ movements: true }).extend({ data: z.array(v1Movement) });

const v1Asset = listedAsset.omit({ thumbHash: true, imageUrl: true }).extend({ url: z.string() });

export const v1AssetList = z.object({ data: z.array(v1Asset), total: z.number().int().nonnegative() });

export const findV1Credits = endpoint({
  method: 'GET',
  path: '/api/v1/credits',
  access: 'key',
  scope: 'credits:read',
  responses: { 200: credits },
  words: {
    tag: TAG,
    summary: 'Read your credits',
    description: '`held` are reserved for pictures in progress.',
    example: { response: { credits: 40, held: 1 } },
  },
});

export const listV1CreditMovements = endpoint({
  method: 'GET',
  path: '/api/v1/credits/history',
  access: 'key',
  scope: 'credits:read',
  query: creditHistoryQuery,
  responses: { 200: v1Statement },
  words: {
    tag: TAG,
    summary: 'List your credit history, newest first',
    description: '`next` is `before` of the next page.',
  },
});

export const listV1References = endpoint({
  method: 'GET',
  path: '/api/v1/references',
  access: 'key',
  scope: 'generations:read',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(ASSETS_PAGE_MAX).default(ASSETS_PAGE),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  responses: { 200: v1AssetList },
  words: { tag: TAG, summary: 'List your reference pictures, newest first' },
});

export const deleteV1Reference = endpoint({
  method: 'DELETE',
  path: '/api/v1/references/:id',
  access: 'key',
  scope: 'library:write',
  params: z.object({ id: id('not_found.upload') }),
  query: z.object({
    evenIfUsed: z.enum(['true', 'false']).default('false').describe('Also if pictures were made with it.'),
  }),
  responses: { 204: DONE },
  refusals: ['asset_in_use'],
  runsWhenDiskFull: true,
  words: {
    tag: TAG,
    summary: 'Delete a reference picture',
    description: 'Pictures made with it stay. If there are any, `evenIfUsed=true` is required.',
  },
});

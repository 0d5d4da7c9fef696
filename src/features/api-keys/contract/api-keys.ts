import { z } from 'zod';
import { PROBLEM_PHRASES } from '#phrases';
import {
  API_KEY_DAYS_DEFAULT,
  API_KEY_DAYS_MAX,
  API_KEY_NAME_MAX_CHARACTERS,
  API_SCOPES,
  type ApiScope,
} from '#platform/endpoint/api-scopes';
import { DONE, endpoint } from '#platform/endpoint/endpoint';
import { id } from '#platform/endpoint/id';

const scope = z.enum(Object.keys(API_SCOPES) as [ApiScope, ...ApiScope[]]);

/** An API key without its secret. */
export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** The first characters. */
  hint: z.string(),
  scopes: z.array(scope),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** Null if the key never expires. */
  expiresAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

const createApiKeyRequest = z.object({
  name: z.string().trim().min(1, PROBLEM_PHRASES.noKeyName).max(API_KEY_NAME_MAX_CHARACTERS),
  scopes: z
    .array(scope)
    .min(1, PROBLEM_PHRASES.noScopes)
    .max(10)
    .transform((scopes) => [...new Set(scopes)]),
  /** Null: the key never expires. */
  expiresInDays: z.number().int().min(1).max(API_KEY_DAYS_MAX).nullable().default(API_KEY_DAYS_DEFAULT),
});

/** `secret` is shown only once. */
export const createdApiKey = z.object({ key: apiKey, secret: z.string() });

const SIGN_IN = 'signed_out.see_keys';
const TAG = 'Keys and webhooks';

const EXAMPLE = {
  id: '0198c7a2-0000-7d5c-9a70-3f0f5f3b6d11',
  name: 'Newsroom',
  hint: 'fw_live_Q3k9',
  scopes: ['generations:write', 'generations:read'],
  createdAt: '2026-03-01T09:00:00.000Z',
  expiresAt: '2027-03-01T09:00:00.000Z',
  lastUsedAt: null,
};

export const listApiKeys = endpoint({
  method: 'GET',
  path: '/api/api-keys',
  access: 'session',
  signIn: SIGN_IN,
  responses: { 200: z.array(apiKey) },
  words: { tag: TAG, summary: 'List your API keys', example: { response: [EXAMPLE] } },
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/api-keys',
  access: 'session',
  signIn: SIGN_IN,
  needsFreshSignIn: true,
  body: createApiKeyRequest,
  responses: { 201: createdApiKey },
  cache: 'no-store',
  words: {
    tag: TAG,
    summary: 'Create an API key',
    description:
      '`secret` is shown only once, and is not stored. Without `expiresInDays`, the key expires after 90 days.',
    example: {
      request: { name: 'Newsroom', scopes: ['generations:write', 'generations:read'], expiresInDays: 365 },
      response: { key: EXAMPLE, secret: 'fw_live_…' },
    },
  },
});

export const revokeApiKey = endpoint({
  method: 'DELETE',
  path: '/api/api-keys/:id',
  access: 'session',
  signIn: SIGN_IN,
  params: z.object({ id: id('not_found.key') }),
  responses: { 204: DONE },
  words: { tag: TAG, summary: 'Revoke an API key' },
});

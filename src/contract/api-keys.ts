import { z } from 'zod';
import {
  API_KEY_DAYS_DEFAULT,
  API_KEY_DAYS_MAX,
  API_KEY_NAME_MAX_CHARACTERS,
  API_SCOPES,
  type ApiScope,
} from './api-scopes.ts';

const scope = z.enum(Object.keys(API_SCOPES) as [ApiScope, ...ApiScope[]]);

/** A key of one's own, without what opens anything. */
export const apiKey = z.object({
  id: z.uuid(),
  name: z.string(),
  /** How it begins. */
  hint: z.string(),
  scopes: z.array(scope),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  /** From then on the key opens nothing; null: it does not end. */
  expiresAt: z.iso.datetime().nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

export const createApiKeyRequest = z.object({
  name: z.string().trim().min(1, 'give the key a name').max(API_KEY_NAME_MAX_CHARACTERS),
  scopes: z
    .array(scope)
    .min(1, 'choose what the key may do')
    .max(10)
    .transform((scopes) => [...new Set(scopes)]),
  /** Days until the key ends; null: it does not end. */
  expiresInDays: z.number().int().min(1).max(API_KEY_DAYS_MAX).nullable().default(API_KEY_DAYS_DEFAULT),
});

/** The answer to making a key: nobody is ever shown `secret` again. */
export const createdApiKey = z.object({ key: apiKey, secret: z.string() });
export type CreatedApiKey = z.infer<typeof createdApiKey>;

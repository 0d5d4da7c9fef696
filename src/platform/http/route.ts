import type { Selectable } from 'kysely';
import type { ApiKeys } from '../db/schema.generated.ts';
import type { ApiScope } from '../endpoint/api-scopes.ts';
import type { RateLimitName } from '../limits/rate-limits.ts';
import { createRoute } from './create-route.ts';
import type { SignedInUser } from './security/session.ts';

/** Answers an endpoint of the contract: see `createRoute`. */
export const route = createRoute<{
  session: { user: SignedInUser };
  admin: { user: SignedInUser };
  key: { user: SignedInUser; key: Omit<Selectable<ApiKeys>, 'keyHash'> };
  scope: ApiScope;
  limit: RateLimitName;
}>();

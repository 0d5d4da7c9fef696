import type { CheckedUser, FixedCredits, RevokedApiKeys } from '#contract/admin-credits';
import { request } from './request.ts';

export async function checkUser(email: string): Promise<CheckedUser> {
  const response = await request('POST', '/api/admin/check-user', { payload: { email } });
  return (await response.json()) as CheckedUser;
}

export async function fixSubscriptionCredits(email: string): Promise<FixedCredits> {
  const response = await request('POST', '/api/admin/fix-subscription-credits', { payload: { email } });
  return (await response.json()) as FixedCredits;
}

export async function revokeApiKeysOf(email: string): Promise<RevokedApiKeys> {
  const response = await request('POST', '/api/admin/revoke-api-keys', { payload: { email } });
  return (await response.json()) as RevokedApiKeys;
}

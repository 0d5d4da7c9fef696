import { request } from '#web/api/request.ts';
import type {
  CheckedUser,
  FixedCredits,
  RevokedApiKeys,
  UserReference,
} from '../../contract/admin-credits.ts';

export async function checkUser(reference: UserReference): Promise<CheckedUser> {
  const response = await request('POST', '/api/admin/check-user', { payload: reference });
  return (await response.json()) as CheckedUser;
}

export async function fixSubscriptionCredits(id: string): Promise<FixedCredits> {
  const response = await request('POST', '/api/admin/fix-subscription-credits', { payload: { id } });
  return (await response.json()) as FixedCredits;
}

export async function revokeApiKeysOf(id: string): Promise<RevokedApiKeys> {
  const response = await request('POST', '/api/admin/revoke-api-keys', { payload: { id } });
  return (await response.json()) as RevokedApiKeys;
}

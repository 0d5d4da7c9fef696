import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ADMIN_USERS_PAGE } from '#platform/limits/limits';
import { read, request } from '#web/api/request.ts';
import type { AdminUsersPage, ChangedUser } from '../../contract/admin-users.ts';

/** @param reason for the user; null: they are let in again */
export async function suspendUser(id: string, reason: string | null): Promise<ChangedUser> {
  const payload = reason === null ? { suspended: false } : { suspended: true, reason };
  const response = await request('PATCH', `/api/admin/users/${id}`, { payload });
  return (await response.json()) as ChangedUser;
}

export interface UsersPlace {
  q: string;
  /** Only those with a subscription that gives access. */
  active: boolean;
  /** Only those whom the payment gateway knows. */
  customer: boolean;
  /** From 1. */
  page: number;
}

/** Read anew whenever somebody looks; what was shown stays until the next is there. */
export function adminUsersQuery({ q, active, customer, page }: UsersPlace) {
  const params = new URLSearchParams({
    ...(q !== '' && { q }),
    ...(active && { active: 'true' }),
    ...(customer && { customer: 'true' }),
    limit: String(ADMIN_USERS_PAGE),
    offset: String((page - 1) * ADMIN_USERS_PAGE),
  });
  return queryOptions({
    queryKey: ['api', 'admin', `users?${params}`] as const,
    queryFn: ({ queryKey, signal }) => read<AdminUsersPage>(queryKey, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

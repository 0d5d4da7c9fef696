import { AppError } from '#platform/errors/app-error';
import type { UserRow } from '../queries/users.ts';

/** @throws AppError `suspended`, with the reason, for a suspended user */
export function refuseSuspended({ suspendedAt, suspensionReason }: UserRow): void {
  if (suspendedAt === null) return;
  throw new AppError('suspended', { suspensionReason });
}

import { AppError } from '#platform/errors/app-error';
import type { UserRow } from '#server/db/queries/users';

/** @throws AppError `suspended`, with the reason, for somebody whom an admin has suspended */
export function refuseSuspended({ suspendedAt, suspensionReason }: UserRow): void {
  if (suspendedAt === null) return;
  throw new AppError('suspended', { suspensionReason });
}

import type { UserRow } from '#server/db/queries/users';
import { AppError } from '#server/errors';

/** @throws AppError `suspended`, with the reason, for somebody whom an admin has suspended */
export function refuseSuspended({ suspendedAt, suspensionReason }: UserRow): void {
  if (suspendedAt === null) return;
  throw new AppError('suspended', `This account is suspended. Reason: ${suspensionReason}`);
}

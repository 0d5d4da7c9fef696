/**
 * Whether a query failed because the database connection was lost, so that a retry may succeed: PostgreSQL's classes 08
 * (connection), 57P (shutdown) and 40 (rollback), and sockets that broke or could not be opened.
 */
export function isConnectionLoss(error: unknown): boolean {
  // For a connection that it closed itself, the driver gives no code, only a message.
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^(08|57P|40|ECONN|EPIPE|ETIMEDOUT)/.test(code)) return true;
  return (
    typeof message === 'string' &&
    /connection (terminated|timeout|ended)|timeout exceeded when trying to connect/i.test(message)
  );
}

/** Whether a disk is full: the store's (ENOSPC, EDQUOT) or the database's (53100). */
export function isOutOfSpace(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (OUT_OF_SPACE.has((cause as { code?: unknown }).code)) return true;
  return false;
}

const OUT_OF_SPACE = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100']);

/** Whether the database refused a row because its user's account has been deleted since (`refuse_deleted_user`). */
export function isOfDeletedUser(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'FW401';
}

/** Whether the database refused a text with U+0000, which it cannot store: as text (22021) or in JSON (22P05). */
export function isUnstorableText(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '22021' || code === '22P05';
}

/** PostgreSQL's `unique_violation`. */
export function isUniqueViolation(error: unknown): boolean {
  return (error as { code?: unknown }).code === '23505';
}

/** PostgreSQL's `query_canceled`: the statement exceeded its time limit. */
export function isStatementTimeout(error: unknown): boolean {
  return (error as { code?: unknown }).code === '57014';
}

import type { AccountSession } from '../contract/sessions.ts';
import type { listSessions } from '../rules/list-sessions.ts';
import { deviceOf } from './device-of.ts';

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

/** @param currentId the session of this request */
export function presentSession(
  { id, userAgent, createdAt, lastSeenAt }: SessionRow,
  currentId: string | undefined,
): AccountSession {
  return {
    id,
    current: id === currentId,
    userAgent,
    device: deviceOf(userAgent),
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastSeenAt.toISOString(),
  };
}

/** A change, for everyone or for one user. */
export type Notice =
  | { kind: 'gallery' }
  | { kind: 'credits'; userId: string }
  | { kind: 'generation' | 'progress'; userId: string; id: string };

/** A session has ended; `session` is the hash of its token, as hex. */
export interface SessionEnded {
  kind: 'session';
  userId: string;
  session: string;
}

/** Parses a notice of the database's triggers, `kind user id`; undefined for kinds of another release. */
export function readNotice(payload: string): Notice | SessionEnded | undefined {
  const [kind, userId, id] = payload.split(' ');
  if (kind === 'gallery') return { kind };
  if (userId === undefined) return undefined;
  if (kind === 'credits') return { kind, userId };
  if (id === undefined) return undefined;
  if (kind === 'generation' || kind === 'progress') return { kind, userId, id };
  return kind === 'session' ? { kind, userId, session: id } : undefined;
}

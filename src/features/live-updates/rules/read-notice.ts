/** A change that concerns everybody, or one person. */
export type Notice =
  | { kind: 'gallery' }
  | { kind: 'credits'; userId: string }
  | { kind: 'generation' | 'progress'; userId: string; id: string };

/** The session with this hash of its token, as hex, has ended. */
export interface SessionEnded {
  kind: 'session';
  userId: string;
  session: string;
}

/** What the database's triggers tell, as `kind user id`; undefined for what another release tells. */
export function readNotice(payload: string): Notice | SessionEnded | undefined {
  const [kind, userId, id] = payload.split(' ');
  if (kind === 'gallery') return { kind };
  if (userId === undefined) return undefined;
  if (kind === 'credits') return { kind, userId };
  if (id === undefined) return undefined;
  if (kind === 'generation' || kind === 'progress') return { kind, userId, id };
  return kind === 'session' ? { kind, userId, session: id } : undefined;
}

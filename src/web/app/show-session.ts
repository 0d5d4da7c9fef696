import { session } from '#web/api/session.ts';
import { clearOtherUsersDrafts } from '#web/state/clear-other-users-drafts.ts';

const CHANNEL = 'framewright-session';

/**
 * Announces the page's user to other tabs, and watches whether that user is still signed in.
 * @param userId the user whom the page shows; null for a visitor
 */
export function showSession(userId: string | null): void {
  clearOtherUsersDrafts(userId);
  session.userId = userId;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(userId);
  if (userId) void import('./session-guard.tsx').then(({ watchSession }) => watchSession(userId, channel));
}

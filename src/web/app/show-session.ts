import { session } from '#web/api/session.ts';
import { clearOtherUsersDrafts } from '#web/state/clear-other-users-drafts.ts';

const CHANNEL = 'framewright-session';

/**
 * Tells this tab and the others whom the page shows, and watches whether that person is still the one signed in.
 * @param userId whom the page shows; null for a visitor, whose page has nothing to lose
 */
export function showSession(userId: string | null): void {
  clearOtherUsersDrafts(userId);
  session.userId = userId;
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(userId);
  if (userId) void import('./session-guard.tsx').then(({ watchSession }) => watchSession(userId, channel));
}

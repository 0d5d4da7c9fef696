import { lazy } from 'react';
import { checkSession } from '#web/api/check-session.ts';
import {
  currentEnding,
  type Ending,
  interrupt,
  type SignInDemand,
  session,
  subscribeToInterruption,
} from '#web/api/session.ts';
import { saveForms } from '#web/state/form-storage.ts';
import { currentToast, dismissToast } from '#web/ui/toast-store.ts';
import { EndedScreen } from './ended-screen.tsx';

// Maximum wait for the session check; then the page shows again.
const HIDDEN_MS = 4_000;

/**
 * Ends the page if its session has ended or another user has signed in. Checks the session when another tab shows
 * another user, and when this page becomes visible again.
 * @param channel on which tabs announce their users
 */
export function watchSession(userId: string, channel: BroadcastChannel): void {
  session.onRefusal = ({ status, body }) => {
    if (status === 401) void checkSession();
    if (body?.code.endsWith('sign_in_required')) interrupt(body);
  };
  channel.addEventListener('message', ({ data }) => {
    if (data !== userId) void checkSession();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void checkSession();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void checkUnseen();
  });
  subscribeToInterruption(() => {
    if (currentEnding() === null) return;
    saveForms(userId);
    const toast = currentToast();
    if (toast && toast.variant !== 'destructive') dismissToast(toast.id, 0);
  });
}

/** The browser restores a page from its cache: hides it until the session is checked. */
async function checkUnseen(): Promise<void> {
  if (session.userId === null) return;
  const { style } = document.documentElement;
  style.visibility = 'hidden';
  await Promise.race([checkSession(), new Promise((resolve) => setTimeout(resolve, HIDDEN_MS))]);
  style.visibility = '';
}

/** Replaces a page whose session has ended, or asks for a fresh sign-in over it. */
export function Interruption({ interruption }: { interruption: Ending | SignInDemand }) {
  if (typeof interruption === 'string') return <EndedScreen ending={interruption} />;
  return <FreshSignInDialog demand={interruption} />;
}

const FreshSignInDialog = lazy(async () => ({
  default: (await import('./fresh-sign-in-dialog.tsx')).FreshSignInDialog,
}));

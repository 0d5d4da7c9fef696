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

// Longer than an answer takes; without one the page is shown again.
const HIDDEN_MS = 4_000;

/**
 * Keeps a page from showing somebody whose session has ended, or who is no longer the one signed in: asks the server when
 * another tab shows somebody else, and when the page is looked at again.
 * @param channel on which tabs say whom they show
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

/** The browser shows a page as it was left: nobody sees it before it is known whose it is. */
async function checkUnseen(): Promise<void> {
  if (session.userId === null) return;
  const { style } = document.documentElement;
  style.visibility = 'hidden';
  await Promise.race([checkSession(), new Promise((resolve) => setTimeout(resolve, HIDDEN_MS))]);
  style.visibility = '';
}

/** In the place of a page whose session has ended, or over one that wants a fresh sign-in. */
export function Interruption({ interruption }: { interruption: Ending | SignInDemand }) {
  if (typeof interruption === 'string') return <EndedScreen ending={interruption} />;
  return <FreshSignInDialog demand={interruption} />;
}

const FreshSignInDialog = lazy(async () => ({
  default: (await import('./fresh-sign-in-dialog.tsx')).FreshSignInDialog,
}));

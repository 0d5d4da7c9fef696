import { findSessionState, type SessionState } from '#features/accounts/contract/sign-in';
import { currentEnding, interrupt, session } from './session.ts';

let checking: Promise<void> | undefined;

/** Asks the server who is signed in now. If that is not the user whom the page shows, the page ends. */
export function checkSession(): Promise<void> {
  const shown = session.userId;
  if (shown === null || currentEnding() || session.isLeaving) return Promise.resolve();
  checking ??= compare(shown).finally(() => {
    checking = undefined;
  });
  return checking;
}

async function compare(shown: string): Promise<void> {
  const answer = await fetch(findSessionState.path, { credentials: 'include', cache: 'no-store' }).catch(
    () => null,
  );
  if (!answer?.ok) return;
  const { userId } = (await answer.json()) as SessionState;
  if (userId === shown || session.isLeaving) return;
  interrupt(userId === null ? 'signed-out' : 'other-user');
}

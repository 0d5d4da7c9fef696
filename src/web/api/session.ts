import type { ErrorBody } from '#platform/errors/codes';

/** Why a page must no longer show whom it shows. */
export type Ending = 'signed-out' | 'other-user';

/** What the server wants before it does what was asked; the words are for people. */
export type SignInDemand = Pick<ErrorBody, 'error' | 'code'>;

interface Refusal {
  status: number;
  body: ErrorBody | null;
}

/** What the page knows of its session. */
export const session = {
  /** Whom the page shows; null for a visitor's page, which has nothing to lose. */
  userId: null as string | null,
  /** While the account is being deleted, its page knows of the end and goes to another one by itself. */
  isLeaving: false,
  /** Hears of each refusal: it may be for want of a sign-in. */
  onRefusal: (_refusal: Refusal): void => {},
};

let interruption: Ending | SignInDemand | null = null;
const listeners = new Set<() => void>();

export function currentEnding(): Ending | null {
  return typeof interruption === 'string' ? interruption : null;
}

/** What stands in the way of the page: the end of its session, or a sign-in that is wanted first. */
export function currentInterruption(): Ending | SignInDemand | null {
  return interruption;
}

/** For `useSyncExternalStore`. */
export function subscribeToInterruption(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dropSignInDemand(): void {
  interrupt(null);
}

/** Ends the page, or has it ask for a sign-in; null: nothing stands in its way. */
export function interrupt(next: typeof interruption): void {
  // A page that has ended stays so.
  if (currentEnding()) return;
  interruption = next;
  for (const listener of listeners) listener();
}

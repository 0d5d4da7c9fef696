import type { ErrorBody } from '#platform/errors/error-body';

/** Why a page may no longer show its user's data. */
export type Ending = 'signed-out' | 'other-user';

/** The server's demand for a new sign-in; `error` is shown to the user. */
export type SignInDemand = Pick<ErrorBody, 'error' | 'code'>;

interface Refusal {
  status: number;
  body: ErrorBody | null;
}

/** The page's session. */
export const session = {
  /** The user whom the page shows; null for a visitor. */
  userId: null as string | null,
  /** Set while the account is being deleted: its page handles the end of the session by itself. */
  isLeaving: false,
  /** Called for each refusal, which may mean that the user must sign in. */
  onRefusal: (_refusal: Refusal): void => {},
};

let interruption: Ending | SignInDemand | null = null;
const listeners = new Set<() => void>();

export function currentEnding(): Ending | null {
  return typeof interruption === 'string' ? interruption : null;
}

/** What interrupts the page: the end of its session, or a required sign-in. */
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

/** Ends the page or asks for a sign-in; null: the page continues. */
export function interrupt(next: typeof interruption): void {
  // An ended page never continues.
  if (currentEnding()) return;
  interruption = next;
  for (const listener of listeners) listener();
}

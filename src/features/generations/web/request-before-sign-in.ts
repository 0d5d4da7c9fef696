/** A request for pictures that was refused because nobody was signed in; it starts by itself afterwards. */
interface KeptRequest {
  /** The form that sent it. */
  form: string;
  path: string;
  /** The user whose session had ended; null for a visitor. */
  userId: string | null;
  /** Milliseconds since 1970. */
  at: number;
  body: unknown;
}

type Place = Pick<KeptRequest, 'form' | 'path' | 'userId'>;

const KEY = 'requestBeforeSignIn';
const MAX_AGE_MS = 10 * 60_000;

/** Only in the tab's storage, so that no link can start a request. @param storage `sessionStorage` */
export function keepRequest(storage: Pick<Storage, 'setItem'>, place: Place, body: unknown): void {
  try {
    storage.setItem(KEY, JSON.stringify({ ...place, at: Date.now(), body } satisfies KeptRequest));
  } catch {
    // Storage may be full or forbidden; then it must be sent again.
  }
}

/**
 * Removes the request that this form kept on this page, and returns it if somebody who may send it signed in within ten
 * minutes. The server checks its body like any other.
 * @param storage `sessionStorage`
 */
export function takeRequest<Body>(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  { form, path, userId }: Place,
): Body | null {
  try {
    const kept: (KeptRequest & { body: Body }) | null = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (kept?.form !== form || kept.path !== path) return null;
    storage.removeItem(KEY);
    const isTheirs = userId !== null && (kept.userId === null || kept.userId === userId);
    return isTheirs && Date.now() - kept.at < MAX_AGE_MS ? kept.body : null;
  } catch {
    return null;
  }
}

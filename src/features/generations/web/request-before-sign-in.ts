/** A visitor's request for pictures, which starts by itself after they have signed in. */
interface KeptRequest {
  /** The form that sent it. */
  form: string;
  path: string;
  /** Milliseconds since 1970. */
  at: number;
  body: unknown;
}

type Place = Pick<KeptRequest, 'form' | 'path'>;

const KEY = 'requestBeforeSignIn';
const MAX_AGE_MS = 10 * 60_000;

/** Naming the tab's storage throws where it is forbidden. */
type OpenStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const openStorage: OpenStorage = () => sessionStorage;

/** Only in the tab's storage, so that no link can start a request. Call it as the browser leaves for sign-in. */
export function keepRequest(place: Place, body: unknown, open = openStorage): void {
  try {
    open().setItem(KEY, JSON.stringify({ ...place, at: Date.now(), body } satisfies KeptRequest));
  } catch {
    // Storage may be full or forbidden; then it must be sent again.
  }
}

/**
 * Removes the request that this form kept on this page, and returns it if somebody signed in within ten minutes. The server
 * checks its body like any other.
 */
export function takeRequest<Body>(
  { form, path }: Place,
  isSignedIn: boolean,
  open = openStorage,
): Body | null {
  try {
    const storage = open();
    const kept: (KeptRequest & { body: Body }) | null = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (kept?.form !== form || kept.path !== path) return null;
    storage.removeItem(KEY);
    return isSignedIn && Date.now() - kept.at < MAX_AGE_MS ? kept.body : null;
  } catch {
    return null;
  }
}

import type { CookieBrowser } from '#testing/cookie-browser';

/** One protection, and what became of the attempts to get past it. */
export interface Finding {
  /** What must hold, as a sentence. */
  claim: string;
  /** Number of vectors tried. */
  tried: number;
  /** The vectors that got through; empty is what we want. */
  hits: readonly string[];
  /** Number of vectors whose control got through where the protection is absent, or whose harmless twin works. */
  controls: number;
}

/** A running product of its own, started as `npm start` does. */
export interface Target {
  /** Scheme, host and port. */
  origin: string;
  dataDir: string;
  /** Signs in by the development identity provider. Paths are the site's; a POST sends JSON with an `Idempotency-Key`. */
  signIn(email: string): Promise<AttackingUser>;
}

export interface AttackingUser {
  browser: CookieBrowser;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  send(
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

export interface Attack {
  /** As `npm run attack -- NAME` takes it. */
  name: string;
  /**
   * Tries everything and yields one finding a protection.
   * @param start starts a product with these variables; the caller stops it
   */
  run(start: (env?: Record<string, string>) => Promise<Target>): AsyncIterable<Finding>;
}

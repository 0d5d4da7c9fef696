import type { CookieBrowser } from '#testing/cookie-browser';

/** The result of attacking one protection. */
export interface Finding {
  /** The property that must hold, as a sentence. */
  claim: string;
  /** Number of vectors tried. */
  tried: number;
  /** Vectors that got through; must be empty. */
  hits: readonly string[];
  /** Number of vectors that work without the protection, or whose harmless variant works. */
  controls: number;
}

/** A separate running product, started like `npm start`. */
export interface Target {
  /** Scheme, host and port. */
  origin: string;
  dataDir: string;
  /** Signs in at the development identity provider. A POST sends JSON with an `Idempotency-Key`. */
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
  /** NAME of `npm run attack -- NAME`. */
  name: string;
  /**
   * Yields one finding for each protection.
   * @param start starts a product with these variables; the caller stops it
   */
  run(start: (env?: Record<string, string>) => Promise<Target>): AsyncIterable<Finding>;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Users } from '#platform/db/schema.generated';
import { SHOWN_USER_HEADER } from '../../endpoint/shown-user.ts';
import { AppError } from '../../errors/app-error.ts';
import type { ErrorPhrase } from '../../errors/phrases.ts';
import type { App } from '../app.ts';

const DAY_S = 24 * 3_600;

export type SignedInUser = Selectable<Users>;

/** A valid session with its user. */
export interface OpenSession {
  id: string;
  user: SignedInUser;
  signedInAt: Date;
  /** How the user signed in: the ID token's `acr`. */
  acr: string | null;
}

type SignedOutPhrase = Extract<ErrorPhrase, 'signed_out' | `signed_out.${string}`>;

export interface SessionDeps {
  /** Scheme and host of the site. */
  publicUrl: string;
  /** The open session of a cookie's token. */
  findOpenSession(token: string): Promise<OpenSession | undefined>;
  /** @throws AppError `fresh_sign_in_required` */
  requireFreshSignIn(session: OpenSession): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The request's session; `null` for a visitor. Loaded at the first call. */
    findSession(): Promise<OpenSession | null>;
    /** The signed-in user; `null` for a visitor. */
    findUser(): Promise<SignedInUser | null>;
    /** Whether the request has a session; false until the session is loaded. */
    isSignedIn: boolean;
    /** The signed-in user's id; null until the session is loaded. */
    foundUserId: string | null;
    /** Like `findUser`. @throws AppError `signed_out` for a visitor, with this phrase */
    requireUser(phrase?: SignedOutPhrase): Promise<SignedInUser>;
    /**
     * Like `requireUser`; the sign-in must be recent.
     * @throws AppError `signed_out`, or `fresh_sign_in_required`
     */
    requireFreshUser(phrase?: SignedOutPhrase): Promise<SignedInUser>;
  }
}

export function registerSession(app: App, deps: SessionDeps): void {
  const known = new WeakMap<FastifyRequest, Promise<OpenSession | null>>();
  app.decorateRequest('isSignedIn', false);
  app.decorateRequest('foundUserId', null);
  app.decorateRequest('findSession', function () {
    let session = known.get(this);
    if (!session) {
      session = readSession(deps, this);
      known.set(this, session);
    }
    return session;
  });
  app.decorateRequest('findUser', async function () {
    return (await this.findSession())?.user ?? null;
  });
  app.decorateRequest('requireUser', async function (phrase = 'signed_out') {
    const user = await this.findUser();
    if (!user) throw new AppError(phrase);
    return user;
  });
  app.decorateRequest('requireFreshUser', async function (phrase) {
    const user = await this.requireUser(phrase);
    deps.requireFreshSignIn((await this.findSession())!);
    return user;
  });
}

export function sessionToken(request: FastifyRequest, publicUrl: string): string | undefined {
  return request.cookies[sessionCookieName(publicUrl)];
}

/** @param days after which the browser deletes it */
export function setSessionCookie(reply: FastifyReply, publicUrl: string, token: string, days: number): void {
  reply.setCookie(sessionCookieName(publicUrl), token, {
    ...sessionCookie(publicUrl),
    maxAge: days * DAY_S,
  });
}

/**
 * Deletes the session cookie and the site's data in the browser: private pictures would stay in its cache for an hour,
 * open to its next user.
 */
export function forgetSession(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(sessionCookieName(publicUrl), sessionCookie(publicUrl));
  reply.header('clear-site-data', '"cache", "storage"');
}

// Only this host can set a `__Host-` cookie, over TLS, so no sibling host can plant one.
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-framewright' : 'framewright';
}

function sessionCookie(publicUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
}

/**
 * A page sends the id of the user whom it shows. If that differs from the cookie's user, someone else has signed in since:
 * the request counts as a visitor's.
 */
async function readSession(deps: SessionDeps, request: FastifyRequest): Promise<OpenSession | null> {
  const token = sessionToken(request, deps.publicUrl);
  const session = token ? await deps.findOpenSession(token) : undefined;
  request.isSignedIn = session !== undefined;
  const shown = request.headers[SHOWN_USER_HEADER];
  if (!session || (shown !== undefined && shown !== session.user.id)) return null;
  request.foundUserId = session.user.id;
  return session;
}

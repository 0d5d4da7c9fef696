import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import type { Users } from '#platform/db/schema.generated';
import { SHOWN_USER_HEADER } from '../../endpoint/shown-user.ts';
import { AppError } from '../../errors/app-error.ts';
import type { ErrorPhrase } from '../../errors/phrases.ts';
import type { App } from '../app.ts';

const DAY_S = 24 * 3_600;

export type SignedInUser = Selectable<Users>;

/** A session that has neither expired nor ended, with its user. */
export interface OpenSession {
  id: string;
  user: SignedInUser;
  signedInAt: Date;
  /** How the person signed in, as ID tokens name it. */
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
    /** The session that the request came with; `null` for a visitor. Read from the database when first asked for. */
    findSession(): Promise<OpenSession | null>;
    /** Who sent the request; `null` for a visitor. */
    findUser(): Promise<SignedInUser | null>;
    /** Whether the request came with a session; false until somebody asks. */
    isSignedIn: boolean;
    /** The user who was found for this request; null until somebody asks. */
    foundUserId: string | null;
    /** As `findUser`. @throws AppError `signed_out` for a visitor, saying what signing in would allow. */
    requireUser(phrase?: SignedOutPhrase): Promise<SignedInUser>;
    /**
     * As `requireUser`, and that they signed in a short time ago.
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

/** @param days that it lasts, at most */
export function setSessionCookie(reply: FastifyReply, publicUrl: string, token: string, days: number): void {
  reply.setCookie(sessionCookieName(publicUrl), token, {
    ...sessionCookie(publicUrl),
    maxAge: days * DAY_S,
  });
}

/**
 * Has the browser forget the session, and all that it kept of the person: private pictures stay in its cache for an hour
 * otherwise, and open there for whoever uses it next.
 */
export function forgetSession(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(sessionCookieName(publicUrl), sessionCookie(publicUrl));
  reply.header('clear-site-data', '"cache", "storage"');
}

// A `__Host-` cookie can be set by this very host over TLS alone, so that no sibling host can plant one.
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-framewright' : 'framewright';
}

function sessionCookie(publicUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
}

/**
 * Pages say whom they show. A request of a page that shows somebody else than the cookie names is a visitor's: another
 * person has signed in beside it.
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

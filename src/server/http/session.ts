import type { FastifyReply, FastifyRequest } from 'fastify';
import { findSignedInUser } from '#server/domain/accounts/find-signed-in-user';
import { AppError } from '#server/errors';
import type { App } from './app.ts';

const DAY_S = 24 * 3_600;

export type SignedInUser = NonNullable<Awaited<ReturnType<typeof findSignedInUser>>>;

export type SessionDeps = Parameters<typeof findSignedInUser>[0] & {
  /** Scheme and host of the site. */
  publicUrl: string;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent the request; `null` for a visitor. Read from the database when first asked for. */
    findUser(): Promise<SignedInUser | null>;
    /** As `findUser`. @throws AppError `signed_out` for a visitor, saying what signing in would allow. */
    requireUser(message?: string): Promise<SignedInUser>;
  }
}

export function registerSession(app: App, deps: SessionDeps): void {
  const known = new WeakMap<FastifyRequest, Promise<SignedInUser | null>>();
  app.decorateRequest('findUser', function () {
    let user = known.get(this);
    if (!user) {
      user = readUser(deps, this);
      known.set(this, user);
    }
    return user;
  });
  app.decorateRequest('requireUser', async function (message = 'Please sign in to continue') {
    const user = await this.findUser();
    if (!user) throw new AppError('signed_out', message);
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

export function clearSessionCookie(reply: FastifyReply, publicUrl: string): void {
  reply.clearCookie(sessionCookieName(publicUrl), sessionCookie(publicUrl));
}

// A `__Host-` cookie can be set by this very host over TLS alone, so that no sibling host can plant one.
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-framewright' : 'framewright';
}

function sessionCookie(publicUrl: string) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl.startsWith('https:') } as const;
}

async function readUser(deps: SessionDeps, request: FastifyRequest): Promise<SignedInUser | null> {
  const token = sessionToken(request, deps.publicUrl);
  return token ? ((await findSignedInUser(deps, token)) ?? null) : null;
}

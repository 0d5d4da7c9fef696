import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { credits, user } from '#contract/accounts';
import { beginSignIn } from '#server/domain/accounts/begin-sign-in';
import { type CompleteSignInDeps, completeSignIn } from '#server/domain/accounts/complete-sign-in';
import { SIGN_IN_ATTEMPT_MS } from '#server/domain/accounts/session-lifetime';
import { signOut } from '#server/domain/accounts/sign-out';
import { findCredits } from '#server/domain/credits/find-credits';
import { AppError, ProviderError } from '#server/errors';
import type { App } from './app.ts';
import { type PresentUserDeps, presentUser } from './present-user.ts';
import { addressKey, countCall, type RateLimits } from './rate-limits.ts';
import { refusalPage } from './refusal-page.ts';
import { isCrossSite } from './same-origin.ts';
import { clearSessionCookie, sessionToken, setSessionCookie } from './session.ts';

export type AuthDeps = CompleteSignInDeps & PresentUserDeps & { publicUrl: string; limits: RateLimits };

const UNAVAILABLE = '/?auth_error=unavailable';
const SIGN_IN_AGAIN = { label: 'Sign in', address: '/api/auth/login' };
const ATTEMPT_COOKIE = 'framewright_sign_in';

export function registerAuth(app: App, deps: AuthDeps): void {
  const attemptCookie = {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure: deps.publicUrl.startsWith('https:'),
  } as const;

  app.get('/api/auth/login', { schema: { querystring: loginQuery } }, async (request, reply) => {
    const { returnTo } = request.query;
    const elsewhere = loopbackTwin(request, deps.publicUrl);
    if (elsewhere) return reply.redirect(elsewhere);
    await countCall(deps.limits.signIn, addressKey(request.ip));
    return await unlessUnavailable(request, reply, async () => {
      const { url, browserToken } = await beginSignIn(deps, { returnTo });
      reply.setCookie(ATTEMPT_COOKIE, browserToken, { ...attemptCookie, maxAge: SIGN_IN_ATTEMPT_MS / 1000 });
      return url;
    });
  });

  app.get('/api/auth/callback', async (request, reply) => {
    try {
      return await unlessUnavailable(request, reply, async () => {
        const { sessionToken: token, returnTo } = await completeSignIn(deps, {
          callback: new URL(request.url, deps.publicUrl).searchParams,
          browserToken: request.cookies[ATTEMPT_COOKIE],
          previousToken: sessionToken(request, deps.publicUrl),
        });
        reply.clearCookie(ATTEMPT_COOKIE, attemptCookie);
        setSessionCookie(reply, deps.publicUrl, token, deps.retention.sessionDays);
        return returnTo;
      });
    } catch (error) {
      // A person is looking at this address, so the refusal is a page with a way on.
      if (!(error instanceof AppError)) throw error;
      request.log.warn({ err: error }, 'sign-in refused');
      return reply
        .code(error.status)
        .type('text/html; charset=utf-8')
        .send(refusalPage({ title: 'Not signed in', message: error.message, next: SIGN_IN_AGAIN }));
    }
  });

  app.get('/api/auth/logout', async (request, reply) => {
    // Another site's link or picture must not sign people out.
    if (isCrossSite(request, deps.publicUrl)) return reply.redirect('/');
    const token = sessionToken(request, deps.publicUrl);
    clearSessionCookie(reply, deps.publicUrl);
    return reply.redirect((await signOut(deps, { token, home: `${deps.publicUrl}/` })) ?? '/');
  });

  app.get('/api/auth/user', { schema: { response: { 200: user } } }, async (request, reply) => {
    const signedIn = await request.requireUser();
    reply.header('cache-control', 'no-store');
    return await presentUser(deps, signedIn);
  });

  app.get('/api/auth/credits', { schema: { response: { 200: credits } } }, async (request, reply) => {
    const signedIn = await request.requireUser();
    reply.header('cache-control', 'no-store');
    return await findCredits(deps, signedIn.id);
  });
}

const loginQuery = z.object({ returnTo: z.string().optional() });

/** Redirects to what `work` returns, or says on the home page that signing in is unavailable. */
async function unlessUnavailable(request: FastifyRequest, reply: FastifyReply, work: () => Promise<string>) {
  reply.header('cache-control', 'no-store');
  try {
    return reply.redirect(await work());
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    request.log.error({ err: error }, 'the identity provider cannot be used');
    return reply.redirect(UNAVAILABLE);
  }
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * On one's own machine the site has several names, and a cookie of one is unknown to the other: where the sign-in
 * was begun under another name than it will come back to, this is its address under that one.
 */
function loopbackTwin(request: FastifyRequest, publicUrl: string): string | undefined {
  const site = new URL(publicUrl);
  const bothLoopback = LOOPBACK.test(site.hostname) && LOOPBACK.test(request.hostname);
  return bothLoopback && request.host !== site.host ? `${publicUrl}${request.url}` : undefined;
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { findCredits } from '#features/credits/rules/find-credits';
import { recordSecurityEvent } from '#features/security-events/rules/record-security-event';
import * as phrases from '#phrases';
import { pathOf } from '#platform/endpoint/path-of';
import { AppError } from '#platform/errors/app-error';
import { ERROR_STATUS } from '#platform/errors/codes';
import { ProviderError } from '#platform/errors/provider-error';
import type { App } from '#platform/http/app';
import { addressKey, networkKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { refusalPage } from '#platform/http/responses/refusal-page';
import { route } from '#platform/http/route';
import { type AdminDeps, isAdmin } from '#platform/http/security/require-admin';
import { isCrossSite } from '#platform/http/security/same-origin';
import { forgetSession, sessionToken, setSessionCookie } from '#platform/http/security/session';
import * as contract from '../contract/sign-in.ts';
import { beginSignIn, type SignInWishes } from '../rules/begin-sign-in.ts';
import { type CompleteSignInDeps, completeSignIn } from '../rules/complete-sign-in.ts';
import { safeReturnTo } from '../rules/safe-return-to.ts';
import { SIGN_IN_ATTEMPT_MS } from '../rules/session-lifetime.ts';
import { signOut } from '../rules/sign-out.ts';

export type SignInRoutesDeps = CompleteSignInDeps & AdminDeps & { publicUrl: string; limits: RateLimiters };

const UNAVAILABLE = '/?auth_error=unavailable';
const SIGN_IN_AGAIN = { label: 'Sign in', address: contract.beginSignIn.path };
const GO_HOME = { label: 'Go to the home page', address: '/' };

export function registerSignIn(app: App, deps: SignInRoutesDeps): void {
  const secure = deps.publicUrl.startsWith('https:');
  // A `__Host-` cookie can only be set by this host, over TLS, for all paths.
  const attemptName = secure ? '__Host-framewright_sign_in' : 'framewright_sign_in';
  const attemptCookie = {
    path: secure ? '/' : '/api/auth',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  } as const;

  route(app, contract.beginSignIn, async ({ query, request, reply }) => {
    const elsewhere = loopbackTwin(request, deps.publicUrl);
    if (elsewhere) return reply.redirect(elsewhere);
    // If the provider has a session for the user, another site's link would sign them in without a click.
    if (isCrossSite(request, deps.publicUrl) && !isFromTwin(request, deps.publicUrl))
      return sendSignInQuestion(reply, query);
    await countCall(deps.limits.signIn, addressKey(request.ip));
    return await unlessUnavailable(request, reply, async () => {
      const { url, browserToken } = await beginSignIn(deps, {
        returnTo: query.returnTo,
        ...(query.fresh && (await freshOptions(deps, request))),
      });
      reply.setCookie(attemptName, browserToken, { ...attemptCookie, maxAge: SIGN_IN_ATTEMPT_MS / 1000 });
      return url;
    });
  });

  route(app, contract.completeSignIn, async ({ request, reply }) => {
    try {
      return await unlessUnavailable(request, reply, async () => {
        const { sessionToken: token, returnTo } = await completeSignIn(deps, {
          callback: new URL(request.url, deps.publicUrl).searchParams,
          browserToken: request.cookies[attemptName],
          previousToken: sessionToken(request, deps.publicUrl),
          userAgent: request.headers['user-agent'],
          network: networkKey(request.ip),
        });
        reply.clearCookie(attemptName, attemptCookie);
        setSessionCookie(reply, deps.publicUrl, token, deps.retention.sessionDays);
        return returnTo;
      });
    } catch (error) {
      // Users open this URL in a browser, so the refusal is a page with a link.
      if (!(error instanceof AppError)) throw error;
      request.log.warn({ err: error }, 'sign-in refused');
      // `completeSignIn` has already recorded a suspended user, with their id.
      if (error.code !== 'suspended')
        recordSecurityEvent(deps, { kind: 'sign-in-refused', details: { code: error.code } });
      return reply
        .code(error.status)
        .type('text/html; charset=utf-8')
        .send(
          refusalPage({
            title: phrases.notSignedIn,
            message: error.message,
            next: error.code === 'suspended' ? GO_HOME : SIGN_IN_AGAIN,
          }),
        );
    }
  });

  route(app, contract.signOut, async ({ request, reply }) => {
    // Another site's link or picture must not sign people out.
    if (isCrossSite(request, deps.publicUrl)) return reply.redirect('/');
    const token = sessionToken(request, deps.publicUrl);
    forgetSession(reply, deps.publicUrl);
    return reply.redirect((await signOut(deps, { token, home: `${deps.publicUrl}/` })) ?? '/');
  });

  route(app, contract.findSessionState, async ({ request }) => ({
    userId: (await request.findUser())?.id ?? null,
  }));

  route(app, contract.findCredits, ({ user }) => findCredits(deps, user.id));
}

/** Sends a page that asks for confirmation; its link begins the sign-in. */
function sendSignInQuestion(
  reply: FastifyReply,
  { returnTo, fresh }: z.output<typeof contract.beginSignIn.query>,
) {
  const address = pathOf(contract.beginSignIn, {
    query: { returnTo: safeReturnTo(returnTo), ...(fresh && { fresh: 'true' }) },
  });
  return reply
    .code(ERROR_STATUS.cross_site)
    .type('text/html; charset=utf-8')
    .send(
      refusalPage({
        title: 'Do you want to sign in?',
        message: 'A link on another site led you here. Go on only if you meant to sign in.',
        next: { label: 'Sign in', address },
      }),
    );
}

async function freshOptions(deps: SignInRoutesDeps, request: FastifyRequest): Promise<SignInWishes> {
  const signedIn = await request.findUser();
  if (!signedIn) return { isFresh: true };
  return {
    isFresh: true,
    ...(isAdmin(deps, signedIn) && { acrValues: deps.adminAcrs }),
  };
}

/** Redirects to the URL that `work` returns, or to the home page with a notice that signing in is unavailable. */
async function unlessUnavailable(request: FastifyRequest, reply: FastifyReply, work: () => Promise<string>) {
  try {
    return reply.redirect(await work());
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    request.log.error({ err: error }, 'sign-in failed: identity provider unavailable');
    return reply.redirect(UNAVAILABLE);
  }
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * The URL of this request under the host of `publicUrl`, if both hosts are different loopback names: cookies of
 * `localhost` are not sent to `127.0.0.1`. Otherwise undefined.
 */
function loopbackTwin(request: FastifyRequest, publicUrl: string): string | undefined {
  const site = new URL(publicUrl);
  const bothLoopback = LOOPBACK.test(site.hostname) && LOOPBACK.test(request.hostname);
  return bothLoopback && request.host !== site.host ? `${publicUrl}${request.url}` : undefined;
}

/** Whether the link is on a page of this site under another loopback name, which browsers call cross-site. */
function isFromTwin({ headers }: FastifyRequest, publicUrl: string): boolean {
  const site = new URL(publicUrl);
  const page = URL.parse(headers.referer ?? '');
  if (!page || page.protocol !== site.protocol || page.port !== site.port) return false;
  return LOOPBACK.test(page.hostname) && LOOPBACK.test(site.hostname);
}

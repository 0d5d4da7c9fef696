import { randomInt } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ImageModelsDeps } from '#features/image-models/routes/image-models';
import { type PresentUserDeps, presentUser } from '#features/my-account/routes/present-user';
import type { PageCard, PageState, Pages, PolicyEmbeds } from '#features/site/contract/page-state';
import { pagePath } from '#features/site/rules/page-path';
import { cardAddress } from '#features/social-cards/routes/cards';
import { type PlanCardDeps, planCard } from '#features/social-cards/rules/plan-card';
import type { App } from '#platform/http/app';
import { SHARED } from '#platform/http/caching/response-cache';
import { storedTheme } from '#platform/http/requests/stored-theme';
import { headAsFile } from '#platform/http/security/security-headers';
import type { Retention } from '#platform/limits/retention';
import { type PrefetchQueriesDeps, prefetchQueries } from './prefetch-queries.ts';

export type PagesDeps = PlanCardDeps &
  PresentUserDeps &
  PrefetchQueriesDeps &
  ImageModelsDeps & {
    pages: Pages;
    /** Folder of the built client; files in `assets/` have a hash in their names. */
    clientFolder: string;
    publicUrl: string;
    cutouts: { cost: number } | null;
    editCost: number;
    /** Whether the text model can enhance prompts. */
    enhancesPrompts: boolean;
    isCreditFree: boolean;
    signupCredits: number;
    supportEmail: string;
    salesEmail: string;
    policyEmbeds: PolicyEmbeds;
    retention: Retention;
  };

const YEAR_S = 31_536_000;

export async function registerPages(app: App, deps: PagesDeps): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, isUncounted: true };
    });
    await files.register(fastifyStatic, {
      root: deps.clientFolder,
      wildcard: false,
      index: false,
      // The build writes compressed files beside each file.
      preCompressed: true,
      globIgnore: ['**/.vite/**'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        headAsFile(reply).header(
          'cache-control',
          hashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600',
        );
      },
    });
  });
  // Never cached, so that a revoked link works nowhere, and its address is not sent as a referrer.
  app.get('/shared/*', async (request, reply) => {
    await sendPage(
      deps,
      request,
      reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }),
      {
        isKept: false,
      },
    );
    return reply;
  });
  app.get('/*', { config: { isShared: true } }, async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound();
    return await sendPage(deps, request, reply);
  });
}

async function sendPage(
  deps: PagesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { isKept = true } = {},
) {
  const [path = '/', search] = request.url.split('?', 2);
  const named = pagePath(path);
  if (named !== path) return redirectForGood(reply, search === undefined ? named : `${named}?${search}`);
  const signedIn = await request.findUser();
  const theme = storedTheme(request.cookies, deps.publicUrl);
  const state: PageState = {
    url: request.url,
    origin: deps.publicUrl,
    now: new Date().toISOString(),
    seed: randomInt(2 ** 32),
    user: signedIn && (await presentUser(deps, signedIn)),
    ...(theme ? { theme } : {}),
    imageModels: deps.imageModels,
    enhancesPrompts: deps.enhancesPrompts,
    isCreditFree: deps.isCreditFree,
    signupCredits: deps.signupCredits,
    cutoutCost: deps.cutouts?.cost ?? null,
    editCost: deps.editCost,
    supportEmail: deps.supportEmail,
    salesEmail: deps.salesEmail,
    policyEmbeds: deps.policyEmbeds,
    retention: deps.retention,
  };
  const queries = await prefetchQueries(deps, {
    url: request.url,
    userId: signedIn?.id ?? null,
    sessionId: (await request.findSession())?.id,
    now: state.now,
    wanted: deps.pages.queriesFor(request.url, signedIn !== null),
  });
  // After the queries: a picture hidden in between must not be on the card.
  const card = await findCard(deps, path, new Date(state.now));
  const { status, html } = await deps.pages.render({ state, queries }, card);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': cacheControl(!isKept || signedIn !== null, status), vary: 'Cookie' })
    .send(html);
}

/** The page's card; the site's own for unknown pages. */
async function findCard(deps: PagesDeps, path: string, now: Date): Promise<PageCard> {
  const own = await planCard(deps, { path, now });
  const plan = own ?? (await planCard(deps, { path: '/', now }))!;
  return { url: cardAddress(own ? path : '/', plan), alt: plan.title };
}

function redirectForGood(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=86400').redirect(address, 301);
}

function cacheControl(isPrivate: boolean, status: number): string {
  if (isPrivate) return 'private, no-store';
  return status === 200 ? SHARED : 'no-cache';
}

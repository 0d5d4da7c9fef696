import { randomInt } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageState, Pages } from '#contract/page-state';
import type { App } from './app.ts';
import { type FillQueriesDeps, fillQueries } from './fill-queries.ts';
import { type PresentUserDeps, presentUser } from './present-user.ts';
import { SHARED } from './response-cache.ts';
import { storedTheme } from './stored-theme.ts';

export type PagesDeps = PresentUserDeps &
  FillQueriesDeps & {
    pages: Pages;
    /** Folder of the built client: its `assets/` carry a hash in their names. */
    clientFolder: string;
    publicUrl: string;
    cutouts: { cost: number } | null;
    supportEmail: string;
    salesEmail: string;
  };

const YEAR_S = 31_536_000;

export async function registerPages(app: App, deps: PagesDeps): Promise<void> {
  await app.register(fastifyStatic, {
    root: deps.clientFolder,
    wildcard: false,
    index: false,
    // The build leaves a compressed twin beside each file.
    preCompressed: true,
    globIgnore: ['**/.vite/**'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes('/assets/');
      reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=3600');
    },
  });
  // Gone the moment its link is revoked, so nobody keeps it; and no address that it leads to hears of it.
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
  const signedIn = await request.findUser();
  const theme = storedTheme(request.cookies.theme);
  const state: PageState = {
    url: request.url,
    origin: deps.publicUrl,
    now: new Date().toISOString(),
    seed: randomInt(2 ** 32),
    user: signedIn && (await presentUser(deps, signedIn)),
    ...(theme ? { theme } : {}),
    generationCost: deps.imageModels[0]?.cost ?? 1,
    cutoutCost: deps.cutouts?.cost ?? null,
    supportEmail: deps.supportEmail,
    salesEmail: deps.salesEmail,
  };
  const queries = await fillQueries(deps, {
    url: request.url,
    userId: signedIn?.id ?? null,
    now: state.now,
    wanted: deps.pages.queriesFor(request.url, signedIn !== null),
  });
  const { status, html } = await deps.pages.render({ state, queries });
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': cacheControl(!isKept || signedIn !== null, status), vary: 'Cookie' })
    .send(html);
}

function cacheControl(isPrivate: boolean, status: number): string {
  if (isPrivate) return 'private, no-store';
  return status === 200 ? SHARED : 'no-cache';
}

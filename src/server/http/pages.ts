import { randomInt } from 'node:crypto';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GENERATIONS_PAGE_DEFAULT } from '#contract/limits';
import type { FillableQueries, FillableQuery, PageState, Pages } from '#contract/page-state';
import { findCredits } from '#server/domain/credits/find-credits';
import { listGenerations } from '#server/domain/generations/list-generations';
import type { App } from './app.ts';
import { presentGeneration } from './present-generation.ts';
import { type PresentUserDeps, presentUser } from './present-user.ts';
import type { SignedInUser } from './session.ts';

export type PagesDeps = PresentUserDeps &
  Parameters<typeof listGenerations>[0] & {
    pages: Pages;
    /** Folder of the built client: its `assets/` carry a hash in their names. */
    clientFolder: string;
    publicUrl: string;
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
  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith('/assets/')) return reply.callNotFound();
    return await sendPage(deps, request, reply);
  });
}

async function sendPage(deps: PagesDeps, request: FastifyRequest, reply: FastifyReply) {
  const signedIn = await request.findUser();
  const theme = storedTheme(request.cookies.theme);
  const state: PageState = {
    url: request.url,
    origin: deps.publicUrl,
    now: new Date().toISOString(),
    seed: randomInt(2 ** 32),
    user: signedIn && (await presentUser(deps, signedIn)),
    ...(theme ? { theme } : {}),
    supportEmail: deps.supportEmail,
    salesEmail: deps.salesEmail,
  };
  const queries = signedIn ? await fillQueries(deps, signedIn, deps.pages.queriesFor(request.url, true)) : {};
  const { status, html } = await deps.pages.render({ state, queries });
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': signedIn ? 'private, no-store' : 'no-cache', vary: 'Cookie' })
    .send(html);
}

/** Reads what the screen will ask for, through the same presenters as the API. */
async function fillQueries(
  deps: PagesDeps,
  user: SignedInUser,
  wanted: readonly FillableQuery[],
): Promise<Partial<FillableQueries>> {
  const [credits, generations] = await Promise.all([
    wanted.includes('credits') ? findCredits(deps, user.id) : undefined,
    wanted.includes('generations')
      ? listGenerations(deps, { userId: user.id, limit: GENERATIONS_PAGE_DEFAULT, offset: 0 })
      : undefined,
  ]);
  return {
    ...(credits ? { credits } : {}),
    ...(generations
      ? { generations: { items: generations.items.map(presentGeneration), total: generations.totalImages } }
      : {}),
  };
}

function storedTheme(cookie: string | undefined): 'light' | 'dark' | 'system' | undefined {
  return cookie === 'light' || cookie === 'dark' || cookie === 'system' ? cookie : undefined;
}

import type { FastifyRequest } from 'fastify';
import { storageOwnerOfRequest } from '#features/storage/routes/storage-owner-of-request';
import { pathOf } from '#platform/endpoint/path-of';
import type { App } from '#platform/http/app';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { abortOnDisconnect } from '#platform/http/requests/abort-on-disconnect';
import { prefersAsync } from '#platform/http/requests/wait-for-result';
import { route } from '#platform/http/route';
import * as contract from '../contract/ad-analyses.ts';
import {
  type FindWebsiteAnalysisDeps,
  findWebsiteAnalysis,
} from '../rules/analysis/find-website-analysis.ts';
import { requestWebsiteAnalysis } from '../rules/analysis/request-website-analysis.ts';
import { waitForAnalysis } from '../rules/analysis/wait-for-analysis.ts';
import { countAdAnalysis } from './ad-limits.ts';

export type AdAnalysesDeps = FindWebsiteAnalysisDeps &
  Parameters<typeof requestWebsiteAnalysis>[0] & { limits: RateLimiters };

// A page takes 20 s and its pictures as much; a longer wait means that many analyses are queued before it.
const TIMEOUT_MS = 120_000;

/** Website analyses: requests and their state. */
export function registerAdAnalyses(app: App, deps: AdAnalysesDeps): void {
  const closing = new AbortController();
  const priorities = new WeakMap<FastifyRequest, number>();
  app.addHook('preClose', async () => closing.abort());

  route(
    app,
    contract.analyzeWebsite,
    async ({ body, request, reply }) => {
      const priority = priorities.get(request)!;
      const storageOwner = await storageOwnerOfRequest(deps.db, request);
      const id = await requestWebsiteAnalysis(deps, { url: body.url, storageOwner, priority });
      if (!prefersAsync(request)) {
        const signal = AbortSignal.any([closing.signal, abortOnDisconnect(reply)]);
        await waitForAnalysis(deps.db, { id, timeoutMs: TIMEOUT_MS, signal });
      }
      const state = await findWebsiteAnalysis(deps, id);
      if (state.status === 'ready') return state.analysis;
      reply.code(202).header('location', pathOf(contract.findAnalysis, { params: { id } }));
      return state;
    },
    async (request) => void priorities.set(request, await countAdAnalysis(deps.limits, request)),
  );

  route(app, contract.findAnalysis, ({ params }) => findWebsiteAnalysis(deps, params.id));
}

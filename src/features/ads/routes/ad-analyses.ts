import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { storageOwnerOfRequest } from '#features/storage/routes/storage-owner-of-request';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { abortOnDisconnect } from '#platform/http/requests/abort-on-disconnect';
import {
  type AnalysisState,
  analysisState,
  analyzeWebsiteRequest,
  pendingAnalysis,
  websiteAnalysis,
} from '../contract/ads.ts';
import {
  type FindWebsiteAnalysisDeps,
  findWebsiteAnalysis,
} from '../rules/analysis/find-website-analysis.ts';
import { requestWebsiteAnalysis } from '../rules/analysis/request-website-analysis.ts';
import { waitForAnalysis } from '../rules/analysis/wait-for-analysis.ts';
import { countAdAnalysis } from './ad-limits.ts';

export type AdAnalysesDeps = FindWebsiteAnalysisDeps &
  Parameters<typeof requestWebsiteAnalysis>[0] & { limits: RateLimiters };

declare module 'fastify' {
  interface FastifyRequest {
    /** Of an analysis that is asked for, among those that wait. */
    analysisPriority: number;
  }
}

// A page takes 20 s and its pictures as much; beyond that many wait before it.
const PATIENCE_MS = 120_000;

/** Web pages that ads are made for: having one looked at, and how far that is. */
export function registerAdAnalyses(app: App, deps: AdAnalysesDeps): void {
  const closing = new AbortController();
  app.addHook('preClose', async () => closing.abort());

  app.decorateRequest('analysisPriority', 0);
  app.post(
    '/api/ad-creator/analyze-website',
    {
      // Before any of the body is read.
      onRequest: async (request) => {
        request.analysisPriority = await countAdAnalysis(deps.limits, request);
      },
      schema: { body: analyzeWebsiteRequest, response: { 200: websiteAnalysis, 202: pendingAnalysis } },
    },
    async (request, reply) => {
      const id = await requestWebsiteAnalysis(deps, {
        url: request.body.url,
        storageOwner: await storageOwnerOfRequest(deps.db, request),
        priority: request.analysisPriority,
      });
      if (!wantsAsync(request)) {
        const signal = AbortSignal.any([closing.signal, abortOnDisconnect(reply)]);
        await waitForAnalysis(deps.db, { id, patienceMs: PATIENCE_MS, signal });
      }
      return answer(reply, await findWebsiteAnalysis(deps, id));
    },
  );

  app.get(
    '/api/ad-creator/analyses/:id',
    { schema: { params: z.object({ id: z.string() }), response: { 200: analysisState } } },
    async (request, reply) => {
      const id = z.uuid().safeParse(request.params.id);
      if (!id.success) throw new AppError('not_found.analysis');
      reply.header('cache-control', 'no-store');
      return await findWebsiteAnalysis(deps, id.data);
    },
  );
}

function answer(reply: FastifyReply, state: AnalysisState) {
  reply.header('cache-control', 'no-store');
  if (state.status === 'ready') return state.analysis;
  reply.code(202).header('location', `/api/ad-creator/analyses/${state.id}`);
  return state;
}

/** Whether the caller would rather come back for it (RFC 7240). */
function wantsAsync({ headers }: FastifyRequest): boolean {
  return /(^|,)\s*respond-async\s*(,|;|$)/i.test(String(headers.prefer ?? ''));
}

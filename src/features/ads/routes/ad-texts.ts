import type { FastifyRequest } from 'fastify';
import type { App } from '#platform/http/app';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { abortOnDisconnect } from '#platform/http/requests/abort-on-disconnect';
import { adCopy, adVisual, generateCopyRequest, generateVisualRequest } from '../contract/ads.ts';
import { type WriteCopyDeps, writeCopy } from '../rules/copy/write-copy.ts';
import { writeVisual } from '../rules/copy/write-visual.ts';
import { countAdCall } from './ad-limits.ts';

export type AdTextsDeps = WriteCopyDeps & { limits: RateLimiters };

// Clients send a whole analysis back, which may have its screenshots in it.
const ANALYSIS_MAX_BYTES = 12 * 1024 * 1024;

/** The words of an ad: its texts, and the prompt of its picture. */
export function registerAdTexts(app: App, deps: AdTextsDeps): void {
  const route = {
    bodyLimit: ANALYSIS_MAX_BYTES,
    // Before any of the body is read.
    onRequest: (request: FastifyRequest) => countAdCall(deps.limits, request),
  };

  app.post(
    '/api/ad-creator/generate-copy',
    { ...route, schema: { body: generateCopyRequest, response: { 200: adCopy } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return await writeCopy(deps, request.body, { signal: abortOnDisconnect(reply) });
    },
  );

  app.post(
    '/api/ad-creator/generate-visual',
    { ...route, schema: { body: generateVisualRequest, response: { 200: adVisual } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { prompt: await writeVisual(deps, request.body, { signal: abortOnDisconnect(reply) }) };
    },
  );
}

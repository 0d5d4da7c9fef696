import { z } from 'zod';
import { QUICK_GENERATION_MODEL } from '#contract/enumerations';
import { DEFAULT_GENERATION_SETTINGS, OUTPUT_FORMATS } from '#contract/generation-settings';
import {
  cancelOutcome,
  cancelRequest,
  generation,
  generationAccepted,
  generationId,
  generationsQuery,
  quickGenerateRequest,
} from '#contract/generations';
import { AppError } from '#platform/errors/app-error';
import { idempotencyKey } from '#platform/http/idempotency-key';
import { cancelGeneration } from '#server/domain/generations/cancel-generation';
import { deleteGeneration } from '#server/domain/generations/delete-generation';
import { findGeneration } from '#server/domain/generations/find-generation';
import { listGenerations } from '#server/domain/generations/list-generations';
import { type RequestGenerationDeps, requestGeneration } from '#server/domain/generations/request-generation';
import type { App } from './app.ts';
import { chooseReference } from './choose-reference.ts';
import { presentAccepted, presentGeneration } from './present-generation.ts';
import { countCall, type RateLimits } from './rate-limits.ts';

export type GenerationsDeps = RequestGenerationDeps & { limits: RateLimits; publicUrl: string };

export function registerGenerations(app: App, deps: GenerationsDeps): void {
  app.post(
    '/api/quick-generate',
    {
      // Signing in comes before the body's faults: a visitor reads what to do first.
      preValidation: async (request) => {
        await request.requireUser('signed_out.generate');
      },
      schema: { body: quickGenerateRequest, response: { 202: generationAccepted } },
    },
    async (request, reply) => {
      const user = await request.requireUser();
      await countCall(deps.limits.paid, user.id);
      const { style, outputFormat, assetId, exampleAsset, ...asked } = request.body;
      const { width, height } = OUTPUT_FORMATS[outputFormat];
      const isPlain = style === null && outputFormat === DEFAULT_GENERATION_SETTINGS.outputFormat;
      const accepted = await requestGeneration(deps, {
        ...asked,
        userId: user.id,
        modelId: QUICK_GENERATION_MODEL,
        category: null,
        width,
        height,
        settings: isPlain ? null : { outputFormat, ...(style !== null && { style }) },
        productId: await chooseReference(deps, { userId: user.id, assetId, exampleAsset }),
        labels: { scene: null, style, clothing: null, color: null },
        idempotencyKey: idempotencyKey(request),
      });
      reply.code(202);
      return presentAccepted(accepted);
    },
  );

  app.get(
    '/api/generations',
    { schema: { querystring: generationsQuery, response: { 200: z.array(generation) } } },
    async (request, reply) => {
      const user = await request.requireUser('signed_out.see_images');
      const { items, totalImages } = await listGenerations(deps, { userId: user.id, ...request.query });
      reply.headers({ 'x-total-count': totalImages, 'cache-control': 'no-store' });
      return items.map(presentGeneration);
    },
  );

  app.get(
    '/api/generations/:id',
    { schema: { params: z.object({ id: z.string() }), response: { 200: generation } } },
    async (request, reply) => {
      const user = await request.requireUser('signed_out.see_images');
      reply.header('cache-control', 'no-store');
      return presentGeneration(
        await findGeneration(deps, { userId: user.id, id: knownId(request.params.id) }),
      );
    },
  );

  app.post(
    '/api/generations/:id/cancel',
    {
      schema: {
        params: z.object({ id: z.string() }),
        body: cancelRequest,
        response: { 200: cancelOutcome },
      },
    },
    async (request) => {
      const user = await request.requireUser('signed_out.see_images');
      await countCall(deps.limits.cancel, user.id);
      const { maxCredits } = request.body ?? {};
      return await cancelGeneration(deps, { userId: user.id, id: knownId(request.params.id), maxCredits });
    },
  );

  app.delete(
    '/api/generations/:id',
    { schema: { params: z.object({ id: z.string() }), response: { 204: z.null() } } },
    async (request, reply) => {
      const user = await request.requireUser('signed_out.see_images');
      await deleteGeneration(deps, { userId: user.id, id: knownId(request.params.id) });
      return reply.code(204).send(null);
    },
  );

  // One of several pictures; with the last of them the generation goes.
  app.delete(
    '/api/generations/:id/images/:imageId',
    { schema: { params: z.object({ id: z.string(), imageId: z.string() }), response: { 204: z.null() } } },
    async (request, reply) => {
      const user = await request.requireUser('signed_out.see_images');
      const { id, imageId } = request.params;
      await deleteGeneration(deps, { userId: user.id, id: knownId(id), imageId });
      return reply.code(204).send(null);
    },
  );
}

/** Malformed ids are 404, like unknown ones. */
function knownId(id: string): string {
  const known = generationId.safeParse(id);
  if (!known.success) throw new AppError('not_found.generation');
  return known.data;
}

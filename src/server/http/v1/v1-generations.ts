import { z } from 'zod';
import { QUICK_GENERATION_MODEL } from '#contract/enumerations';
import { cancelOutcome, cancelRequest, generationId } from '#contract/generations';
import {
  V1_SIZES,
  v1Generation,
  v1GenerationList,
  v1GenerationRequest,
  v1GenerationsQuery,
} from '#contract/public-api';
import { AppError } from '#platform/errors/app-error';
import { chooseAsset } from '#server/domain/assets/choose-asset';
import { cancelGeneration } from '#server/domain/generations/cancel-generation';
import { findGeneration } from '#server/domain/generations/find-generation';
import { listGenerations } from '#server/domain/generations/list-generations';
import { type RequestGenerationDeps, requestGeneration } from '#server/domain/generations/request-generation';
import type { App } from '../app.ts';
import { idempotencyKey } from '../idempotency-key.ts';
import { countCall } from '../rate-limits.ts';
import { keyOwnerOf, type RequireKeyDeps, withKey } from '../require-key.ts';
import { presentV1Generation } from './present-v1.ts';

export type V1GenerationsDeps = RequireKeyDeps & RequestGenerationDeps & { publicUrl: string };

/** Generations for programs: the rules are those of the site's own pages. */
export function registerV1Generations(app: App, deps: V1GenerationsDeps): void {
  app.post(
    '/api/v1/generations',
    {
      ...withKey(deps, 'generations:write'),
      schema: { body: v1GenerationRequest, response: { 202: v1Generation } },
    },
    async (request, reply) => {
      const { user, key } = keyOwnerOf(request);
      await countCall(deps.limits.paid, user.id);
      const { prompt, model, aspectRatio, count, enhance, reference } = request.body;
      const { width, height } = V1_SIZES[aspectRatio];
      const accepted = await requestGeneration(deps, {
        userId: user.id,
        apiKeyId: key.id,
        prompt,
        modelId: QUICK_GENERATION_MODEL,
        category: null,
        width,
        height,
        imageCount: count,
        imageModel: model ?? null,
        enhance,
        productId:
          reference === undefined
            ? null
            : await chooseAsset(deps, { userId: user.id, productId: reference, field: 'reference' }),
        publish: false,
        idempotencyKey: idempotencyKey(request),
      });
      reply.code(202).header('location', `/api/v1/generations/${accepted.id}`);
      return presentV1Generation(await findGeneration(deps, { userId: user.id, id: accepted.id }), deps);
    },
  );

  app.get(
    '/api/v1/generations',
    {
      ...withKey(deps, 'generations:read'),
      schema: { querystring: v1GenerationsQuery, response: { 200: v1GenerationList } },
    },
    async (request) => {
      const { user } = keyOwnerOf(request);
      const { items } = await listGenerations(deps, { userId: user.id, ...request.query });
      return { data: items.map((item) => presentV1Generation(item, deps)) };
    },
  );

  app.get(
    '/api/v1/generations/:id',
    {
      ...withKey(deps, 'generations:read'),
      schema: { params: z.object({ id: z.string() }), response: { 200: v1Generation } },
    },
    async (request) => {
      const { user } = keyOwnerOf(request);
      const id = knownId(request.params.id);
      return presentV1Generation(await findGeneration(deps, { userId: user.id, id }), deps);
    },
  );

  app.post(
    '/api/v1/generations/:id/cancel',
    {
      ...withKey(deps, 'generations:write'),
      schema: {
        params: z.object({ id: z.string() }),
        body: cancelRequest,
        response: { 200: cancelOutcome },
      },
    },
    async (request) => {
      const { user } = keyOwnerOf(request);
      await countCall(deps.limits.cancel, user.id);
      const { maxCredits } = request.body ?? {};
      return await cancelGeneration(deps, { userId: user.id, id: knownId(request.params.id), maxCredits });
    },
  );
}

/** Malformed ids are 404, like unknown ones. */
function knownId(id: string): string {
  const known = generationId.safeParse(id);
  if (!known.success) throw new AppError('not_found.generation');
  return known.data;
}

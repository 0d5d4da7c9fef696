import { z } from 'zod';
import { apiKey, createApiKeyRequest, createdApiKey } from '#contract/api-keys';
import { AppError } from '#platform/errors/app-error';
import { createApiKey } from '#server/domain/api-keys/create-api-key';
import { listApiKeys } from '#server/domain/api-keys/list-api-keys';
import { revokeApiKey } from '#server/domain/api-keys/revoke-api-key';
import type { App } from './app.ts';
import { presentApiKey } from './present-api-key.ts';

const SIGN_IN = 'signed_out.see_keys';

export type ApiKeysDeps = Parameters<typeof createApiKey>[0];

/** What people do with their keys on the account page; no key opens these. */
export function registerApiKeys(app: App, deps: ApiKeysDeps): void {
  app.get('/api/api-keys', { schema: { response: { 200: z.array(apiKey) } } }, async (request, reply) => {
    const { id: userId } = await request.requireUser(SIGN_IN);
    reply.header('cache-control', 'no-store');
    return (await listApiKeys(deps, userId)).map(presentApiKey);
  });

  app.post(
    '/api/api-keys',
    {
      preValidation: async (request) => {
        await request.requireFreshUser(SIGN_IN);
      },
      schema: { body: createApiKeyRequest, response: { 201: createdApiKey } },
    },
    async (request, reply) => {
      const { id: userId } = await request.requireUser();
      const { key, secret } = await createApiKey(deps, { userId, ...request.body });
      reply.code(201).header('cache-control', 'no-store');
      return { key: presentApiKey(key), secret };
    },
  );

  app.delete(
    '/api/api-keys/:id',
    { schema: { params: z.object({ id: z.string() }), response: { 204: z.null() } } },
    async (request, reply) => {
      const { id: userId } = await request.requireUser(SIGN_IN);
      const id = apiKey.shape.id.safeParse(request.params.id);
      if (!id.success) throw new AppError('not_found.key');
      await revokeApiKey(deps, { userId, id: id.data });
      return reply.code(204).send(null);
    },
  );
}

import { generationAccepted } from '#features/generations/contract/generations';
import { presentAccepted } from '#features/generations/routes/present-generation';
import type { App } from '#platform/http/app';
import { idempotencyKey } from '#platform/http/idempotency-key';
import type { QueueUpload } from '#platform/http/image-forms';
import { countCall, type RateLimits } from '#platform/http/rate-limits';
import { admitCutout, type CutoutOffer } from '../rules/admit-cutout.ts';
import { type RequestCutoutDeps, requestCutout } from '../rules/request-cutout.ts';

export type RemoveBackgroundDeps = RequestCutoutDeps & {
  limits: RateLimits;
  /** Null where no model is installed. */
  cutouts: CutoutOffer | null;
};

export function registerRemoveBackground(
  forms: App,
  queueUpload: QueueUpload,
  deps: RemoveBackgroundDeps,
): void {
  forms.post(
    '/api/remove-background',
    {
      // Before any of the body is read.
      onRequest: async (request) => {
        await request.requireUser('signed_out.edit');
      },
      schema: { response: { 202: generationAccepted } },
    },
    async (request, reply) => {
      const { id: userId } = await request.requireUser();
      const key = idempotencyKey(request);
      await countCall(deps.limits.paid, userId);
      const offer = await admitCutout(deps, { userId, idempotencyKey: key });
      await countCall(deps.limits.upload, userId);
      const accepted = await queueUpload(request, userId, (image) =>
        requestCutout(deps, { userId, ...image, offer, idempotencyKey: key }),
      );
      reply.code(202);
      return presentAccepted(accepted);
    },
  );
}

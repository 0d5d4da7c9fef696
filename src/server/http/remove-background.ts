import { generationAccepted } from '#contract/generations';
import { idempotencyKey } from '#platform/http/idempotency-key';
import { admitCutout, type CutoutOffer } from '#server/domain/cutouts/admit-cutout';
import { type RequestCutoutDeps, requestCutout } from '#server/domain/cutouts/request-cutout';
import type { App } from './app.ts';
import type { QueueUpload } from './image-forms.ts';
import { presentAccepted } from './present-generation.ts';
import { countCall, type RateLimits } from './rate-limits.ts';

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

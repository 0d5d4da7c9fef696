import { presentAccepted } from '#features/generations/routes/present-generation';
import type { App } from '#platform/http/app';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { route } from '#platform/http/route';
import type { QueueUpload } from '#platform/http/uploads/image-forms';
import { removeBackground } from '../contract/cutouts.ts';
import { admitCutout, type CutoutOffer } from '../rules/admit-cutout.ts';
import { type RequestCutoutDeps, requestCutout } from '../rules/request-cutout.ts';

export type CutoutsDeps = RequestCutoutDeps & {
  limits: RateLimiters;
  /** Null if no model is installed. */
  cutouts: CutoutOffer | null;
};

export function registerCutoutRoutes(forms: App, queueUpload: QueueUpload, deps: CutoutsDeps): void {
  route(forms, removeBackground, async ({ user, idempotencyKey, request }) => {
    const offer = await admitCutout(deps, { userId: user.id, idempotencyKey });
    await countCall(deps.limits.upload, user.id);
    const accepted = await queueUpload(request, user.id, (image) =>
      requestCutout(deps, { userId: user.id, ...image, offer, idempotencyKey }),
    );
    return presentAccepted(accepted);
  });
}

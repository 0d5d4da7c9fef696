import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { abortOnDisconnect } from '#platform/http/requests/abort-on-disconnect';
import { adPreviews, previewRequest } from '../contract/ad-artifacts.ts';
import { type AdPreviewer, previewAds } from '../rules/campaigns/preview-ads.ts';

export type AdPreviewsDeps = Parameters<typeof previewAds>[0] & {
  adPreviewer: AdPreviewer;
  limits: RateLimiters;
};

/** Ads as they will look, for the canvas that follows every key. What nobody waits for any more is not drawn. */
export function registerAdPreviews(app: App, deps: AdPreviewsDeps): void {
  app.post(
    '/api/ad-creator/previews',
    {
      onRequest: (request) => countCall(deps.limits.adPreview, addressKey(request.ip)),
      schema: { body: previewRequest, response: { 200: adPreviews } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return await previewAds(deps, request.body, {
        visitor: addressKey(request.ip),
        signal: abortOnDisconnect(reply),
      });
    },
  );
}

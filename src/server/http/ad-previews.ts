import { adPreviews, previewRequest } from '#contract/ad-artifacts';
import { type AdPreviewer, previewAds } from '#server/domain/ads/campaigns/preview-ads';
import { abortOnDisconnect } from './abort-on-disconnect.ts';
import type { App } from './app.ts';
import { addressKey, countCall, type RateLimits } from './rate-limits.ts';

export type AdPreviewsDeps = Parameters<typeof previewAds>[0] & {
  adPreviewer: AdPreviewer;
  limits: RateLimits;
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

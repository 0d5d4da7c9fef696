import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { abortOnDisconnect } from '#platform/http/requests/abort-on-disconnect';
import { route } from '#platform/http/route';
import * as contract from '../contract/ad-artifacts.ts';
import { type AdPreviewer, previewAds } from '../rules/campaigns/preview-ads.ts';

export type AdPreviewsDeps = Parameters<typeof previewAds>[0] & {
  adPreviewer: AdPreviewer;
  limits: RateLimiters;
};

/** Previews for the canvas, which is redrawn after every keystroke. Stops drawing when the client disconnects. */
export function registerAdPreviews(app: App, deps: AdPreviewsDeps): void {
  route(
    app,
    contract.previewAds,
    ({ body, request, reply }) =>
      previewAds(deps, body, { visitor: addressKey(request.ip), signal: abortOnDisconnect(reply) }),
    async ({ ip }) => void (await countCall(deps.limits.adPreview, addressKey(ip))),
  );
}

import type { App } from '#platform/http/app';
import { addressKey } from '#platform/http/rate-limits/address-keys';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { abortOnDisconnect } from '#platform/http/requests/abort-on-disconnect';
import { route } from '#platform/http/route';
import { AD_FORMATS } from '../content/ad-formats.ts';
import * as contract from '../contract/ad-artifacts.ts';
import { listAdFormats } from '../contract/ad-formats.ts';
import { type AdPreviewer, previewAds } from '../rules/campaigns/preview-ads.ts';
import { type AdAnalysesDeps, registerAdAnalyses } from './ad-analyses.ts';
import { type AdArtifactsDeps, registerAdArtifacts } from './ad-artifacts.ts';
import { type AdCampaignsDeps, registerAdCampaigns } from './ad-campaigns.ts';
import { type AdPicturesDeps, registerAdPictures } from './ad-pictures.ts';
import { type AdTextsDeps, registerAdTexts } from './ad-texts.ts';
import { type BrandKitsDeps, registerBrandKits } from './brand-kits.ts';

export type AdsDeps = AdAnalysesDeps &
  AdArtifactsDeps &
  AdCampaignsDeps &
  AdPicturesDeps &
  AdPreviewsDeps &
  AdTextsDeps &
  BrandKitsDeps;

// The tables change only with a release, so browsers and proxies may keep the answer.
const FOR_FIVE_MINUTES = 'public, max-age=300';

/** The ad creator, except for `analyze-image`, which is registered among the routes that take a form with an image. */
export async function registerAdsRoutes(app: App, deps: AdsDeps): Promise<void> {
  route(app, listAdFormats, async ({ reply }) => {
    reply.header('cache-control', FOR_FIVE_MINUTES);
    return AD_FORMATS;
  });
  registerAdAnalyses(app, deps);
  registerAdTexts(app, deps);
  registerAdPictures(app, deps);
  registerAdPreviews(app, deps);
  registerAdArtifacts(app, deps);
  registerBrandKits(app, deps);
  await registerAdCampaigns(app, deps);
}

type AdPreviewsDeps = Parameters<typeof previewAds>[0] & {
  adPreviewer: AdPreviewer;
  limits: RateLimiters;
};

/** Previews for the canvas, which is redrawn after every keystroke. Stops drawing when the client disconnects. */
function registerAdPreviews(app: App, deps: AdPreviewsDeps): void {
  route(
    app,
    contract.previewAds,
    ({ body, request, reply }) =>
      previewAds(deps, body, { visitor: addressKey(request.ip), signal: abortOnDisconnect(reply) }),
    async ({ ip }) => void (await countCall(deps.limits.adPreview, addressKey(ip))),
  );
}

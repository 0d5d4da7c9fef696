import type { App } from '#platform/http/app';
import { route } from '#platform/http/route';
import { AD_FORMATS } from '../content/ad-formats.ts';
import { listAdFormats } from '../contract/ad-formats.ts';
import { type AdAnalysesDeps, registerAdAnalyses } from './ad-analyses.ts';
import { type AdArtifactsDeps, registerAdArtifacts } from './ad-artifacts.ts';
import { type AdCampaignsDeps, registerAdCampaigns } from './ad-campaigns.ts';
import { type AdPicturesDeps, registerAdPictures } from './ad-pictures.ts';
import { type AdPreviewsDeps, registerAdPreviews } from './ad-previews.ts';
import { type AdTextsDeps, registerAdTexts } from './ad-texts.ts';

export type AdsDeps = AdAnalysesDeps &
  AdArtifactsDeps &
  AdCampaignsDeps &
  AdPicturesDeps &
  AdPreviewsDeps &
  AdTextsDeps;

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
  await registerAdCampaigns(app, deps);
}

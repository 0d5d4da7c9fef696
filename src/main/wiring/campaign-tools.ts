import { createBuiltinAdComposer } from '#server/adapters/ad-composers/builtin/builtin-ad-composer';
import { createResvgAdRenderer } from '#server/adapters/ad-renderers/resvg/resvg-ad-renderer';
import { createStudioImageModel } from '#server/adapters/image-models/studio/studio-image-model';
import { createLocalInference } from '#server/adapters/local-inference/local-inference';
import { createRulesModeration } from '#server/adapters/moderation/rules/rules-moderation';
import { createChromiumPageBrowser } from '#server/adapters/page-browsers/chromium/chromium-page-browser';
import { extractKeywords } from '#server/adapters/text-models/builtin/ad-copy/extract-keywords';
import { createBuiltinVisionModel } from '#server/adapters/vision-models/builtin/builtin-vision-model';
import type { MakeCampaignDeps } from '#server/domain/ads/campaigns/make-campaign';
import type { ReadCampaignPageDeps } from '#server/domain/ads/campaigns/read-campaign-page';
import { createMemoryJournal } from '#server/domain/models/open-memory-journal';
import type { Config } from '../config/config.ts';
import { createPagePictureReader } from '../isolation/page-picture-reader.ts';
import { createModels } from '../models/create-models.ts';
import { createOnDemandStudio } from '../models/on-demand-studio.ts';
import { openHostedModels } from '../models/open-hosted-models.ts';
import { openProvenance } from './open-provenance.ts';

export type CampaignTools = MakeCampaignDeps & ReadCampaignPageDeps & { close(): Promise<void> };

/** All that makes a campaign, without database and server. */
export async function openCampaignTools(
  {
    allowHosts,
    browser,
    studioThreads,
    models,
    generationCost,
    ...signing
  }: Pick<Config, 'browser' | 'dataDir' | 'signer' | 'studioThreads' | 'models' | 'generationCost'> & {
    allowHosts: readonly string[];
  },
  { onWarning }: { onWarning(message: string): void },
): Promise<CampaignTools> {
  const pageBrowser = createChromiumPageBrowser({
    ...browser,
    allowHosts,
    onEvent(event) {
      if (event.kind === 'died') onWarning(`The browser that looks at pages died: ${event.how}`);
    },
  });
  const pictureReader = createPagePictureReader({
    onDeath: (how) => onWarning(`A picture of the page ended its reader: ${how}`),
  });
  const inference = createLocalInference({ threads: studioThreads });
  const { ads } = createModels({
    config: { models, generationCost },
    hosted: openHostedModels(models, {
      journal: createMemoryJournal(models),
      onJournalFailure: (error) => onWarning(String(error)),
    }),
    studio: createStudioImageModel({ studio: createOnDemandStudio({ threads: studioThreads }) }),
    builtinVision: createBuiltinVisionModel({ inference }),
  });
  return {
    ...ads,
    adComposer: createBuiltinAdComposer(),
    adRenderer: createResvgAdRenderer(),
    extractKeywords,
    moderation: createRulesModeration(),
    pageBrowser,
    provenance: await openProvenance(signing, { onUnavailable: onWarning }),
    readPagePicture: pictureReader.readPagePicture,
    async close() {
      pictureReader.close();
      inference.close();
      await pageBrowser.close();
    },
  };
}

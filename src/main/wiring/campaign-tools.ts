import { createBuiltinAdComposer } from '#adapters/ad-composers/builtin/builtin-ad-composer';
import { createResvgAdRenderer } from '#adapters/ad-renderers/resvg/resvg-ad-renderer';
import { createStudioImageModel } from '#adapters/image-models/studio/studio-image-model';
import { createLocalInference } from '#adapters/local-inference/local-inference';
import { createHostedModels } from '#adapters/model-providers/hosted-models';
import { createRulesModeration } from '#adapters/moderation/rules/rules-moderation';
import { createChromiumPageBrowser } from '#adapters/page-browsers/chromium/chromium-page-browser';
import { createBuiltinVisionModel } from '#adapters/vision-models/builtin/builtin-vision-model';
import { extractKeywords } from '#engines/ad-writer/extract-keywords';
import type { MakeCampaignDeps } from '#features/ads/rules/campaigns/make-campaign';
import type { ReadCampaignPageDeps } from '#features/ads/rules/campaigns/read-campaign-page';
import { createMemoryJournal } from '#features/image-models/rules/create-memory-journal';
import type { Config } from '../config/config.ts';
import { createPagePictureReader } from '../isolation/page-picture-reader.ts';
import { createModels } from '../models/create-models.ts';
import { createOnDemandStudio } from '../models/on-demand-studio.ts';
import { openProvenance } from './open-provenance.ts';

export type CampaignTools = MakeCampaignDeps & ReadCampaignPageDeps & { close(): Promise<void> };

/** Everything that creating a campaign needs, without database and server. */
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
      if (event.kind === 'died') onWarning(`The browser crashed: ${event.how}`);
    },
  });
  const pictureReader = createPagePictureReader({
    onDeath: (how) => onWarning(`The picture reader crashed on a picture: ${how}`),
  });
  const inference = createLocalInference({ threads: studioThreads });
  const { ads } = createModels({
    config: { models, generationCost },
    hosted: createHostedModels({
      settings: models.providers,
      callTimeoutS: models.callTimeoutS,
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

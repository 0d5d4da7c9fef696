import { PageError } from '#ports/page-browser';
import { updateAdAnalysisReady, updateAdAnalysisRunning } from '../../queries/ad-analyses.ts';
import { updateAdRowFailed } from '../../queries/ad-rows.ts';
import { adPictureExpiry } from '../pictures/ad-picture-expiry.ts';
import type { ExtractKeywords } from './read-website/choose-keywords.ts';
import { readWebsite } from './read-website/read-website.ts';
import type { StoredAnalysis } from './stored-analysis.ts';
import { type TakePagePicturesDeps, takeImages, takeLogo, takeScreenshots } from './take-page-pictures.ts';

export interface RunWebsiteAnalysisDeps extends TakePagePicturesDeps {
  /** Words and pairs of words that a text is about. */
  extractKeywords: ExtractKeywords;
}

/**
 * One attempt at looking at a website. One that is settled or gone is left alone; a page that cannot be looked at
 * settles it too.
 * @throws ProviderError as the page browser and the object store do; the signal's reason
 */
export async function runWebsiteAnalysis(
  deps: RunWebsiteAnalysisDeps,
  { analysisId, signal }: { analysisId: string; signal: AbortSignal },
): Promise<void> {
  const { db, pageBrowser } = deps;
  const asked = await updateAdAnalysisRunning(db, analysisId);
  if (!asked?.url) return;
  try {
    const capture = await pageBrowser.capture(asked.url, { signal });
    const { logoUrl, extractedImages, ...facts } = readWebsite(capture, deps);
    const ours = { analysisId, storageOwner: asked.storageOwner, signal };
    const [logo, images, screenshots] = await Promise.all([
      logoUrl ? takeLogo(deps, { ...ours, url: logoUrl }) : null,
      takeImages(deps, { ...ours, images: extractedImages }),
      takeScreenshots(deps, { ...ours, screenshots: capture.screenshots }),
    ]);
    const result: StoredAnalysis = {
      ...facts,
      logoUrl,
      logo,
      extractedImages: images,
      screenshots,
    };
    await updateAdAnalysisReady(db, { id: analysisId, result, expiresAt: adPictureExpiry() });
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    await updateAdRowFailed(db, 'adAnalyses', { id: analysisId, failure: error.reason });
  }
}

import { PageError } from '#ports/page-browser';
import { updateAdAnalysisReady, updateAdAnalysisRunning } from '../../queries/ad-analyses.ts';
import { updateAdRowFailed } from '../../queries/ad-rows.ts';
import { adPictureExpiry } from '../pictures/ad-picture-expiry.ts';
import type { ExtractKeywords } from './read-website/choose-keywords.ts';
import { readWebsite } from './read-website/read-website.ts';
import type { StoredAnalysis } from './stored-analysis.ts';
import { type TakePagePicturesDeps, takeImages, takeLogo, takeScreenshots } from './take-page-pictures.ts';

export interface RunWebsiteAnalysisDeps extends TakePagePicturesDeps {
  extractKeywords: ExtractKeywords;
}

/**
 * Runs one attempt of a website analysis. Does nothing if it is finished or deleted. A page that cannot be loaded fails
 * the analysis without an error.
 * @throws ProviderError as the page browser and the object store do; the signal's reason
 */
export async function runWebsiteAnalysis(
  deps: RunWebsiteAnalysisDeps,
  { analysisId, signal }: { analysisId: string; signal: AbortSignal },
): Promise<void> {
  const { db, pageBrowser } = deps;
  const analysis = await updateAdAnalysisRunning(db, analysisId);
  if (!analysis?.url) return;
  try {
    const capture = await pageBrowser.capture(analysis.url, { signal });
    const { extractedImages: images, ...facts } = readWebsite(capture, deps);
    const owner = { analysisId, storageOwner: analysis.storageOwner, signal };
    const [logo, extractedImages, screenshots] = await Promise.all([
      facts.logoUrl ? takeLogo(deps, { ...owner, url: facts.logoUrl }) : null,
      takeImages(deps, { ...owner, images }),
      takeScreenshots(deps, { ...owner, screenshots: capture.screenshots }),
    ]);
    const result: StoredAnalysis = { ...facts, logo, extractedImages, screenshots };
    await updateAdAnalysisReady(db, { id: analysisId, result, expiresAt: adPictureExpiry() });
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    await updateAdRowFailed(db, 'adAnalyses', { id: analysisId, failure: error.reason });
  }
}

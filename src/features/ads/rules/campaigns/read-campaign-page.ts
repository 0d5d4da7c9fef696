import type { PagePicture, PagePictureOptions } from '#platform/images/read-page-picture';
import { PageError } from '#ports/page-browser';
import { type FetchPagePictureDeps, fetchPagePicture } from '../analysis/fetch-page-picture.ts';
import { isPlain } from '../analysis/is-plain.ts';
import { refusalOfAnalysis } from '../analysis/page-refusals.ts';
import type { ExtractKeywords } from '../analysis/read-website/choose-keywords.ts';
import { readWebsite, type WebsiteFacts } from '../analysis/read-website/read-website.ts';

export interface ReadCampaignPageDeps extends FetchPagePictureDeps {
  extractKeywords: ExtractKeywords;
}

/** The material that a page offers for a campaign. */
export interface CampaignPage {
  facts: WebsiteFacts;
  /** The best one for ads; null if none is large enough. */
  picture: (PagePicture & { url: string; alt: string }) | null;
  logo: PagePicture | null;
}

const PICTURE: PagePictureOptions = { longestSide: 2_600, quality: 92 };
const LOGO: PagePictureOptions = { longestSide: 1_000, quality: null };
/** Pixels. Smaller pictures would look soft in most formats. */
const SHORTER_SIDE_MIN = 480;
/** Longer strips would be cropped beyond recognition. */
const RATIO_MAX = 2.4;
const TRIED_IMAGES = 8;

/**
 * Reads a page without a database.
 * @throws AppError `address_not_allowed`, `page_unreadable`; ProviderError as the browser does; the signal's reason
 */
export async function readCampaignPage(
  deps: ReadCampaignPageDeps,
  url: string,
  { signal }: { signal: AbortSignal },
): Promise<CampaignPage> {
  const capture = await deps.pageBrowser.capture(url, { signal }).catch((error: unknown) => {
    throw error instanceof PageError ? refusalOfAnalysis(error.reason) : error;
  });
  const facts = readWebsite(capture, deps);
  const logo = facts.logoUrl ? await fetchPagePicture(deps, facts.logoUrl, { size: LOGO, signal }) : null;
  let picture: CampaignPage['picture'] = null;
  for (const image of facts.extractedImages.slice(0, TRIED_IMAGES)) {
    const fetched = await fetchPagePicture(deps, image.url, { size: PICTURE, signal });
    if (!fetched || !isFit(fetched) || (await isPlain(fetched.bytes))) continue;
    picture = { ...fetched, url: image.url, alt: image.alt };
    break;
  }
  return { facts, picture, logo };
}

function isFit({ width, height, hasAlpha }: PagePicture): boolean {
  const ratio = Math.max(width / height, height / width);
  return Math.min(width, height) >= SHORTER_SIDE_MIN && (hasAlpha || ratio <= RATIO_MAX);
}

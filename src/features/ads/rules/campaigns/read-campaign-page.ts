import { AppError } from '#platform/errors/app-error';
import type { PagePicture, PagePictureOptions, readPagePicture } from '#platform/images/read-page-picture';
import type { PageBrowser } from '#ports/page-browser';
import { PageError } from '#ports/page-browser';
import { refusalOfAnalysis } from '../analysis/page-refusals.ts';
import { readDataUrl } from '../analysis/read-data-url.ts';
import type { ExtractKeywords } from '../analysis/read-website/choose-keywords.ts';
import { readWebsite, type WebsiteFacts } from '../analysis/read-website/read-website.ts';

export interface ReadCampaignPageDeps {
  pageBrowser: PageBrowser;
  readPagePicture: typeof readPagePicture;
  extractKeywords: ExtractKeywords;
}

/** What a campaign is made of, as its page has it. */
export interface CampaignPage {
  facts: WebsiteFacts;
  /** The best one for ads; null where the page has none that is large enough. */
  picture: (PagePicture & { url: string; alt: string }) | null;
  logo: PagePicture | null;
}

const PICTURE: PagePictureOptions = { longestSide: 2_600, quality: 92 };
const LOGO: PagePictureOptions = { longestSide: 1_000, quality: null };
/** Pixels of the shorter side: less would be enlarged visibly in most formats. */
const SHORTEST_SIDE = 480;
/** Strips are cropped beyond recognition. */
const WIDEST = 2.4;
const LOOKED_AT = 8;

/**
 * Looks at a page, with no database.
 * @throws AppError `address_not_allowed`, `page_unreadable` in words; ProviderError as the browser does; the signal's
 * reason
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
  const logo = facts.logoUrl ? await fetchPicture(deps, facts.logoUrl, { options: LOGO, signal }) : null;
  let picture: CampaignPage['picture'] = null;
  for (const image of facts.extractedImages.slice(0, LOOKED_AT)) {
    const fetched = await fetchPicture(deps, image.url, { options: PICTURE, signal });
    if (!fetched || !isFit(fetched)) continue;
    picture = { ...fetched, url: image.url, alt: image.alt };
    break;
  }
  return { facts, picture, logo };
}

function isFit({ width, height, hasAlpha }: PagePicture): boolean {
  const ratio = Math.max(width / height, height / width);
  return Math.min(width, height) >= SHORTEST_SIDE && (hasAlpha || ratio <= WIDEST);
}

/** Null where it cannot be had. */
async function fetchPicture(
  { pageBrowser, readPagePicture: read }: ReadCampaignPageDeps,
  url: string,
  { options, signal }: { options: PagePictureOptions; signal: AbortSignal },
): Promise<PagePicture | null> {
  try {
    const bytes = readDataUrl(url) ?? (await pageBrowser.download(url, { signal })).bytes;
    return await read(bytes, options);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof PageError || error instanceof AppError) return null;
    throw error;
  }
}

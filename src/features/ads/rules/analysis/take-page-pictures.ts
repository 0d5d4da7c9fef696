import { createHash } from 'node:crypto';
import { WEBSITE_BYTES } from '#features/storage/rules/estimate-bytes';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { PagePicture, PagePictureOptions, readPagePicture } from '#platform/images/read-page-picture';
import type { ObjectStore } from '#ports/object-store';
import { type PageBrowser, type PageCapture, PageError } from '#ports/page-browser';
import { storeAdPicture } from '../pictures/store-ad-picture.ts';
import { readDataUrl } from './read-data-url.ts';
import type { PictureOfOurs, StoredAnalysis } from './stored-analysis.ts';

export interface TakePagePicturesDeps {
  db: Database;
  objectStore: ObjectStore;
  pageBrowser: PageBrowser;
  /** As the domain's own, in a process of its own. */
  readPagePicture: typeof readPagePicture;
}

interface Taking {
  analysisId: string;
  storageOwner: string | null;
  signal: AbortSignal;
}

const MOST_IMAGES = 12;
// Together; the logo and the screenshots take a little more.
const MOST_BYTES = WEBSITE_BYTES * 0.75;
const AT_ONCE = 4;
// Somebody waits: what is not there by then is left out.
const LONGEST_MS = 25_000;

const IMAGE: PagePictureOptions = { longestSide: 2_000, quality: 88 };
const LOGO: PagePictureOptions = { longestSide: 1_000, quality: null };
// Shown beside each other, about two hundred pixels wide.
const SCREENSHOT: PagePictureOptions = { longestSide: 900, quality: 78 };

/**
 * Keeps what the screens showed.
 * @throws ProviderError as the object store does
 */
export async function takeScreenshots(
  deps: TakePagePicturesDeps,
  {
    analysisId,
    storageOwner,
    screenshots,
  }: Omit<Taking, 'signal'> & { screenshots: PageCapture['screenshots'] },
): Promise<StoredAnalysis['screenshots']> {
  const taken: StoredAnalysis['screenshots'] = [];
  for (const { device, png } of screenshots) {
    const file = await deps.readPagePicture(Buffer.from(png), SCREENSHOT).catch(noPicture);
    if (!file) continue;
    const { id } = await storeAdPicture(deps, {
      kind: 'screenshot',
      analysisId,
      storageOwner,
      name: device,
      file,
    });
    taken.push({ pictureId: id, device, width: file.width, height: file.height });
  }
  return taken;
}

/**
 * Takes over the logo; null where it cannot be had.
 * @throws ProviderError as the object store does; the signal's reason
 */
export async function takeLogo(
  deps: TakePagePicturesDeps,
  { analysisId, storageOwner, signal, url }: Taking & { url: string },
): Promise<PictureOfOurs | null> {
  const file = await fetchPicture(deps, { url, options: LOGO, signal, ended: inTime(signal) });
  return file ? await storeAdPicture(deps, { kind: 'logo', analysisId, storageOwner, file }) : null;
}

/**
 * Takes over the first dozen pictures that can be had. Those that show the same as one before are left out of the
 * list; others that cannot be had, or are too many, stay in it without a picture.
 * @throws ProviderError as the object store does; the signal's reason
 */
export async function takeImages<Image extends { url: string }>(
  deps: TakePagePicturesDeps,
  { analysisId, storageOwner, signal, images }: Taking & { images: readonly Image[] },
): Promise<(Image & { picture: PictureOfOurs | null })[]> {
  const ended = inTime(signal);
  const seen = new Set<string>();
  const taken: (Image & { picture: PictureOfOurs | null })[] = [];
  let kept = 0;
  let bytes = 0;
  const hasRoom = () => kept < MOST_IMAGES && bytes < MOST_BYTES;
  for (let next = 0; next < images.length; next += AT_ONCE) {
    const some = images.slice(next, next + AT_ONCE);
    const files = await Promise.all(
      some.map(({ url }) =>
        hasRoom() ? fetchPicture(deps, { url, options: IMAGE, signal, ended }) : undefined,
      ),
    );
    for (const [index, image] of some.entries()) {
      const file = hasRoom() ? files[index] : undefined;
      const digest = file && createHash('sha256').update(file.bytes).digest('hex');
      if (digest && seen.has(digest)) continue;
      if (digest) seen.add(digest);
      const name = String(taken.length);
      const picture = file
        ? await storeAdPicture(deps, { kind: 'page', analysisId, storageOwner, name, file })
        : null;
      if (picture) kept += 1;
      bytes += file?.bytes.length ?? 0;
      taken.push({ ...image, picture });
    }
  }
  return taken;
}

function inTime(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
}

/** `undefined` where it cannot be had, or not in time. */
async function fetchPicture(
  { pageBrowser, readPagePicture: read }: TakePagePicturesDeps,
  {
    url,
    options,
    signal,
    ended,
  }: { url: string; options: PagePictureOptions; signal: AbortSignal; ended: AbortSignal },
): Promise<PagePicture | undefined> {
  if (ended.aborted) {
    signal.throwIfAborted();
    return undefined;
  }
  try {
    const bytes = readDataUrl(url) ?? (await pageBrowser.download(url, { signal: ended })).bytes;
    return await read(bytes, options);
  } catch (error) {
    signal.throwIfAborted();
    if (ended.aborted) return undefined;
    return noPicture(error);
  }
}

/** @throws what is no fault of the picture */
function noPicture(error: unknown): undefined {
  if (!(error instanceof PageError || error instanceof AppError)) throw error;
}

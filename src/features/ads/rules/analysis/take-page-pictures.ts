import { createHash } from 'node:crypto';
import { WEBSITE_BYTES } from '#features/storage/rules/estimate-bytes';
import type { Database } from '#platform/db/client';
import type { PagePictureOptions } from '#platform/images/read-page-picture';
import type { ObjectStore } from '#ports/object-store';
import type { PageCapture } from '#ports/page-browser';
import { storeAdPicture } from '../pictures/store-ad-picture.ts';
import { type FetchPagePictureDeps, fetchPagePicture, nullForBadPicture } from './fetch-page-picture.ts';
import { isPlain } from './is-plain.ts';
import type { PictureOfOurs, StoredAnalysis } from './stored-analysis.ts';

export interface TakePagePicturesDeps extends FetchPagePictureDeps {
  db: Database;
  objectStore: ObjectStore;
}

interface PageOwner {
  analysisId: string;
  storageOwner: string | null;
  signal: AbortSignal;
}

const IMAGES_MAX = 12;
// All images together. The logo and the screenshots need the rest.
const IMAGES_MAX_BYTES = WEBSITE_BYTES * 0.75;
const CONCURRENCY = 4;
// Somebody waits, so pictures that take longer are left out.
const TIMEOUT_MS = 25_000;

const IMAGE: PagePictureOptions = { longestSide: 2_000, quality: 88 };
const LOGO: PagePictureOptions = { longestSide: 1_000, quality: null };
// They are shown side by side, about two hundred pixels wide.
const SCREENSHOT: PagePictureOptions = { longestSide: 900, quality: 78 };

/**
 * Stores screenshots.
 * @throws ProviderError as the object store does
 */
export async function takeScreenshots(
  deps: TakePagePicturesDeps,
  {
    analysisId,
    storageOwner,
    screenshots,
  }: Omit<PageOwner, 'signal'> & { screenshots: PageCapture['screenshots'] },
): Promise<StoredAnalysis['screenshots']> {
  const taken: StoredAnalysis['screenshots'] = [];
  for (const { device, png } of screenshots) {
    const file = await deps.readPagePicture(Buffer.from(png), SCREENSHOT).catch(nullForBadPicture);
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
 * Stores the logo. @returns null if it cannot be loaded
 * @throws ProviderError as the object store does; the signal's reason
 */
export async function takeLogo(
  deps: TakePagePicturesDeps,
  { analysisId, storageOwner, signal, url }: PageOwner & { url: string },
): Promise<PictureOfOurs | null> {
  const file = await fetchPagePicture(deps, url, { size: LOGO, signal, timeout: withTimeLimit(signal) });
  return file ? await storeAdPicture(deps, { kind: 'logo', analysisId, storageOwner, file }) : null;
}

/**
 * Stores the first dozen pictures that can be loaded. Drops duplicates, gradients
 * and plain surfaces from the list. Pictures that cannot be loaded or
 * exceed the limits stay in the list without a stored picture.
 * @throws ProviderError as the object store does; the signal's reason
 */
export async function takeImages<Image extends { url: string }>(
  deps: TakePagePicturesDeps,
  { analysisId, storageOwner, signal, images }: PageOwner & { images: readonly Image[] },
): Promise<(Image & { picture: PictureOfOurs | null })[]> {
  const timeout = withTimeLimit(signal);
  const seen = new Set<string>();
  const taken: (Image & { picture: PictureOfOurs | null })[] = [];
  let stored = 0;
  let bytes = 0;
  const hasRoom = () => stored < IMAGES_MAX && bytes < IMAGES_MAX_BYTES;
  for (let next = 0; next < images.length; next += CONCURRENCY) {
    const batch = images.slice(next, next + CONCURRENCY);
    const files = await Promise.all(
      batch.map(({ url }) =>
        hasRoom() ? fetchPagePicture(deps, url, { size: IMAGE, signal, timeout }) : null,
      ),
    );
    for (const [index, image] of batch.entries()) {
      const file = hasRoom() ? files[index] : null;
      if (file && (await isPlain(file.bytes))) continue;
      const digest = file && createHash('sha256').update(file.bytes).digest('hex');
      if (digest && seen.has(digest)) continue;
      if (digest) seen.add(digest);
      const name = String(taken.length);
      const picture = file
        ? await storeAdPicture(deps, { kind: 'page', analysisId, storageOwner, name, file })
        : null;
      if (picture) stored += 1;
      bytes += file?.bytes.length ?? 0;
      taken.push({ ...image, picture });
    }
  }
  return taken;
}

function withTimeLimit(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
}

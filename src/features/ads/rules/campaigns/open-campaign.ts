import type { Readable } from 'node:stream';
import type { ZipEntry } from '#features/downloads/rules/list-zip-entries';
import { openGrowingZip, openZip } from '#features/downloads/rules/open-zip';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore, StoredObject } from '#ports/object-store';
import { findAdFormat } from '../../content/find-ad-format.ts';
import { ARTIFACT_FILE_TYPES } from '../../contract/ad-enumerations.ts';
import { type AdArtifactRow, listAdArtifactFiles, listAdArtifacts } from '../../queries/ad-artifacts.ts';
import { storedRequest, storedResult } from '../artifacts/stored-artifact.ts';
import { type CampaignAd, campaignPath } from './campaign-ad.ts';
import { hasHtml5, html5PathOf, makeHtml5Ad } from './html5/make-html5-ad.ts';
import { listTextFiles } from './list-text-files.ts';
import { objectOf } from './object-of.ts';

// Concurrent reads from the object store.
const CONCURRENCY = 16;
const PICTURES =
  'Those made here are free to be used. Those from a web page or an upload stay their owner’s: use these ads where you may use them.';

/**
 * Opens an archive of finished ads and their texts. Files are read, and banners made to move, while the archive is sent. Its
 * size is known at once if nothing moves.
 * @throws AppError `not_found` with unknown or expired ads, `invalid_request` with unfinished ads, `not_composable` with
 * failed ads
 */
export async function openCampaign(
  { db, objectStore }: { db: Database; objectStore: ObjectStore },
  { artifactIds }: { artifactIds: readonly string[] },
  { signal }: { signal: AbortSignal },
): Promise<{ size: number | null; stream: Readable }> {
  const ids = [...new Set(artifactIds)];
  const rows = await listAdArtifacts(db, ids);
  refuseUnfinished(ids, rows);
  const files = await listAdArtifactFiles(db, ids);
  const ads: CampaignAd[] = [];
  /** `html5`: the ad whose SVG becomes a moving banner. */
  const found: { path: string; objectKey: string; createdAt: Date; html5: CampaignAd | null }[] = [];
  for (const row of rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))) {
    const own = files.filter(({ artifactId }) => artifactId === row.id);
    const ad = toCampaignAd(row, {
      fileTypes: ARTIFACT_FILE_TYPES.filter((type) => own.some((file) => file.type === type)),
      before: ads,
    });
    ads.push(ad);
    for (const type of ad.fileTypes) {
      const { objectKey } = own.find((file) => file.type === type)!;
      const html5 = type === 'svg' && hasHtml5(ad) ? ad : null;
      found.push({ path: campaignPath(ad, type), objectKey, createdAt: row.createdAt, html5 });
    }
  }
  const firstExpiry = rows.map(({ expiresAt }) => expiresAt.toISOString().slice(0, 10)).toSorted()[0];
  const ends = `The addresses of these ads end from ${firstExpiry} on. The files in here stay.`;
  const entries: ZipEntry[] = [];
  const missing: string[] = [];
  const moving: Moving[] = [];
  const unmoved: string[] = [];
  for (let at = 0; at < found.length; at += CONCURRENCY)
    await Promise.all(
      found.slice(at, at + CONCURRENCY).map(async ({ path, objectKey, createdAt, html5 }) => {
        const object = await objectStore.get(objectKey);
        if (object) entries.push({ fileName: path, object, createdAt });
        else missing.push(path);
        if (object && html5) moving.push({ ad: html5, svg: object });
        else if (html5) unmoved.push(html5PathOf(html5));
      }),
    );
  const listTexts = () =>
    listTextFiles(ads, { pictures: PICTURES, ends, unmoved }).map(({ fileName, text }) =>
      entryOf(fileName, Buffer.from(text, 'utf8')),
    );
  if (moving.length === 0) return openZip({ entries: [...entries, ...listTexts()], missing });
  const later = async function* () {
    yield* makeMoving(moving, { unmoved, signal });
    yield* listTexts();
  };
  return { size: null, stream: openGrowingZip({ entries, missing, later: later() }) };
}

/** An ad that also becomes a moving banner. */
interface Moving {
  ad: CampaignAd;
  svg: StoredObject;
}

/** Makes one banner after another. Adds the paths of those that fail or would be too large to `unmoved`. */
async function* makeMoving(
  moving: readonly Moving[],
  { unmoved, signal }: { unmoved: string[]; signal: AbortSignal },
): AsyncGenerator<ZipEntry> {
  for (const { ad, svg } of moving) {
    signal.throwIfAborted();
    const bytes = await makeHtml5Ad(ad, svg, { signal }).catch(() => null);
    if (bytes) yield entryOf(html5PathOf(ad), bytes);
    else unmoved.push(html5PathOf(ad));
  }
}

function refuseUnfinished(ids: readonly string[], rows: readonly AdArtifactRow[]): void {
  const field = 'artifactIds';
  const unknown = ids.filter((id) => !rows.some((row) => row.id === id));
  if (unknown.length > 0) throw new AppError('not_found.ads', { ads: unknown, field });
  const failed = rows.filter(({ status }) => status === 'failed').map(nameOf);
  if (failed.length > 0) throw new AppError('not_composable.ads', { ads: failed, field });
  const making = rows.filter(({ status }) => status === 'making').map(nameOf);
  if (making.length > 0) throw new AppError('invalid_request.ads_unfinished', { ads: making, field });
}

function nameOf({ request }: AdArtifactRow): string {
  return storedRequest.parse(request).formatId;
}

function toCampaignAd(
  { request, result }: AdArtifactRow,
  { fileTypes, before }: Pick<CampaignAd, 'fileTypes'> & { before: readonly CampaignAd[] },
): CampaignAd {
  const ad = storedRequest.parse(request);
  const format = findAdFormat(ad.platform, { id: ad.formatId });
  if (!format) throw new AppError('not_found.former_ad_format', { formatId: ad.formatId });
  const take = 1 + before.filter((one) => one.format.id === format.id && one.concept === ad.concept).length;
  return { ...ad, format, ...storedResult.parse(result), fileTypes, take };
}

function entryOf(fileName: string, bytes: Uint8Array): ZipEntry {
  return { fileName, object: objectOf(bytes), createdAt: new Date() };
}

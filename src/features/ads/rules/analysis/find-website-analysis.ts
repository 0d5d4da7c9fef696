import { buffer } from 'node:stream/consumers';
import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import type { ObjectStore } from '#ports/object-store';
import type { AnalysisState, WebsiteAnalysis } from '../../contract/ad-analyses.ts';
import {
  countAdAnalysesBefore,
  extendAdAnalysis,
  findAdAnalysis,
  listScreenshotFiles,
} from '../../queries/ad-analyses.ts';
import { adPictureExpiry } from '../pictures/ad-picture-expiry.ts';
import { OWN_FAILURE, refusalOfAnalysis } from './page-refusals.ts';
import { type StoredAnalysis, storedAnalysis } from './stored-analysis.ts';

export interface FindWebsiteAnalysisDeps {
  db: Database;
  objectStore: ObjectStore;
}

// Limits writes for analyses that are read often.
const EXTENSION_INTERVAL_MS = 3_600_000;

/**
 * Finds the state of an analysis. Reading a finished one keeps it and its pictures for another day.
 * @throws AppError `not_found`; the reason, if it failed
 */
export async function findWebsiteAnalysis(
  { db, objectStore }: FindWebsiteAnalysisDeps,
  id: string,
): Promise<AnalysisState> {
  const row = await findAdAnalysis(db, { id, kind: 'website' });
  if (!row) throw new AppError('not_found.analysis');
  if (row.status === 'failed') throw refusalOfAnalysis(row.failure ?? OWN_FAILURE);
  if (row.status === 'running') return { id, status: 'running', ahead: 0 };
  if (row.status === 'waiting')
    return {
      id,
      status: 'waiting',
      ahead: await countAdAnalysesBefore(db, { kind: 'website', createdAt: row.createdAt }),
    };
  const expiresAt = adPictureExpiry();
  if (expiresAt.getTime() - row.expiresAt.getTime() > EXTENSION_INTERVAL_MS)
    await extendAdAnalysis(db, { id, expiresAt });
  const stored = storedAnalysis.parse(row.result);
  const screenshots = await readScreenshots({ db, objectStore }, stored.screenshots);
  return { id, status: 'ready', analysis: { ...stored, screenshots } };
}

/** Leaves out screenshots whose objects are gone. */
async function readScreenshots(
  { db, objectStore }: FindWebsiteAnalysisDeps,
  stored: StoredAnalysis['screenshots'],
): Promise<WebsiteAnalysis['screenshots']> {
  const ids = stored.map(({ pictureId }) => pictureId);
  const files = ids.length > 0 ? await listScreenshotFiles(db, ids) : [];
  const read = stored.map(async ({ pictureId, ...screenshot }) => {
    const file = files.find((one) => one.pictureId === pictureId);
    const object = file && (await objectStore.get(file.objectKey));
    if (!object) return [];
    const bytes = await buffer(object.stream());
    return [{ ...screenshot, dataUrl: `data:${file.contentType};base64,${bytes.toString('base64')}` }];
  });
  return (await Promise.all(read)).flat();
}

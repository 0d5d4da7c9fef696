import { buffer } from 'node:stream/consumers';
import type { Database } from '#platform/db/client';
import type { ObjectStore } from '#ports/object-store';
import type { VisionModel } from '#ports/vision-model';
import {
  findAnalyzedObject,
  updateAdAnalysisReady,
  updateAdAnalysisRunning,
} from '../../queries/ad-analyses.ts';
import { unusedUploadExpiry } from '../pictures/ad-picture-expiry.ts';
import { lookAtPicture } from './look-at-picture.ts';

export interface RunImageAnalysisDeps {
  db: Database;
  objectStore: ObjectStore;
  visionModel: VisionModel;
}

/**
 * Runs one attempt of an image analysis. Does nothing if it is finished or deleted.
 * @throws ProviderError as the object store does; the signal's reason when it is aborted
 */
export async function runImageAnalysis(
  deps: RunImageAnalysisDeps,
  { analysisId, signal }: { analysisId: string; signal: AbortSignal },
): Promise<void> {
  const { db, objectStore } = deps;
  if (!(await updateAdAnalysisRunning(db, analysisId))) return;
  const objectKey = await findAnalyzedObject(db, analysisId);
  const object = objectKey && (await objectStore.get(objectKey));
  if (!object) throw new Error('The picture of this analysis is missing');
  const result = await lookAtPicture(deps, { picture: await buffer(object.stream()), signal });
  await updateAdAnalysisReady(db, { id: analysisId, result, expiresAt: unusedUploadExpiry() });
}

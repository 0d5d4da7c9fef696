import type { Database } from '#platform/db/client';
import { AppError } from '#platform/errors/app-error';
import { imageAnalysis } from '../../contract/ad-analyses.ts';
import { findAdAnalysis } from '../../queries/ad-analyses.ts';
import type { PictureAnalysis } from './look-at-picture.ts';

const stored = imageAnalysis.omit({ picture: true });

/**
 * Finds the analysis of an uploaded picture. @returns null if it is unfinished
 * @throws AppError `unavailable` if it failed
 */
export async function findImageAnalysis(
  { db }: { db: Database },
  analysisId: string,
): Promise<PictureAnalysis | null> {
  const analysis = await findAdAnalysis(db, { id: analysisId, kind: 'image' });
  if (!analysis || analysis.status === 'failed')
    throw new AppError('unavailable.image_analysis', { retryAfter: 5 });
  return analysis.status === 'ready' ? stored.parse(analysis.result) : null;
}

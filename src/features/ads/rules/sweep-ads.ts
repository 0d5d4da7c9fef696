import type { Database } from '#platform/db/client';
import { deleteExpiredAdArtifacts, failAdArtifactsWithoutJob } from '../queries/ad-artifacts.ts';
import { deleteExpiredAdPictures, failAdPicturesWithoutJob } from '../queries/ad-pictures.ts';
import { UNMADE } from './ad-failure.ts';

// A job stands in the same transaction as its row; the margin only spares one just being named.
const MARGIN_MS = 60_000;

/** Fails pictures and ads that no job will ever finish, and removes those that have ended: their objects are left pending. */
export async function sweepAds({ db }: { db: Database }): Promise<void> {
  const stranded = { before: new Date(Date.now() - MARGIN_MS), failure: UNMADE };
  await failAdPicturesWithoutJob(db, stranded);
  await failAdArtifactsWithoutJob(db, stranded);
  await deleteExpiredAdArtifacts(db);
  await deleteExpiredAdPictures(db);
}

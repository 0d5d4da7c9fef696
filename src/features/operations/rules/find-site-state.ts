import { type FindSiteStorageDeps, findSiteStorage } from '#features/storage/rules/find-site-storage';
import { listQueueStates } from '../queries/operations.ts';
import {
  countGalleryImages,
  countGenerationsOfHour,
  countUnfinishedGenerations,
  sumCreditFigures,
} from '../queries/site-figures.ts';

/** The metrics of the whole site, the same in every process. */
export async function findSiteState(deps: FindSiteStorageDeps, { now }: { now: Date }) {
  const { db } = deps;
  const [storage, queues, generationsLastHour, unfinishedGenerations, credits, galleryImages] =
    await Promise.all([
      findSiteStorage(deps),
      listQueueStates(db),
      countGenerationsOfHour(db),
      countUnfinishedGenerations(db),
      sumCreditFigures(db),
      countGalleryImages(db),
    ]);
  return {
    queues: queues.map(({ oldestSince, ...queue }) => ({
      ...queue,
      oldestS: oldestSince ? Math.max(0, (now.getTime() - oldestSince.getTime()) / 1000) : 0,
    })),
    generationsLastHour,
    unfinishedGenerations,
    creditsHeld: credits.held,
    creditsCapturedLastHour: credits.capturedLastHour,
    creditsReleasedLastHour: credits.releasedLastHour,
    galleryImages,
    storedBytes: storage.usedBytes,
    visitorBytes: storage.visitorBytes,
    disks: storage.disks,
  };
}

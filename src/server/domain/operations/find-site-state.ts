import type { Database } from '#server/db/client';
import { listQueueStates } from '#server/db/queries/operations';
import {
  countGalleryImages,
  countGenerationsOfHour,
  sumCreditFigures,
} from '#server/db/queries/site-figures';

/** What is measured of the whole site, whichever process asks. */
export async function findSiteState({ db }: { db: Database }, { now }: { now: Date }) {
  const [queues, generationsLastHour, credits, galleryImages] = await Promise.all([
    listQueueStates(db),
    countGenerationsOfHour(db),
    sumCreditFigures(db),
    countGalleryImages(db),
  ]);
  return {
    queues: queues.map(({ oldestSince, ...queue }) => ({
      ...queue,
      oldestS: oldestSince ? Math.max(0, (now.getTime() - oldestSince.getTime()) / 1000) : 0,
    })),
    generationsLastHour,
    creditsHeld: credits.held,
    creditsCapturedLastHour: credits.capturedLastHour,
    creditsReleasedLastHour: credits.releasedLastHour,
    galleryImages,
  };
}

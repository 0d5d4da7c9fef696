import type { Database } from '#platform/db/client';
import { deleteGalleryPainting, deletePaintingsWithoutJob } from '../queries/gallery-paintings.ts';

/** The gallery stays unchanged; the next tick enqueues another picture. */
export async function giveUpPainting({ db }: { db: Database }, paintingId: string): Promise<void> {
  await deleteGalleryPainting(db, paintingId);
}

// A job is inserted in its painting's transaction; the margin only protects a painting that is being published.
const MARGIN_MS = 60_000;

/** Gives up paintings whose attempts all failed or died. @returns how many */
export async function giveUpStrandedPaintings({ db }: { db: Database }): Promise<number> {
  return await deletePaintingsWithoutJob(db, new Date(Date.now() - MARGIN_MS));
}

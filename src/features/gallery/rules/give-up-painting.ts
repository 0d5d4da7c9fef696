import type { Database } from '#platform/db/client';
import { deleteGalleryPainting, deletePaintingsWithoutJob } from '../queries/gallery-paintings.ts';

/** Leaves the gallery as it is: the next tick asks for another picture. */
export async function giveUpPainting({ db }: { db: Database }, paintingId: string): Promise<void> {
  await deleteGalleryPainting(db, paintingId);
}

// A job stands in the same transaction as its painting; the margin only spares one just being published.
const MARGIN_MS = 60_000;

/** Gives up the paintings whose every attempt failed or died. @returns how many there were */
export async function giveUpStrandedPaintings({ db }: { db: Database }): Promise<number> {
  return await deletePaintingsWithoutJob(db, new Date(Date.now() - MARGIN_MS));
}

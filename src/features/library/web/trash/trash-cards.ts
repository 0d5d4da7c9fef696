import type { TrashEntry } from '#features/generations/contract/trash';
import type { Deletion } from '#features/generations/web/deletions';
import { generationName } from '#features/generations/web/generation-name';

/** A card of the trash: a picture, or a generation without pictures. */
export interface TrashCard {
  key: string;
  entry: TrashEntry;
  /** Null if the generation has no picture. */
  image: TrashEntry['images'][number] | null;
  title: string;
  /** The deletion that restoring it reverses. */
  deletion: Deletion;
}

export function trashCards(entries: readonly TrashEntry[]): TrashCard[] {
  return entries.flatMap((entry): TrashCard[] => {
    const { id: generationId, images, category } = entry;
    const title = generationName(entry, category || undefined);
    if (images.length === 0) {
      const deletion = { generationId, imageIds: null, imageCount: 0, name: title };
      return [{ key: generationId, entry, image: null, title, deletion }];
    }
    return images.map((image) => {
      const deletion = { generationId, imageIds: [image.id], imageCount: 1, name: title };
      return { key: image.id, entry, image, title, deletion };
    });
  });
}

const DAY_MS = 86_400_000;

/** 'Erased in 12 days'. @param now milliseconds */
export function timeLeft(erasesAt: string, now: number): string {
  const days = Math.ceil((Date.parse(erasesAt) - now) / DAY_MS);
  if (days <= 1) return 'Erased within a day';
  return `Erased in ${days} days`;
}

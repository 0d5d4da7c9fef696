import type { Deletion } from '#features/generations/web/deletions';
import { type LibraryEntry, nameOf } from './library-entries.ts';

/** The deletions for these cards: picture by picture, since a filter may hide others of a generation, and each may be refused. */
export function planDeletions(entries: readonly LibraryEntry[]): Deletion[] {
  return entries.map((entry) => ({
    generationId: entry.generation.id,
    imageIds: entry.image?.id ? [entry.image.id] : null,
    imageCount: entry.image?.id ? 1 : 0,
    name: nameOf(entry),
  }));
}

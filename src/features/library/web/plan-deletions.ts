import type { Deletion } from '#features/generations/web/deletions';
import { type LibraryEntry, nameOf } from './library-entries.ts';

/** The deletions for these cards: of the pictures alone, since a filter may hide others of the same generation. */
export function planDeletions(entries: readonly LibraryEntry[]): Deletion[] {
  const byGeneration = Map.groupBy(entries, ({ generation }) => generation.id);
  return [...byGeneration].map(([generationId, cards]) => {
    const imageIds = cards.flatMap(({ image }) => image?.id ?? []);
    return {
      generationId,
      imageIds: imageIds.length > 0 ? imageIds : null,
      imageCount: imageIds.length,
      name: nameOf(cards[0]!),
    };
  });
}

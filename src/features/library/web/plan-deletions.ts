import type { Deletion } from '#features/generations/web/deletions';
import { type LibraryEntry, nameOf } from './library-entries.ts';

/** The deletions for these cards: whole generations if all of their pictures are included. */
export function planDeletions(entries: readonly LibraryEntry[]): Deletion[] {
  const byGeneration = Map.groupBy(entries, ({ generation }) => generation.id);
  return [...byGeneration].map(([generationId, cards]) => {
    const imageIds = cards.flatMap(({ image }) => image?.id ?? []);
    const whole = cards.some(({ count, image }) => count <= cards.length || !image?.id);
    return {
      generationId,
      imageIds: whole ? null : imageIds,
      imageCount: whole ? Math.max(...cards.map(({ count }) => count)) : imageIds.length,
      name: nameOf(cards[0]!),
    };
  });
}

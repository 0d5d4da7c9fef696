import { CONTENT_CATEGORIES, type ContentCategory } from '#features/images/contract/enumerations';

/**
 * Chooses the categories of the next `count` pictures: always the one with the fewest pictures; among equals, the first in
 * `CONTENT_CATEGORIES`.
 * @param have pictures by category, unfinished ones included
 */
export function chooseCategories(have: ReadonlyMap<string, number>, count: number): ContentCategory[] {
  const categories = Object.keys(CONTENT_CATEGORIES) as ContentCategory[];
  const counts = categories.map((category) => have.get(category) ?? 0);
  return Array.from({ length: count }, () => {
    const fewest = counts.indexOf(Math.min(...counts));
    counts[fewest]! += 1;
    return categories[fewest]!;
  });
}

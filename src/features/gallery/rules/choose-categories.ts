import { CONTENT_CATEGORIES, type ContentCategory } from '#features/images/contract/enumerations';

/**
 * The categories of the next `count` pictures: each time the one with the fewest, the earlier in the
 * specification's order among equals.
 * @param have pictures by category, those on their way among them
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

import type { Archetype } from '../archetypes.ts';
import type { Category } from '../scene/categories.ts';

const ABSTRACTS: readonly Archetype[] = ['silk', 'ribbons', 'bokeh', 'gradient', 'waves', 'paper'];

/** What stands in for a prompt that nobody understands: nothing that claims to be a certain person or place. */
const STAND_INS: Record<Category, readonly Archetype[]> = {
  professional: ['desk', 'chart', 'podium'],
  business: ['chart', 'desk', 'gears', 'podium'],
  technology: ['servers', 'blocks', 'phone', 'particles', 'lock'],
  wellness: ['zen', 'lake', 'silk'],
  nature: ['mountains', 'lake', 'forest', 'hills'],
  abstract: ABSTRACTS,
  lifestyle: ['coffee', 'bokeh', 'desk'],
  sustainability: ['hills', 'forest', 'battery', 'fields'],
  travel: ['island', 'coast', 'canyon', 'city'],
};

/** Without a category, a pattern in the prompt's colors. */
export function standInsFor(category: Category | undefined): readonly Archetype[] {
  return category ? STAND_INS[category] : ABSTRACTS;
}

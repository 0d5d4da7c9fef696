import type { Archetype } from '../archetypes.ts';
import type { Category } from '../scene/categories.ts';

const ABSTRACTS: readonly Archetype[] = ['silk', 'ribbons', 'bokeh', 'gradient', 'waves', 'paper'];

/** Stand-ins for prompts without a known word; none shows a certain person or place. */
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

/** Patterns if there is no category. */
export function standInsFor(category: Category | undefined): readonly Archetype[] {
  return category ? STAND_INS[category] : ABSTRACTS;
}

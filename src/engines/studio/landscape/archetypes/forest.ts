import type { Random } from '../../math/seeded-random.ts';
import type { LandForm } from '../land-forms.ts';
import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';
import type { LandscapeWish } from '../landscape-wish.ts';

export const forest: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['wellness', 'nature', 'sustainability'],
  shows: `forest, woodland, woods, pine forest, forest path, forest trail, birch forest,
    redwood forest, grove, taiga, forest landscape, forest floor, spruce forest, redwood, beech forest,
    deep forest, path through forest, forest canopy, forest road, woodland path`,
  illustrates: 'forest bathing',
  contains: `green, tree, trunk, leaf, light, moss, path, sunbeam, sunlight, light ray, ray, nature, foliage, fern,
    plant, pine, fog, landscape, pine tree`,
  staging: 'nature',
  form: chooseForm,
  hours: ['golden', 'dawn', 'day'],
  details: ['path'],
  standsInFor: ['nature', 'sustainability'],
};

function chooseForm({ aerial, path, weather, ...trees }: LandscapeWish, random: Random): LandForm {
  if (aerial) return 'woods';
  if (path || random.chance(0.6)) return 'grove';
  // In mist: ridge behind ridge of conifers, each paler. In clear air: a wood seen from above.
  const isLeafy = trees.birches || trees.leafyTrees;
  return weather === 'mist' && !isLeafy ? 'mountains' : random.chance(0.6) ? 'woods' : 'grove';
}

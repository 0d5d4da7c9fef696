import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const jungle: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'travel'],
  shows: `jungle, rainforest, rain forest, tropical forest, tropical rainforest, amazon rainforest, tropical jungle, amazon jungle,
    jungle path, jungle trail, rainforest path, jungle landscape, rainforest landscape, tropical rain forest, jungle forest`,
  contains: `green, tree, trunk, leaf, light, palm, palm leaf, vine, liana, path, sunbeam, sunlight, nature, foliage, fern, plant, mist, landscape,
    tropical plant, tropical leaf`,
  staging: 'nature',
  form: 'grove',
  hours: ['day', 'dawn', 'day', 'golden'],
  showsSeason: false,
  season: () => 'summer',
  details: ['path'],
  standsInFor: ['nature'],
};

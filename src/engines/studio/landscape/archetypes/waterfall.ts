import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const waterfall: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  shows: `waterfall, cascade, falls, jungle waterfall, tropical waterfall, mountain waterfall, niagara falls,
    cataract`,
  contains: `${LAND_NOUNS}, green, water, rock, tree, cliff, pool, forest, pine forest, pine tree, fir tree, jungle, rainforest, tropical rainforest, moss, spray`,
  staging: 'water',
  form: 'waterfall',
  hours: ['day', 'day', 'golden'],
  hasOpenWater: true,
};

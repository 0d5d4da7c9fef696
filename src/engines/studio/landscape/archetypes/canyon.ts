import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const canyon: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  category: 'travel',
  favoredBy: ['nature', 'travel'],
  shows: `canyon country, red rock canyon country, canyon, canyon wall, mesa, butte, gorge, grand canyon,
    monument valley, red rock, badlands, sandstone, desert canyon, rock formation, red rock canyon,
    sandstone canyon, sandstone canyon wall, zion, ravine, rocky desert, red canyon, desert rock`,
  contains: `${LAND_NOUNS}, red, rock, desert, shrub, cliff, sand, stone`,
  staging: 'sunlit-wall',
  form: 'canyon',
  isGround: true,
  hours: ['golden', 'golden', 'day', 'day'],
  showsSeason: false,
  standsInFor: ['travel'],
};

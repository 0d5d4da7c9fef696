import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const coast: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'travel'],
  shows: `coast, coastline, cliff, sea cliff, headland, rocky coast, sea stack, rocky shore, cliffs of moher,
    coastal cliff, cape, promontory, coastal landscape, big sur, rugged coast, rock cliff`,
  contains: `${LAND_NOUNS}, sea, ocean, water, rock, wave, surf, grass`,
  staging: 'water',
  form: 'coast',
  isGround: true,
  standsInFor: ['travel'],
};

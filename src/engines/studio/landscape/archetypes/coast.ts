import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const coast: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'travel'],
  shows: `coast, coastline, cliff, sea cliff, headland, rocky coast, sea stack, rocky shore, cliffs of moher,
    coastal cliff, cape, promontory, coastal landscape, rocky beach, big sur, rugged coast, rock cliff`,
  contains: `${LAND_NOUNS}, sea, ocean, water, rock, wave, surf, grass`,
  strong: `coast, coastline, cliff, sea cliff, cliffs of moher, headland, rocky coast, sea stack, cape,
    promontory, big sur, breaking wave, rocky shore, coastal`,
  weak: 'rugged, surf, wave, crashing, ireland, atlantic, lighthouse, rocky, breaker',
  staging: 'water',
  form: 'coast',
  isGround: true,
};

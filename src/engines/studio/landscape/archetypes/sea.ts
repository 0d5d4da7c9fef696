import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const sea: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'travel'],
  shows: `ocean swell, open ocean swell, sea, ocean, beach, seascape, seaside, shore, shoreline, ocean wave,
    sea wave, wave, bay, seashore, sandy beach, horizon, atlantic, pacific, mediterranean, mediterranean sea,
    open sea, open ocean, water surface, sea view, ocean view, coast at sunset, sunset beach, sunset, sunrise, setting sun, rising sun, sun setting, sun going down,
    dawn, dusk, twilight`,
  illustrates: 'freedom',
  contains: `${LAND_NOUNS}, water, wave, horizon, sun, island, reflection`,
  staging: 'water',
  form: 'sea',
  isGround: true,
  hours: ['day', 'day', 'golden', 'sunset', 'dawn'],
  hasOpenWater: true,
  details: ['waves', 'roughSea'],
  showsSeason: false,
};

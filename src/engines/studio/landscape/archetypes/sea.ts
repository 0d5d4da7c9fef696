import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const sea: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'travel'],
  strong: `sea, ocean, seaside, seascape, beach, shore, wave crashing, ocean wave, surf, atlantic, pacific,
    bay, shoreline`,
  weak: 'horizon, sand, tide, sail, boat, water, nautical, marine, sunset, sunrise',
  staging: 'water',
  form: 'sea',
  isGround: true,
  hours: ['day', 'day', 'golden', 'sunset', 'dawn'],
};

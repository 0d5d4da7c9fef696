import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const coast: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'travel'],
  strong: `coast, coastline, cliff, sea cliff, cliffs of moher, headland, rocky coast, sea stack, cape,
    promontory, big sur, breaking wave, rocky shore, coastal`,
  weak: 'rugged, surf, wave, crashing, ireland, atlantic, lighthouse, rocky, breaker',
  staging: 'water',
  form: 'coast',
  isGround: true,
};

import { phrases } from '../../scene/phrases.ts';
import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const sea: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  label: 'sea',
  category: 'nature',
  favoredBy: ['nature', 'travel'],
  strong: phrases(
    'sea, ocean, seaside, seascape, beach, shore, wave crashing, ocean wave, surf, atlantic, pacific',
    'bay, shoreline',
  ),
  weak: phrases('horizon, sand, tide, sail, boat, water, nautical, marine, sunset, sunrise'),
  staging: 'water',
  form: 'sea',
  isGround: true,
};

import { phrases } from '../../scene/phrases.ts';
import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const island: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  label: 'island',
  category: 'travel',
  favoredBy: ['nature', 'travel'],
  strong: phrases(
    'island, tropical, lagoon, maldives, caribbean, hawaii, bali, atoll, tropical beach',
    'tropical island, desert island, paradise, archipelago, polynesia, seychelles, turquoise water',
    'palm beach',
  ),
  weak: phrases('palm, vacation, holiday, travel, exotic, resort, snorkeling, getaway'),
  staging: 'water',
  form: 'island',
  hours: ['day', 'day', 'day', 'day', 'golden'],
};

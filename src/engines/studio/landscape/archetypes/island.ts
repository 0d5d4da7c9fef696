import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const island: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  category: 'travel',
  favoredBy: ['nature', 'travel'],
  strong: `island, tropical, lagoon, maldives, caribbean, hawaii, bali, atoll, tropical beach,
    tropical island, desert island, paradise, archipelago, polynesia, seychelles, turquoise water,
    palm beach`,
  weak: 'palm, vacation, holiday, travel, exotic, resort, snorkeling, getaway',
  staging: 'water',
  form: 'island',
  hours: ['day', 'day', 'day', 'golden', 'sunset'],
};

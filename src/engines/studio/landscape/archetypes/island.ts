import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const island: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  category: 'travel',
  favoredBy: ['nature', 'travel'],
  shows: `island, tropical paradise beach, tropical island, lagoon, atoll, tropical beach, paradise, maldives,
    caribbean, palm beach, tropical paradise, bali, hawaii, desert island, paradise beach, caribbean beach,
    tropical sea`,
  illustrates: 'vacation, holiday, summer vacation, summer holiday, tropics',
  contains: `${LAND_NOUNS}, sea, water, beach, sand, palm, palm tree, ocean, coast`,
  staging: 'water',
  form: 'island',
  hours: ['day', 'day', 'day', 'golden', 'sunset'],
  hasOpenWater: true,
  showsSeason: false,
  standsInFor: ['travel'],
};

import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const city: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  category: 'travel',
  strong: `city, skyline, cityscape, skyscraper, downtown, metropolis, city skyline, manhattan, new york,
    tokyo, hong kong, singapore, dubai, shanghai, urban, high rise, office tower, financial district,
    waterfront, smart city`,
  weak: `building, architecture, urbanization, real estate, business district, corporate, street, town, tower,
    bridge`,
  staging: 'neon-ring',
  form: 'city',
  hours: ['dusk', 'dusk', 'sunset', 'night', 'day', 'golden'],
};

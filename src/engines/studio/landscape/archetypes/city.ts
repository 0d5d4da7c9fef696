import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const city: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  category: 'travel',
  shows: `city, skyline, cityscape, skyscraper, downtown, metropolis, city skyline, business district, financial district, high rise, office tower,
    urban landscape, urban skyline, building, city light,
    modern building,
    skyscrapers, office buildings, city at night, tower block, urban scenery, city view, smart city,
    glass building`,
  illustrates: `urbanization, architecture, real estate, urban development, urban life, city life,
    property market`,
  contains: `building, sky, water, skyscraper, light, window, tower, river, reflection, cloud, waterfront,
    night, street light`,
  staging: 'neon-ring',
  form: 'city',
  isAcrossWater: true,
  hours: ['dusk', 'dusk', 'sunset', 'night', 'day', 'golden'],
  showsSeason: false,
  standsInFor: ['travel'],
};

import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const snow: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  strong: `snow, snowy landscape, snowy scene, snowfall, winter wonderland, snow covered, snowscape, blizzard,
    winter landscape, snowstorm, snow field, winter scene, frozen landscape, ski, skiing`,
  weak: 'snowy, winter, frost, frosty, cold, ice, icy, christmas, wintry, arctic, white',
  staging: 'holiday',
  form: ({ ground }, random) => ground ?? random.pick(['mountains', 'mountains', 'hills']),
  season: () => 'winter',
};

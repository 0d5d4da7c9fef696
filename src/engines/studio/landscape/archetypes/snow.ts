import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const snow: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  shows: `winter landscape, snow, snowfall, snow landscape, winter forest, snowy landscape, winter scenery,
    snowy forest, winter wonderland, snow covered landscape, winter scene, snowy mountain, snow field,
    frozen landscape, winter nature, winter, snowstorm, blizzard, snowy field, winter mountain,
    arctic landscape, snowy hill, snow mountain, frost`,
  illustrates: 'cold, winter season, christmas landscape',
  contains: `${LAND_NOUNS}, tree, spruce, pine, fir, mountain, forest, snow`,
  strong: `snow, snowy landscape, snowy scene, snowfall, winter wonderland, snow covered, snowscape, blizzard,
    winter landscape, snowstorm, snow field, winter scene, frozen landscape, ski, skiing`,
  weak: 'snowy, winter, frost, frosty, cold, ice, icy, christmas, wintry, arctic, white',
  staging: 'holiday',
  takesGround: true,
  form: ({ ground }, random) => ground ?? random.pick(['mountains', 'mountains', 'hills']),
  season: () => 'winter',
};

import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const snow: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  shows: `winter landscape, ski slope, ski touring terrain, snow, snowfall, snow landscape, winter forest,
    snowy landscape, winter scenery, snowy forest, winter wonderland, snow covered landscape, winter scene,
    snowy mountain, snow field, frozen landscape, winter nature, winter, snowstorm, blizzard, snowy field,
    winter mountain, arctic landscape, snowy hill, snow mountain`,
  illustrates: 'cold, winter season, christmas landscape',
  contains: `${LAND_NOUNS}, tree, spruce, pine, fir, mountain, forest, snow`,
  staging: 'holiday',
  takesGround: true,
  form: ({ ground }, random) => ground ?? random.pick(['mountains', 'mountains', 'hills']),
  season: () => 'winter',
};

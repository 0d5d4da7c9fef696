import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const aurora: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  shows: `aurora, aurora borealis, northern lights, polar lights, northern light, southern lights,
    polar light, aurora australis`,
  contains: `${LAND_NOUNS}, night, star, mountain, snow, lake, water, reflection`,
  staging: 'neon-ring',
  takesGround: true,
  form: ({ ground }, random) => ground ?? random.pick(['lake', 'lake', 'mountains']),
  isNightSky: true,
  hours: ['night'],
  season: (random) => (random.chance(0.7) ? 'winter' : 'autumn'),
  showsSeason: false,
};

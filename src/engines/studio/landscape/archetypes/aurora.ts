import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const aurora: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  strong: 'aurora, aurora borealis, northern lights, polar lights, southern lights, northern light',
  weak: 'arctic, polar, norway, lapland, iceland, tromso',
  staging: 'neon-ring',
  form: ({ ground }, random) => ground ?? random.pick(['lake', 'lake', 'mountains']),
  isNightSky: true,
  hours: ['night'],
  season: (random) => (random.chance(0.7) ? 'winter' : 'autumn'),
};

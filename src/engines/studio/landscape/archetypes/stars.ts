import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const stars: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  strong: `milky way, starry sky, night sky, starry night, stargazing, star, constellation, full moon,
    moonrise, galaxy, astrophotography, moonlit night, meteor shower, cosmos, moon`,
  weak: 'starry, moonlight, moonlit, night, universe, cosmic, space, astronomy',
  staging: 'neon-ring',
  form: ({ ground }, random) => ground ?? random.pick(['mountains', 'lake', 'dunes', 'hills']),
  isNightSky: true,
  hours: ['night'],
};

import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const stars: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  shows: `milky way core, starry sky, night sky, milky way, galaxy, star, stars, starry night, constellation,
    starlight, nebula, universe, cosmos, outer space, space, astronomy, meteor shower, star field,
    starry night sky, full moon, moon, moonlight, moonrise, moonlit night, moonlit sky`,
  illustrates: 'astronomy, infinity of space, cosmology, astrology',
  contains: `${LAND_NOUNS}, night, mountain, star, moon`,
  staging: 'neon-ring',
  takesGround: true,
  form: ({ ground, overlays }, random) =>
    ground ??
    (overlays.some(({ kind }) => kind === 'boats')
      ? 'sea'
      : random.pick(['mountains', 'lake', 'dunes', 'hills'])),
  isNightSky: true,
  hours: ['night'],
  showsSeason: false,
  hasBoats: true,
};

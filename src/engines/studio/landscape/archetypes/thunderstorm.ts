import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const thunderstorm: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature'],
  shows: `lightning, thunderstorm, lightning storm, lightning strike, lightning bolt, thunder, electrical storm,
    storm cloud, thundercloud, bolt of lightning, flash of lightning`,
  illustrates: 'power of nature',
  contains: `${LAND_NOUNS}, lightning, storm, rain cloud`,
  staging: 'neon-ring',
  takesGround: true,
  weather: 'storm',
  form: ({ ground }, random) =>
    ground === 'sea' ? ground : ground ? 'hills' : random.pick(['hills', 'sea']),
  hours: ['dusk', 'dusk', 'night'],
  showsSeason: 'on-named-ground',
};

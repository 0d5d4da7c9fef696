import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const sky: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature'],
  shows: `sky, blue sky, cloudy sky, cloudscape, cloud, clouds, white cloud, fluffy cloud, cumulus, cumulus cloud,
    summer sky, dramatic sky, sky background, cloud formation, heaven, evening sky, sunset sky, sunrise sky`,
  contains: LAND_NOUNS,
  staging: 'pastel-geometry',
  takesGround: true,
  form: ({ ground }, random) =>
    ground === 'sea' ? ground : ground ? 'hills' : random.pick(['hills', 'sea']),
  hours: ['day', 'day', 'day', 'golden', 'sunset'],
  showsSeason: 'on-named-ground',
};

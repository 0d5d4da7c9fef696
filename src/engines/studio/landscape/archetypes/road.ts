import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const road: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  category: 'travel',
  favoredBy: ['travel', 'nature'],
  shows: `road, country road, highway, winding road, mountain road, open road, empty road, asphalt road, desert road,
    desert highway, asphalt, tarmac, rural road, scenic road, long road, curvy road, roadway`,
  illustrates: 'road trip, long journey',
  contains: `${LAND_NOUNS}, asphalt, line, hill, grass, roadside, curve`,
  staging: 'nature',
  takesGround: true,
  grounds: ['hills', 'mountains', 'dunes'],
  form: ({ ground, season, weather }, random) => {
    if (ground) return ground === 'dunes' || ground === 'mountains' ? ground : 'hills';
    const usual = random.pick(['hills', 'hills', 'mountains', 'dunes'] as const);
    // Deserts show no autumn, and hardly any rain or fog.
    const isTemperate =
      season === 'autumn' || season === 'winter' || weather === 'storm' || weather === 'mist';
    return usual === 'dunes' && isTemperate ? 'hills' : usual;
  },
  course: 'road',
};

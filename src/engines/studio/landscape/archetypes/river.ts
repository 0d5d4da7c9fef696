import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const river: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature'],
  shows: `river, creek, brook, riverbank, river valley, riverside, mountain river, mountain stream,
    river landscape, winding river`,
  contains: `${LAND_NOUNS}, water, bank, hill, grass, valley, reflection`,
  staging: 'water',
  takesGround: true,
  grounds: ['hills', 'mountains'],
  form: ({ ground }, random) =>
    ground === 'mountains' ? ground : ground ? 'hills' : random.pick(['hills', 'mountains']),
  course: 'river',
};

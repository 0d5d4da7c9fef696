import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const dunes: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'travel'],
  strong: 'desert, dune, sahara, sand dune, gobi, namib, arabian, sandy desert',
  weak: 'sand, arid, dry, camel, caravan, oasis, heat',
  staging: 'sunlit-wall',
  form: 'dunes',
  isGround: true,
  hours: ['golden', 'golden', 'day'],
};

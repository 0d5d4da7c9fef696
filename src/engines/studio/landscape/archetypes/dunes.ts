import { phrases } from '../../scene/phrases.ts';
import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const dunes: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  label: 'dunes',
  category: 'nature',
  favoredBy: ['nature', 'travel'],
  strong: phrases('desert, dune, sahara, sand dune, gobi, namib, arabian, sandy desert'),
  weak: phrases('sand, arid, dry, camel, caravan, oasis, heat'),
  staging: 'sunlit-wall',
  form: 'dunes',
  isGround: true,
};

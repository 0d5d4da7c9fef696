import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const dunes: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'travel'],
  shows: `desert, dune, sand dune, sahara, sahara desert, desert landscape, desert dune, sand, gobi desert,
    namib desert, arabian desert, desert sand`,
  illustrates: 'drought, aridity',
  contains: `${LAND_NOUNS}, sand, shadow, ripple`,
  staging: 'sunlit-wall',
  form: 'dunes',
  isGround: true,
  hours: ['golden', 'golden', 'day'],
  showsSeason: false,
};

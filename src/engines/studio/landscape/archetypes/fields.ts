import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const fields: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'sustainability'],
  strong: `wheat, wheat field, lavender field, lavender, vineyard, tulip, tulip field, crop, barley, rapeseed,
    canola, cornfield, harvest, farm field, agriculture, winery, provence, grain field, flower field`,
  weak: 'farm, row, farming, wine, grape, plantation, agricultural, organic, field, rural, harvesting',
  staging: 'nature',
  form: 'hills',
  hours: ['golden', 'day', 'day', 'sunset', 'dawn'],
};

import { phrases } from '../../scene/phrases.ts';
import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const fields: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  label: 'fields',
  category: 'nature',
  favoredBy: ['nature', 'sustainability'],
  strong: phrases(
    'wheat, wheat field, lavender field, lavender, vineyard, tulip, tulip field, crop, barley',
    'rapeseed, canola, cornfield, harvest, farm field, agriculture, winery, provence, grain field',
    'flower field',
  ),
  weak: phrases(
    'farm, row, farming, wine, grape, plantation, agricultural, organic, field, rural, harvesting',
  ),
  staging: 'nature',
  form: 'hills',
  hours: ['golden', 'day', 'day', 'sunset'],
};

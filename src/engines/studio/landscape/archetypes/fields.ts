import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const fields: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'sustainability'],
  shows: `lavender row, wheat field, lavender field, vineyard, tulip field, wheat, crop,
    barley field, rapeseed field, canola field, farm field, crop field, grain field, harvest field, sunflower field, field of sunflowers,
    agricultural field, lavender, field of wheat, field of lavender, field of tulips, golden field, barley, grain, agricultural landscape,
    vine`,
  illustrates: 'agriculture, harvest, farming, provence, crop rotation, organic farming',
  contains: `${LAND_NOUNS}, green, row, hill, tree, plant, field`,
  staging: 'nature',
  form: 'hills',
  hours: ['golden', 'day', 'day', 'sunset', 'dawn'],
  details: ['cypress'],
  standsInFor: ['sustainability'],
  inSentence: 'fields',
};

import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const lake: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['wellness', 'nature'],
  shows: `tarn, high tarn, lake, mountain lake, alpine lake, lakeside, lakeshore, pond, lake landscape, fjord,
    reservoir, loch, reflection lake, calm lake, lake reflection`,
  illustrates: 'calm, tranquility, serenity, stillness',
  contains: `${LAND_NOUNS}, water, mountain, tree, reflection, forest, shore, hill, bank, peak, pine, pine tree, pine forest, spruce forest, fir forest,
    mountain landscape, mountain range, mountain scenery, snowy mountain, snowy peak, snow mountain`,
  staging: 'water',
  form: 'lake',
  isGround: true,
  hasOpenWater: true,
  standsInFor: ['wellness', 'nature'],
};

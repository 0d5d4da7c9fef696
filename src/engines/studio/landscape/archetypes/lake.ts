import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const lake: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['wellness', 'nature'],
  shows: `tarn, high tarn, lake, mountain lake, alpine lake, lakeside, lakeshore, pond, lake landscape, fjord,
    reservoir, loch, reflection lake, calm lake, lake reflection`,
  illustrates: 'calm, tranquility, serenity, stillness',
  contains: `${LAND_NOUNS}, water, mountain, tree, reflection, forest, shore, hill, bank`,
  strong: 'lake, fjord, reservoir, pond, mountain lake, alpine lake, tarn, loch, lakeside, lakeshore',
  weak: 'reflection, mirror, reflected, canoe, kayak, still water, river, fishing, calm water',
  staging: 'water',
  form: 'lake',
  isGround: true,
};

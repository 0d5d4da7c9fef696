import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const lake: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['wellness', 'nature'],
  strong: 'lake, fjord, reservoir, pond, mountain lake, alpine lake, tarn, loch, lakeside, lakeshore',
  weak: 'reflection, mirror, reflected, canoe, kayak, still water, river, fishing, calm water',
  staging: 'water',
  form: 'lake',
  isGround: true,
};

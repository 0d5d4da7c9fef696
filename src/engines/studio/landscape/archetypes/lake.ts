import { phrases } from '../../scene/phrases.ts';
import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const lake: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  label: 'lake',
  category: 'nature',
  favoredBy: ['wellness', 'nature'],
  strong: phrases(
    'lake, fjord, reservoir, pond, mountain lake, alpine lake, tarn, loch, lakeside, lakeshore',
  ),
  weak: phrases('reflection, mirror, reflected, canoe, kayak, still water, river, fishing, calm water'),
  staging: 'water',
  form: 'lake',
  isGround: true,
};

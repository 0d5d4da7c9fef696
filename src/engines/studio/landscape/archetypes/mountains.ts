import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const mountains: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'travel'],
  strong: `mountain, peak, summit, alps, alpine, himalaya, andes, dolomites, glacier, valley, mountain range,
    rockies, ridge, everest, matterhorn`,
  weak: `hiking, hike, trek, climb, climbing, wilderness, adventure, outdoor, nature, landscape, pine,
    national park, scenic`,
  staging: 'nature',
  form: 'mountains',
  isGround: true,
};

import { LAND_NOUNS, type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const mountains: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  favoredBy: ['nature', 'travel'],
  shows: `mountain, mountain range, peak, summit, alp, valley, green valley, mountain landscape, mountain valley,
    mountain top, rocky mountain, himalaya, alps, himalayas, mountain scenery, mountain peak, snowy peak,
    ridge, mountain view, highland, alpine landscape, mountain meadow, andes, dolomites, rockies,
    mount everest, everest, wilderness, alpine meadow, hiking trail, mountain ridge, mountainside, landscape`,
  contains: `${LAND_NOUNS}, meadow, grass, tree, rock, pine, spruce, forest, snow, valley, fir, peak,
    pine tree, pine forest, spruce forest, fir forest, snowy mountain, snow mountain`,
  staging: 'nature',
  form: 'mountains',
  isGround: true,
  details: ['flowers'],
  standsInFor: ['nature'],
  inSentence: 'mountains',
};

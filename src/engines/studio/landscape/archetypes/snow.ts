import { phrases } from '../../scene/phrases.ts';
import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const snow: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  label: 'snow',
  category: 'nature',
  favoredBy: ['nature'],
  strong: phrases(
    'snow, snowy landscape, snowy scene, snowfall, winter wonderland, snow covered, snowscape',
    'blizzard, winter landscape, snowstorm, snow field, winter scene, frozen landscape, ski, skiing',
  ),
  weak: phrases('snowy, winter, frost, frosty, cold, ice, icy, christmas, wintry, arctic, white'),
  staging: 'holiday',
  form: ({ ground }, random) => ground ?? random.pick(['mountains', 'mountains', 'hills']),
  season: () => 'winter',
};

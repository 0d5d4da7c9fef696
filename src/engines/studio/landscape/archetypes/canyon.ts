import { phrases } from '../../scene/phrases.ts';
import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const canyon: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  label: 'canyon',
  category: 'travel',
  favoredBy: ['nature', 'travel'],
  strong: phrases(
    'canyon, mesa, butte, gorge, grand canyon, monument valley, red rock, badlands, sandstone',
    'desert canyon, utah, sedona, zion, rock formation',
  ),
  weak: phrases('arizona, desert, western, arid, plateau, cactus, dry, wild west'),
  staging: 'sunlit-wall',
  form: 'canyon',
  isGround: true,
  hours: ['golden', 'golden', 'day', 'day'],
};

import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const canyon: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  category: 'travel',
  favoredBy: ['nature', 'travel'],
  strong: `canyon, mesa, butte, gorge, grand canyon, monument valley, red rock, badlands, sandstone,
    desert canyon, utah, sedona, zion, rock formation`,
  weak: 'arizona, desert, western, arid, plateau, cactus, dry, wild west',
  staging: 'sunlit-wall',
  form: 'canyon',
  isGround: true,
  hours: ['golden', 'golden', 'day', 'day'],
};

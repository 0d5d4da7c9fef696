import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const waterfall: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  strong: 'waterfall, cascade, falls, cataract, plunge pool, niagara, iguazu, skogafoss, mountain stream',
  weak: 'stream, rushing, rapids, gorge, moss, iceland, creek, brook, spray',
  staging: 'water',
  form: 'waterfall',
  hours: ['day', 'day', 'golden'],
};

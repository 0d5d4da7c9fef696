import { phrases } from '../../scene/phrases.ts';
import { type LandscapeDefinition, USUAL_LANDSCAPE } from '../landscape-definition.ts';

export const waterfall: LandscapeDefinition = {
  ...USUAL_LANDSCAPE,
  label: 'waterfall',
  category: 'nature',
  favoredBy: ['nature'],
  strong: phrases(
    'waterfall, cascade, falls, cataract, plunge pool, niagara, iguazu, skogafoss, mountain stream',
  ),
  weak: phrases('stream, rushing, rapids, gorge, moss, iceland, creek, brook, spray'),
  staging: 'water',
  form: 'waterfall',
  hours: ['day', 'day', 'golden'],
};

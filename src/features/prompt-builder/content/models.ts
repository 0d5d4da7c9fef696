import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import type { Model } from '../contract/models.ts';
import { TEMPLATE_SETS } from './template-sets/template-sets.ts';

const PROFESSIONAL_MODELS = [
  'Executive Portrait',
  'Startup Founder',
  'Creative Director',
  'Software Engineer',
  'Medical Doctor',
  'Data Scientist',
  'Architect',
  'Teacher',
  'Chef',
  'Lawyer',
  'Marketing Lead',
  'Research Scientist',
];

/** The prompt builder's models: professional models with numbers, and one model per template set. */
export const MODELS: readonly Model[] = [
  ...PROFESSIONAL_MODELS.map((name, place) => ({ id: place + 1, name })),
  { id: QUICK_GENERATION_MODEL, name: 'Quick Generation' },
  ...TEMPLATE_SETS.map(({ id, name }) => ({ id, name })),
];

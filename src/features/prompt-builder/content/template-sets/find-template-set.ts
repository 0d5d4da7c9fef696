import { QUICK_GENERATION_MODEL } from '#features/images/contract/enumerations';
import type { TemplateSet } from './template-set.ts';
import { TEMPLATE_SETS } from './template-sets.ts';

/**
 * The template set of /prompt-builder/{category}/{modelId}: portraits for a professional model, lifestyle for a quick
 * generation, else the set of the model, of the category, or the business set.
 */
export function findTemplateSet(category: string, modelId: string): TemplateSet {
  if (/^\d+$/.test(modelId)) return setOf('professional');
  if (modelId === QUICK_GENERATION_MODEL) return setOf('lifestyle');
  return setsById.get(modelId) ?? setsById.get(category) ?? setOf('business');
}

const setsById = new Map(TEMPLATE_SETS.map((set) => [set.id, set]));

function setOf(id: string): TemplateSet {
  const set = setsById.get(id);
  if (!set) throw new Error(`There is no template set ${id}`);
  return set;
}

import { EXAMPLE_PROMPTS } from '../content/example-prompts.ts';
import { MODELS } from '../content/models.ts';
import { findTemplateSet } from '../content/template-sets/find-template-set.ts';
import type { BuilderPlace } from '../contract/builder-place.ts';
import type { TemplateSetDetail } from '../contract/template-sets.ts';

/** The questions and examples for an address; unknown addresses get the business set. */
export function findTemplateSetDetail({ category, modelId }: BuilderPlace): TemplateSetDetail {
  const set = findTemplateSet(category, modelId);
  const professional = MODELS.find(({ id }) => typeof id === 'number' && String(id) === modelId);
  return {
    id: set.id,
    name: professional?.name ?? set.name,
    category: set.category,
    groups: set.groups.map(({ options, ...group }) => ({ ...group, options: [...options] })),
    examples: EXAMPLE_PROMPTS[set.category].map(({ title, prompt, style, thumbnail }) => ({
      title,
      prompt,
      style,
      thumbnail,
    })),
  };
}

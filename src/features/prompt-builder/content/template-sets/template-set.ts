import type { ContentCategory } from '#features/images/contract/enumerations';

/** Where a template set stands: what a picture is about, or the portraits of people at their work. */
export type TemplateCategory = ContentCategory | 'professional';

/** One question of the guided builder; one option or none is chosen. */
export interface PromptGroup {
  /** The label, unique in its set. */
  category: string;
  /** The question. */
  description: string;
  required: boolean;
  /** Phrases that stand between commas; those of a set's first group begin its sentence. */
  options: readonly string[];
}

/** What the guided builder asks for one kind of picture; any option of a group goes with any of the others. */
export interface TemplateSet {
  /** As in addresses. */
  id: string;
  name: string;
  category: TemplateCategory;
  /** 1 to 5, the first required. */
  groups: readonly PromptGroup[];
}

export function required(category: string, description: string, options: readonly string[]): PromptGroup {
  return { category, description, required: true, options };
}

export function optional(category: string, description: string, options: readonly string[]): PromptGroup {
  return { category, description, required: false, options };
}

import type { ContentCategory } from '#features/images/contract/enumerations';

/** A template set's category: a content category, or portraits of professionals. */
export type TemplateCategory = ContentCategory | 'professional';

/** A question of the guided builder; at most one option is chosen. */
export interface PromptGroup {
  /** The label, unique in its set. */
  category: string;
  /** The question. */
  description: string;
  required: boolean;
  /** Phrases to join with commas; an option of the set's first group starts the prompt. */
  options: readonly string[];
}

/** The guided builder's questions for one kind of picture. All combinations of options make sense. */
export interface TemplateSet {
  /** As in the address. */
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

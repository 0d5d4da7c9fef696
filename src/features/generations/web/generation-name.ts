import { PROMPT_MAX_CHARACTERS } from '#platform/limits/limits';
import { beginsWith, continuePrompt, nameOfChange } from '#platform/words/changed-prompt';
import type { Generation } from '../contract/generations.ts';

type Named = Pick<Generation, 'customPrompt' | 'refines' | 'scene'>;

/** The words that a generation is known by: for a change, those of the picture that it changes as well. */
export function generationName(generation: Named, fallback = 'Generated'): string {
  return promptWithChange(generation) ?? (generation.scene || fallback);
}

/** The prompt, after that of the picture that it changes unless it repeats it; undefined without a prompt. */
export function promptWithChange({
  customPrompt,
  refines,
}: Pick<Named, 'customPrompt' | 'refines'>): string | undefined {
  return customPrompt ? nameOfChange(refines ?? '', customPrompt) : undefined;
}

/**
 * The prompt that a refinement starts from: for a change, after the words of the picture that it changes, if both fit into one
 * prompt. What an edit did is no part of it.
 */
export function promptToRefine({
  customPrompt,
  refines,
  isEdit,
}: Pick<Generation, 'customPrompt' | 'refines' | 'isEdit'>): string | null {
  if (isEdit) return refines && refines.length + ROOM > PROMPT_MAX_CHARACTERS ? null : refines;
  if (!customPrompt || !refines) return customPrompt;
  const whole = continuePrompt(refines, customPrompt);
  return whole.length + ROOM > PROMPT_MAX_CHARACTERS ? customPrompt : whole;
}

/** Characters for the words that the builder adds. */
const ROOM = 100;

/**
 * The new part of each prompt after the first: a later prompt may begin with earlier ones, which are cut off. A prompt without a
 * new part is left out. `['lake', 'lake, at night']` gives `['at night']`.
 */
export function promptAdditions([first = '', ...later]: readonly string[]): string[] {
  const parts = [first];
  for (const prompt of later) {
    let added = prompt;
    for (const part of parts) {
      const rest = added.slice(part.length);
      // "Darker sky" is no repeat of "darker", while "a lake at night" adds to "a lake".
      const isWhole = part === first || /^(?:$|\s*[,.;:])/.test(rest);
      if (beginsWith(added, part) && isWhole) added = rest.replace(/^[\s.,;:]+/, '');
    }
    if (added !== '') parts.push(added);
  }
  return parts.slice(1);
}

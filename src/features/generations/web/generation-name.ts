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
  if (!customPrompt) return undefined;
  return refines && !customPrompt.startsWith(refines) ? `${refines} · ${customPrompt}` : customPrompt;
}

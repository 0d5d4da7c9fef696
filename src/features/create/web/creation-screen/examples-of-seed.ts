import { EXAMPLE_PROMPTS, type ExamplePrompt } from '#features/prompt-builder/content/example-prompts';

/** One example per category, the same for the same seed (a 32-bit integer). */
export function examplesOfSeed(seed: number): ExamplePrompt[] {
  return Object.values(EXAMPLE_PROMPTS).flatMap(
    (examples, place) => examples[(Math.abs(seed) + place) % examples.length] ?? [],
  );
}

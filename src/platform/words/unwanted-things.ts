/**
 * The prompt with things to leave out, in words that the built-in engines read.
 * @param negativePrompt the things, separated by commas
 */
export function withUnwanted(prompt: string, negativePrompt: string | undefined): string {
  const things = (negativePrompt ?? '')
    .split(',')
    .map((thing) => thing.replace(/[;.:!?\s]+/g, ' ').trim())
    .filter((thing) => thing !== '');
  return [prompt, ...things.map((thing) => `without ${thing}`)].join('; ');
}

/** The prompt before `withUnwanted`: who reads or continues it did not type the rest. */
export function withoutUnwanted(prompt: string): string {
  return prompt.replace(/(?:; without [^;]+)+$/, '');
}

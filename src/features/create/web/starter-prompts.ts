/** Suggestions for an empty prompt box; each shows another kind of picture. */
export const STARTER_PROMPTS = [
  'A mountain lake at dawn, mist over still water',
  'Rolling green hills in late afternoon light',
  'Silk in deep teal, soft folds',
  'A small island in a calm turquoise sea',
  'Desert dunes at golden hour, long shadows',
  'White marble with fine gold veins',
  'Starry sky over the mountains',
  'Warm bokeh lights',
  'Flowing ribbons in coral and violet',
] as const;

/** `count` consecutive prompts, the same for the same seed. */
export function starterPrompts(seed: number, count: number): string[] {
  const start = Math.abs(seed) % STARTER_PROMPTS.length;
  return Array.from({ length: count }, (_, i) => STARTER_PROMPTS[(start + i) % STARTER_PROMPTS.length] ?? '');
}

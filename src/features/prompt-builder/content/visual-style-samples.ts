import type { VisualStyle } from '#features/generations/contract/generation-settings';

// Few large shapes, so that outlines, flat areas and other colors are seen in a small tile.
const PROMPT = 'Palm trees on a tropical beach';
const SEED = 2;

/** One prompt in each visual style; `scripts/paint-examples.ts` makes the pictures. */
export const VISUAL_STYLE_SAMPLES = [
  sample('photorealistic'),
  sample('artistic'),
  sample('minimalist'),
  sample('conceptual'),
];

function sample(style: VisualStyle) {
  return { title: style, prompt: PROMPT, thumbnail: `/examples/style-${style}.webp`, seed: SEED, style };
}

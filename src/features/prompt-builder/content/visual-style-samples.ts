import type { VisualStyle } from '#features/generations/contract/generation-settings';

const PROMPT = 'Snowy mountain peaks at sunset, glowing orange sky, dark pines in front';
const SEED = 4;

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

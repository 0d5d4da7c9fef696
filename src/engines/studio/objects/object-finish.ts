import type { Finish } from '../scene/finish.ts';

/** Studio pictures keep the exposure they were lit for, and their colors. */
export const STUDIO_FINISH: Finish = {
  curve: 'neutral',
  target: 0,
  bloom: 0.05,
  bloomThreshold: 1.1,
  saturation: 1.03,
  contrast: 0.1,
  shadowTint: [0.985, 0.985, 1],
  lightTint: [1, 1, 0.995],
  vignette: 0.1,
  grain: 0,
};

/** Lamps and screens on dark sets spill some light. */
export const GLOWING_FINISH: Finish = {
  ...STUDIO_FINISH,
  bloom: 0.14,
  bloomThreshold: 0.85,
  vignette: 0.18,
  contrast: 0.14,
};

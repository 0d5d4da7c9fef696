import type { Generation } from '../contract/generations.ts';

/** Sent with a refinement for what the earlier picture does not say. */
export const REFINING_DEFAULTS = {
  scene: 'Modern Studio',
  style: 'Editorial',
  clothing: 'Designer Business',
  color: 'cool',
} as const;

type Labels = Pick<Generation, keyof typeof REFINING_DEFAULTS>;

/** The labels that somebody asked for or that describe the picture, without the defaults of refinements. */
export function askedLabels({ scene, style, clothing, color }: Labels): Labels {
  return {
    scene: scene === REFINING_DEFAULTS.scene ? null : scene,
    style: style === REFINING_DEFAULTS.style ? null : style,
    clothing: clothing === REFINING_DEFAULTS.clothing ? null : clothing,
    color: color === REFINING_DEFAULTS.color ? null : color,
  };
}

import type { SHADOWS } from '../contract/edit-enumerations.ts';

export type Shadow = (typeof SHADOWS)[number];

/** The shadow of a subject on a new background; the first is chosen until another is. */
export const SHADOW_CHOICES: readonly { value: Shadow; label: string }[] = [
  { value: 'none', label: 'No shadow' },
  { value: 'made', label: 'Make a shadow' },
  { value: 'kept', label: 'Keep its shadow' },
];

export const SHADOW_LABEL = 'Shadow';

export function withShadow<Background extends object>(
  background: Background,
  shadow: Shadow,
): Background & { shadow: Shadow } {
  return { ...background, shadow };
}

import { VISUAL_STYLES } from '../contract/generation-settings.ts';

/** The form's label of a style; any other style unchanged. */
export function styleLabel(style: string): string {
  const labels: Readonly<Record<string, string>> = VISUAL_STYLES;
  return Object.hasOwn(labels, style) ? (labels[style] ?? style) : style;
}

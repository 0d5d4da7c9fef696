import { VISUAL_STYLES } from '../contract/generation-settings.ts';

/** A generation's style in words: the form's label where it is one of the form's, else as it stands. */
export function styleLabel(style: string): string {
  const labels: Readonly<Record<string, string>> = VISUAL_STYLES;
  return Object.hasOwn(labels, style) ? (labels[style] ?? style) : style;
}

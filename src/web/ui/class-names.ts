type ClassNames = string | false | null | undefined | readonly ClassNames[];

/**
 * Joins class names. Nothing is merged (that costs the first load 8 kB): a `className` handed to a
 * component places it (margin, width, grid), and what it looks like is chosen by the component's props.
 */
export function cn(...names: ClassNames[]): string {
  return names.flat(2).filter(Boolean).join(' ');
}

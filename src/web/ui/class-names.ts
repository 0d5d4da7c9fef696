type ClassNames = string | false | null | undefined | readonly ClassNames[];

/**
 * Joins class names without merging them (merging would add 8 kB to the first load). A component's `className` is for
 * its placement (margin, width, grid); its look is set by props.
 */
export function cn(...names: ClassNames[]): string {
  return names.flat(2).filter(Boolean).join(' ');
}

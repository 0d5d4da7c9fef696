import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Nothing is merged (that costs the first load 8 kB): a `className` handed to a
 * component places it (margin, width, grid), and what it looks like is chosen by the component's props.
 */
export function cn(...inputs: ClassValue[]): string {
  return clsx(inputs);
}

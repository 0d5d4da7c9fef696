import { phrases } from '../scene/phrases.ts';
import { THINGS } from './things.ts';

const ICONS: ReadonlySet<string> = new Set(THINGS.map(({ icon }) => icon));

/**
 * A set of names of drawings that are written with commas between them.
 * @throws Error if the catalog has no such drawing
 */
export function iconSet(text: string): ReadonlySet<string> {
  const icons = phrases(text);
  const unknown = icons.find((icon) => !ICONS.has(icon));
  if (unknown !== undefined) throw new Error(`No thing of the catalog is drawn by ${unknown}`);
  return new Set(icons);
}

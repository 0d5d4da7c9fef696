import { drawIcon } from './draw-icon.ts';

const ratios = new Map<string, number>();

/** A drawing's width by its height. */
export function drawingRatio(icon: string): number {
  const known = ratios.get(icon);
  if (known !== undefined) return known;
  const { width, height } = drawIcon(icon, 1);
  ratios.set(icon, width / height);
  return width / height;
}

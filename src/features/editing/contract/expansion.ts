/** How far a canvas grows on each side, in parts of the picture's width or height. Without dependencies, for the browser as well. */
export interface Expansion {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const UNEXPANDED: Expansion = { left: 0, top: 0, right: 0, bottom: 0 };

/** Who continues the picture: the engine that made it, or patches of its own edges. */
export type ExpandedBy = 'camera' | 'patches';

/** How far each side may grow. Patches know nothing but the edges: farther away they repeat them. */
export const MOST_EXPANSION: Record<ExpandedBy, number> = { camera: 0.5, patches: 0.25 };

/** Longer side of an expanded picture, in pixels. */
export const EXPANDED_MAX_PIXELS = 4096;

/** Pixels of a picture that can be edited. Only cut-outs of larger uploads have more. */
export const EDITED_MAX_PIXELS = EXPANDED_MAX_PIXELS ** 2;

/** The expanded picture's size, and the place of the picture in it, in pixels. */
export function expandedFrame(
  size: { width: number; height: number },
  { left, top, right, bottom }: Expansion,
): { left: number; top: number; width: number; height: number } {
  const [across, down] = [Math.round(left * size.width), Math.round(top * size.height)];
  return {
    left: across,
    top: down,
    width: size.width + across + Math.round(right * size.width),
    height: size.height + down + Math.round(bottom * size.height),
  };
}

/**
 * The least that gives a picture another proportion, alike on both sides.
 * @param proportion width by height
 * @returns undefined if a side would have to grow by more than `most`
 */
export function expansionTo(
  { width, height }: { width: number; height: number },
  proportion: number,
  most: number,
): Expansion | undefined {
  const wider = Math.max(0, (proportion * height) / width - 1) / 2;
  const taller = Math.max(0, width / proportion / height - 1) / 2;
  if (Math.max(wider, taller) > most) return undefined;
  return { left: wider, right: wider, top: taller, bottom: taller };
}

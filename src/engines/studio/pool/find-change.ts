import type { Scene } from '../compose/scene.ts';
import type { Exposure } from '../finish/finish-stages.ts';
import { meterPainting, type Part, type Size, withDetailOf } from './canvas.ts';

/** A scene compared before and after an edit. */
export interface Change {
  /** The changed picture, small. */
  sketch: { pixels: Uint8Array; width: number; height: number };
  /** The area to repaint; undefined to repaint the whole picture. */
  part: Part | undefined;
}

/** Longer side of the paintings that are compared, in pixels. */
const SKETCH = 256;
/** Least difference of two sketches, of 255, that counts. Glow changes by less far away. */
const LEAST = 2;
/** Room for what is too fine for a sketch, in its pixels. */
const ROOM = 3;

/**
 * Compares small paintings of a scene before and after the change of a thing: only the thing changes, with its shadow and
 * reflection.
 * @param exposure of the picture before; unknown if an earlier release painted it, and then all of it is painted
 * @returns undefined for a picture that is hardly larger than a sketch
 */
export async function findChange(
  { before, after, exposure }: { before: () => Promise<Scene>; after: Scene; exposure: Exposure | undefined },
  size: Size,
): Promise<Change | undefined> {
  const scale = SKETCH / Math.max(size.width, size.height);
  if (scale > 0.5 || after.kind === 'people') return undefined;
  const small = {
    width: Math.max(16, Math.round(size.width * scale)),
    height: Math.max(16, Math.round(size.height * scale)),
  };
  const paint = (scene: Scene) => meterPainting(withDetailOf(scene, size), small, exposure);
  const later = await paint(after);
  const sketch = { pixels: later.pixels, ...small };
  if (!exposure || !isPaintedInParts(after)) return { sketch, part: undefined };
  const earlier = await paint(await before());
  const seen = differing(earlier.pixels, later.pixels, small);
  if (!seen) return { sketch, part: undefined };
  const [across, down] = [size.width / small.width, size.height / small.height];
  const area = {
    left: Math.max(0, Math.floor((seen.left - ROOM) * across)),
    top: Math.max(0, Math.floor((seen.top - ROOM) * down)),
    right: Math.min(size.width, Math.ceil((seen.right + ROOM) * across)),
    bottom: Math.min(size.height, Math.ceil((seen.bottom + ROOM) * down)),
  };
  return { sketch, part: { area, light: later.light } };
}

/** Whether each pixel depends on its neighborhood alone. Filters and rippled water read distant pixels; people are drawn at once. */
function isPaintedInParts(scene: Scene): boolean {
  if (scene.kind === 'object' || scene.kind === 'people' || scene.finish.filter) return false;
  return scene.kind !== 'reference' || (scene.placing.kind === 'cut-out' && scene.surface.ripple === 0);
}

function differing(one: Uint8Array, other: Uint8Array, { width, height }: Size): Part['area'] | undefined {
  const area = { left: width, top: height, right: 0, bottom: 0 };
  for (let at = 0; at < one.length; at++) {
    if (Math.abs(one[at]! - other[at]!) < LEAST) continue;
    const pixel = Math.floor(at / 3);
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    area.left = Math.min(area.left, x);
    area.right = Math.max(area.right, x + 1);
    area.top = Math.min(area.top, y);
    area.bottom = Math.max(area.bottom, y + 1);
  }
  return area.right > area.left ? area : undefined;
}

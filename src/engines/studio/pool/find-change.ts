import type { Scene } from '../compose/scene.ts';
import type { Exposure } from '../finish/finish-stages.ts';
import { meterPainting, type Part, type Size, withDetailOf } from './canvas.ts';

/** A changed picture, painted small. */
export interface Sketch {
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Longer side of the paintings that are compared, in pixels. */
const SKETCH = 256;
/** Least difference of two sketches, of 255, that counts. Glow changes by less far away. */
const LEAST = 2;
/** Room for what is too fine for a sketch, in its pixels. */
const ROOM = 3;

/**
 * Paints a scene small before and after the change of a thing and compares them. Only the thing, its shadow and its reflection may
 * differ.
 * @param onSketch called with the changed scene once it is painted; not for people, nor below twice the sketch's size
 * @param exposure of the picture before; unknown if an earlier release painted it, and then all of it is painted
 * @returns the area to repaint; undefined if the whole picture must be repainted
 */
export async function findChange(
  { before, after, exposure }: { before: () => Promise<Scene>; after: Scene; exposure: Exposure | undefined },
  size: Size,
  onSketch: (sketch: Sketch) => void,
): Promise<Part | undefined> {
  if (!isSketched(size) || after.kind === 'people') return undefined;
  const scale = SKETCH / Math.max(size.width, size.height);
  const small = {
    width: Math.max(16, Math.round(size.width * scale)),
    height: Math.max(16, Math.round(size.height * scale)),
  };
  const paint = (scene: Scene) => meterPainting(withDetailOf(scene, size), small, exposure);
  const later = await paint(after);
  // Before the comparison, which takes as long again.
  onSketch({ pixels: later.pixels, ...small });
  if (!exposure || !isPaintedInParts(after)) return undefined;
  const earlier = await paint(await before());
  const seen = differing(earlier.pixels, later.pixels, small);
  if (!seen) return undefined;
  const [across, down] = [size.width / small.width, size.height / small.height];
  const area = {
    left: Math.max(0, Math.floor((seen.left - ROOM) * across)),
    top: Math.max(0, Math.floor((seen.top - ROOM) * down)),
    right: Math.min(size.width, Math.ceil((seen.right + ROOM) * across)),
    bottom: Math.min(size.height, Math.ceil((seen.bottom + ROOM) * down)),
  };
  return { area, light: later.light };
}

/** Whether changes of a picture are looked for in sketches; smaller ones are painted whole. */
export function isSketched({ width, height }: Size): boolean {
  return Math.max(width, height) >= 2 * SKETCH;
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

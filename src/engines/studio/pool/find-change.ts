import type { Scene } from '../compose/scene.ts';
import type { MeteredLight } from '../finish/finish-stages.ts';
import { meterPainting, type Size, withDetailOf } from './canvas.ts';

/** Pixels [left, right) × [top, bottom). */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What a change of a thing touches of a picture, and the light of the whole. */
export interface Change {
  /** In pixels of the picture. */
  area: Area;
  light: MeteredLight;
  /** The changed picture, small. */
  sketch: { pixels: Uint8Array; width: number; height: number };
}

/** Longer side of the paintings that are compared, in pixels. */
const SKETCH = 256;
/** Least difference of two sketches, of 255, that counts. Glow changes by less far away. */
const LEAST = 2;
/** Room for what is too fine for a sketch, in its pixels. */
const ROOM = 3;

/**
 * Compares small paintings of a scene before and after the change of a thing. The light of the one before is kept: only the thing
 * changes, with its shadow and reflection.
 * @returns undefined if all of the picture must be painted, or nothing is seen of the change
 */
export async function findChange(before: Scene, after: Scene, size: Size): Promise<Change | undefined> {
  if (!isPaintedInParts(after)) return undefined;
  const scale = SKETCH / Math.max(size.width, size.height);
  if (scale > 0.5) return undefined;
  const small = {
    width: Math.max(16, Math.round(size.width * scale)),
    height: Math.max(16, Math.round(size.height * scale)),
  };
  const earlier = await meterPainting(withDetailOf(before, size), small);
  const later = await meterPainting(withDetailOf(after, size), small, earlier.light);
  const seen = differing(earlier.pixels, later.pixels, small);
  if (!seen) return undefined;
  const [across, down] = [size.width / small.width, size.height / small.height];
  return {
    area: {
      left: Math.max(0, Math.floor((seen.left - ROOM) * across)),
      top: Math.max(0, Math.floor((seen.top - ROOM) * down)),
      right: Math.min(size.width, Math.ceil((seen.right + ROOM) * across)),
      bottom: Math.min(size.height, Math.ceil((seen.bottom + ROOM) * down)),
    },
    light: later.light,
    sketch: { pixels: later.pixels, ...small },
  };
}

/** Whether a pixel depends on those around it alone. Filters and reflections in water see more; people are drawn at once. */
function isPaintedInParts(scene: Scene): boolean {
  if (scene.kind === 'people' || scene.kind === 'object' || scene.finish.filter) return false;
  return scene.kind !== 'reference' || (scene.placing.kind === 'cut-out' && scene.surface.ripple === 0);
}

function differing(one: Uint8Array, other: Uint8Array, { width, height }: Size): Area | undefined {
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

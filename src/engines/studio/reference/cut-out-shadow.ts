import { clamp, smoothstep } from '../math/interpolate.ts';
import { createOutlineContact } from './outline-contact.ts';
import type { PlacedCard } from './place-on-card.ts';
import type { ReferenceScene } from './reference-scene.ts';

/** Share of light, 0..1, that reaches a point of the set past the cut-out. */
export type CutOutShadow = (point: Float64Array, isOnCard: boolean) => number;

export function createCutOutShadow(
  scene: Omit<ReferenceScene, 'others'>,
  placed: PlacedCard,
  shades?: Float32Array,
): CutOutShadow {
  const { placing, surface } = scene;
  const { key } = scene.set.light;
  const { out: face } = placing;
  const thickness = Math.min(placing.width, placing.height) * 0.3;
  const outline = createOutlineContact(scene, placed, shades);
  const lift = placing.foot[1] - surface.height;
  const spot = new Float64Array(3);
  return (point, isOnCard) => {
    const behind = -(
      (point[0]! - placing.foot[0]) * face[0] +
      (point[1]! - placing.foot[1]) * face[1] +
      (point[2]! - placing.foot[2]) * face[2]
    );
    let light = 1;
    const way = placed.distance(point, key);
    if (way > 0) {
      for (let axis = 0; axis < 3; axis++) spot[axis] = point[axis]! + key[axis]! * way;
      const blur = 0.03 + way * surface.softness;
      // Real things have depth: blur the shadow near the outline.
      const across = placed.across(spot);
      const up = placed.up(spot);
      const reaches =
        Math.abs(across) < placing.width / 2 + 4 * blur && up > -4 * blur && up < placing.height + 4 * blur;
      const alpha = reaches ? placed.alpha(across, up, blur) : 0;
      light -= alpha * surface.shade * (1 - 0.25 * smoothstep(0, 5, way));
    }
    const above = point[1]! - placing.foot[1];
    if (isOnCard) {
      // The depth of the drawing below it is not known.
      const near = Math.exp(-((above / (thickness * 0.22)) ** 2));
      return near < 0.02 ? light : light * (1 - near * contact(placed, placed.across(point), 0, thickness));
    }
    if (lift > 0.05 && Math.abs(point[1]! - surface.height) < 0.02)
      return light * (1 - dropShadow(placed.across(point) / placing.width, behind / placing.width, lift));
    if (Math.abs(above) > 0.02) return light;
    const under = contact(placed, placed.across(point), behind - thickness * 0.25, thickness);
    return light * (1 - Math.max(under, outline(point)));
  };
}

/** Below something in the air, in parts of its width. */
function dropShadow(across: number, behind: number, lift: number): number {
  const spread = 0.42 + lift * 0.06;
  const far = (across * across + behind * behind * 2.2) / (spread * spread);
  return far > 9 ? 0 : (0.4 * Math.exp(-far)) / (1 + lift * 0.5);
}

/** Contact shadow: the subject's lowest part, smeared over its depth. */
function contact(placed: PlacedCard, a: number, behind: number, thickness: number): number {
  const depth = Math.abs(behind);
  if (depth > thickness * 4) return 0;
  const near = placed.alpha(a, 0.03, 0.05 + depth * 0.35);
  const wide = placed.alpha(a, thickness * 0.35, 0.12 + depth * 0.6);
  const close = Math.exp(-((depth / (thickness * 0.65)) ** 2));
  const far = Math.exp(-((depth / (thickness * 1.8)) ** 2));
  return clamp(0.72 * Math.min(1, near * 1.5) * close + 0.55 * wide * far, 0, 0.88);
}

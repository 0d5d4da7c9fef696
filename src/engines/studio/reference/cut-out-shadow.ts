import { clamp, smoothstep } from '../math/interpolate.ts';
import { createLazyMap } from './lazy-map.ts';
import { createOutlineContact } from './outline-contact.ts';
import { distanceTo, type PlacedCard } from './place-on-card.ts';
import type { ReferenceScene } from './reference-scene.ts';

/**
 * Share of light, 0..1, that reaches a point past the cut-out.
 * @param at the point along the cut-out's own axes
 * @param height of the point in the scene
 */
export type CutOutShadow = (at: Float64Array, height: number, isOnCard: boolean) => number;

export function createCutOutShadow(
  scene: Omit<ReferenceScene, 'others'>,
  placed: PlacedCard,
  shades?: Float32Array,
): CutOutShadow {
  const { placing, surface } = scene;
  const thickness = Math.min(placing.width, placing.height) * 0.3;
  const contact = createContact(placed, placing.width, thickness);
  const outline = createOutlineContact(scene, placed, shades);
  const lift = placing.foot[1] - surface.height;
  const key = new Float64Array(3);
  placed.resolve(scene.set.light.key, key);
  return (at, height, isOnCard) => {
    const behind = -at[2]!;
    let light = 1;
    const way = distanceTo(at, key);
    if (way > 0) {
      const blur = 0.03 + way * surface.softness;
      // Real things have depth: blur the shadow near the outline.
      const across = at[0]! + key[0]! * way;
      const up = at[1]! + key[1]! * way;
      const reaches =
        Math.abs(across) < placing.width / 2 + 4 * blur && up > -4 * blur && up < placing.height + 4 * blur;
      const alpha = reaches ? placed.alpha(across, up, blur) : 0;
      light -= alpha * surface.shade * (1 - 0.25 * smoothstep(0, 5, way));
    }
    const above = height - placing.foot[1];
    if (isOnCard) {
      // The depth of the drawing below it is not known.
      const near = Math.exp(-((above / (thickness * 0.22)) ** 2));
      return near < 0.02 ? light : light * (1 - near * contact(at[0]!, 0));
    }
    if (lift > 0.05 && Math.abs(height - surface.height) < 0.02)
      return light * (1 - dropShadow(at[0]! / placing.width, behind / placing.width, lift));
    if (Math.abs(above) > 0.02) return light;
    const under = contact(at[0]!, behind - thickness * 0.25);
    return light * (1 - Math.max(under, outline(at)));
  };
}

/** Below something in the air, in parts of its width. */
function dropShadow(across: number, behind: number, lift: number): number {
  const spread = 0.42 + lift * 0.06;
  const far = (across * across + behind * behind * 2.2) / (spread * spread);
  return far > 9 ? 0 : (0.4 * Math.exp(-far)) / (1 + lift * 0.5);
}

/** Side of the cells of the contact shadow's map, in scene units: half of the narrowest blur. */
const CELL = 0.025;

/** Contact shadow at `a` and a distance behind or before the card: the subject's lowest part, smeared over its depth. */
function createContact(placed: PlacedCard, width: number, thickness: number) {
  const deepest = thickness * 4;
  /** Past this there is no shadow at any depth. */
  const widest = width / 2 + 5 * (0.12 + deepest * 0.6);
  const read = createLazyMap(
    { columns: Math.ceil((2 * widest) / CELL) + 2, rows: Math.ceil(deepest / CELL) + 2, fields: 1 },
    (column, row, out) => {
      const a = column * CELL - widest;
      const depth = row * CELL;
      const near = placed.alpha(a, 0.03, 0.05 + depth * 0.35);
      const wide = placed.alpha(a, thickness * 0.35, 0.12 + depth * 0.6);
      const close = Math.exp(-((depth / (thickness * 0.65)) ** 2));
      const far = Math.exp(-((depth / (thickness * 1.8)) ** 2));
      out[0] = clamp(0.72 * Math.min(1, near * 1.5) * close + 0.55 * wide * far, 0, 0.88);
    },
  );
  const shade = new Float64Array(1);
  return (a: number, behind: number) => {
    const depth = Math.abs(behind);
    if (depth > deepest || Math.abs(a) > widest) return 0;
    read((a + widest) / CELL, depth / CELL, shade);
    return shade[0]!;
  };
}

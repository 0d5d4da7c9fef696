import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { createOutlineMap } from './outline-map.ts';
import type { PlacedCard } from './place-on-card.ts';
import type { ReferenceScene } from './reference-scene.ts';

/** Writes premultiplied radiance and alpha of the cut-out at a point of its card, under the set's light. */
export type CutOutFace = (a: number, b: number, blur: number, out: Float64Array) => void;

export function createCutOutFace(
  { placing, surface, set }: Pick<ReferenceScene, 'placing' | 'surface' | 'set'>,
  placed: PlacedCard,
): CutOutFace {
  const { width, height, right } = placing;
  const { key, keyColor, sky } = set.light;
  const side = Math.sign(key[0] * right[0] + key[2] * right[2]);
  const peak = Math.max(...keyColor);
  const tint = keyColor.map((channel) => mix(1, channel / peak, 0.6));
  const readEdges = createOutlineMap(placed, placing);
  const edges = new Float64Array(3);
  return (a, b, blur, out) => {
    if (Math.abs(a) > width * 0.65 || b > height * 1.1 || b < -blur) {
      out.fill(0);
      return;
    }
    placed.color(a, b, blur, out);
    const alpha = out[3]!;
    if (alpha <= 0.002) return;
    const towards = clamp(0.5 + (side * a) / width, 0, 1);
    const grounded = mix(0.66, 1, smoothstep(-0.02, 0.22, b / height));
    const exposure = surface.exposure * mix(0.84, 1.08, smoothstep(0, 1, towards)) * grounded;
    readEdges(a, b, edges);
    const left = edges[0]!;
    const onRight = edges[1]!;
    const above = edges[2]!;
    for (let channel = 0; channel < 3; channel++) {
      const base = out[channel]!;
      const rim = surface.rimLeft[channel]! * left + surface.rimRight[channel]! * onRight;
      out[channel] =
        base * exposure * tint[channel]! +
        (0.25 * alpha + base) * rim +
        (0.12 * alpha + 0.4 * base) * sky[channel]! * (above + 0.25 * (left + onRight));
    }
  };
}

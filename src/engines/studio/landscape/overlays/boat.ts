import { clamp, mix } from '../../math/interpolate.ts';
import type { Light } from '../landscape-scene.ts';
import type { Sprite } from './sprite.ts';

/** A sailing boat with its image in the water below; `y` is the waterline, `tall` the mast, in pixels. */
export function createBoat(
  place: { x: number; y: number; tall: number; depth: number; facing: number },
  sail: readonly number[],
  hull: readonly number[],
  sailSet: boolean,
  light: Light,
): Sprite {
  const { x: cx, y: cy, tall, depth } = place;
  const haze = 1 - Math.exp(-depth / 6000);
  const ambient = [0, 1, 2].map((c) => (light.middle[c]! * 0.6 + light.horizon[c]! * 0.3) * light.ambient);
  const lit = 0.35 + 0.5 * Math.max(0, 1 - light.direction[2]);
  const body = (u: number, v: number, out: Float64Array) => {
    const pixel = 1 / tall;
    const edge = (distance: number) => clamp(distance / pixel + 0.5, 0, 1);
    // The rear edge of a sail is curved.
    const up = clamp((v - 0.12) / 0.86, 0, 1);
    const main = sailSet ? edge(Math.min(u - 0.012, 0.4 * (1 - up) ** 0.8 - u, v - 0.12, 0.985 - v)) : 0;
    const jib = sailSet
      ? edge(Math.min(-0.012 - u, u + 0.3 * (1 - clamp((v - 0.09) / 0.75, 0, 1)), v - 0.09))
      : 0;
    const mast = edge(Math.min(0.006 - Math.abs(u), v, 1 - v)) * 0.9;
    const boom = edge(Math.min(0.005 - Math.abs(v - 0.115), u, 0.36 - u));
    const sheer = 0.075 + 0.02 * u * u * 8;
    const deck = edge(Math.min(sheer - v, v, 0.4 - Math.abs(u - 0.03) - 0.5 * (sheer - v)));
    const cabin = edge(Math.min(0.11 - v, v - 0.06, 0.12 - Math.abs(u - 0.06)));
    const shade = 0.78 + 0.35 * clamp(u * 2 + 0.4, 0, 1);
    for (let channel = 0; channel < 3; channel++) {
      const cloth = sail[channel]! * (ambient[channel]! * 0.8 + light.sun[channel]! * lit) * shade;
      const wood = hull[channel]! * (ambient[channel]! * 0.7 + light.sun[channel]! * 0.35);
      const solid = mix(cloth, wood, Math.max(deck, mast, boom));
      out[channel] = mix(
        mix(solid, ambient[channel]! * 0.7, cabin * (1 - deck) * 0.5),
        light.horizon[channel]! * 0.8,
        haze,
      );
    }
    return Math.max(main, jib * 0.97, mast, boom, deck, cabin);
  };
  return {
    left: cx - tall * 0.5,
    right: cx + tall * 0.5,
    top: cy - tall * 1.02,
    bottom: cy + tall * 0.9,
    depth,
    shade: (x, y, out) => {
      const u = ((x - cx) / tall) * place.facing;
      const v = (cy - y) / tall;
      if (v >= 0) return body(u, v, out);
      const ripple = 0.025 * Math.sin(v * 60) + 0.018 * Math.sin(v * 131 + u * 9);
      const cover = body(u + ripple * (0.4 - v), -v * 1.12 + ripple * 0.5, out);
      for (let channel = 0; channel < 3; channel++) out[channel]! *= 0.72;
      return cover * 0.55 * Math.max(0, 1 + v * 1.1);
    },
  };
}

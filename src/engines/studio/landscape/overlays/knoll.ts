import type { Rgb } from '../../color/linear-color.ts';
import { clamp, mix, smoothstep } from '../../math/interpolate.ts';
import type { Noise } from '../../math/value-noise.ts';
import type { Light } from '../landscape-scene.ts';
import type { Sprite } from './sprite.ts';

/** Brightness of backlit ground relative to the sky. */
const AGAINST_LIGHT = 0.13;

/** A dark rise in the foreground for someone to sit or stand on, with tufts along its edge. */
export function createKnoll(
  place: { x: number; y: number; halfWidth: number; depth: number },
  frame: { width: number; height: number },
  light: Light,
  cover: Rgb,
  noise: Noise,
): Sprite {
  const shown = showColors(light);
  const rim = light.sun.map((value) => value * 0.05);
  const tall = frame.height - place.y;
  return {
    left: Number.NEGATIVE_INFINITY,
    right: Number.POSITIVE_INFINITY,
    top: place.y - frame.height * 0.06,
    bottom: Number.POSITIVE_INFINITY,
    depth: place.depth * 0.98,
    shade: (x, y, out) => {
      const u = (x - place.x) / place.halfWidth;
      const slope = Math.max(0, Math.abs(u) - 0.3);
      const edge =
        place.y +
        tall * Math.min(1.1, slope * slope * 0.42) +
        tall * 0.1 * (noise.fractal(x * 0.006 + 3, 1.5, 4) - 0.47) * Math.min(1, Math.abs(u) * 2);
      const tuft =
        noise.value(x * 0.33, 9.5) ** 2 *
        noise.value(x * 0.021, 4.5) *
        frame.height *
        0.036 *
        smoothstep(0.2, 0.6, Math.abs(u));
      const inside = y - edge + tuft;
      if (inside <= 0) return 0;
      const grain = 0.7 + 0.7 * noise.fractal(x * 0.05, y * 0.08, 3);
      const top = smoothstep(frame.height * 0.02, 0, inside);
      for (let channel = 0; channel < 3; channel++) {
        const shaded = cover[channel]! * light.middle[channel]! * light.ambient * 2.6 * AGAINST_LIGHT;
        const against = (shaded * (0.5 + 0.6 * grain) + rim[channel]! * top) * grain;
        const lit =
          cover[channel]! *
          (0.5 + 0.6 * grain) *
          (light.sun[channel]! * light.direction[1] * 0.9 + light.middle[channel]! * light.ambient * 0.45);
        out[channel] = mix(against, lit, shown);
      }
      return clamp(inside, 0, 1);
    },
  };
}

/** 0 for a silhouette against a low sun, 1 in full daylight. */
function showColors({ direction: [, sunY, sunZ] }: Light): number {
  const against = smoothstep(0.6, 0.92, sunZ) * smoothstep(0.4, 0.2, sunY);
  return (1 - against) * smoothstep(0.02, 0.16, sunY);
}

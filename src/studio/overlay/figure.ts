import { clamp, mix, smoothstep } from '../maths/interpolate.ts';
import type { Noise } from '../maths/value-noise.ts';
import type { Light } from '../scene/scene.ts';
import { type Limb, POSES, type PoseName } from './poses.ts';
import type { Sprite } from './sprite.ts';

/** Joints blend over this part of a body's height. */
const BLEND = 0.02;

/** A person against the light, of blended limbs, with the sun on the edges that face it. */
export function createFigure(
  pose: PoseName,
  /** Of the feet, in pixels, and pixels for one metre. */
  place: { x: number; y: number; scale: number; depth: number; facing: number },
  light: Light,
): Sprite {
  const { limbs, tall, half } = POSES[pose];
  const size = tall * place.scale;
  const [sunX, sunY, sunZ] = light.direction;
  const behind = smoothstep(-0.2, 0.9, sunZ);
  const shadow = [0, 1, 2].map(
    (c) => (light.middle[c]! * 0.5 + light.zenith[c]! * 0.3) * light.ambient * 0.035,
  );
  const rim = light.sun.map((value) => value * 0.34);
  return {
    left: place.x - half * size,
    right: place.x + half * size,
    top: place.y - 1.06 * size,
    bottom: place.y + 0.02 * size,
    depth: place.depth,
    shade: (x, y, out) => {
      const u = ((x - place.x) / size) * place.facing;
      const v = (place.y - y) / size;
      const distance = bodyDistance(limbs, u, v);
      const cover = clamp(0.5 - distance * size, 0, 1);
      if (cover <= 0) return 0;
      const step = 0.004;
      const nx = (bodyDistance(limbs, u + step, v) - distance) / step;
      const ny = (bodyDistance(limbs, u, v + step) - distance) / step;
      const facing = Math.max(0, nx * sunX * place.facing * 1.6 + ny * (sunY + 0.25));
      const edge = smoothstep(-0.024, -0.001, distance) * (0.3 + 0.7 * behind);
      const front = (1 - behind) * smoothstep(-0.09, 0, distance) * 0.35;
      for (let channel = 0; channel < 3; channel++)
        out[channel] = shadow[channel]! * (0.7 + 0.5 * v) + rim[channel]! * facing * (edge * edge + front);
      return cover;
    },
  };
}

/** Signed distance to the union of tapering capsules with softened joints (after Iñigo Quilez, "uneven capsule"). */
function bodyDistance(limbs: readonly Limb[], x: number, y: number): number {
  let body = 1;
  for (const [ax, ay, ar, bx, by, br] of limbs) {
    const dx = bx - ax;
    const dy = by - ay;
    const t = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1);
    const limb = Math.hypot(x - ax - dx * t, y - ay - dy * t) - mix(ar, br, t);
    const thin = Math.min(ar, br) < 0.013;
    const blend = thin ? 0.002 : BLEND;
    const share = clamp(0.5 + (0.5 * (body - limb)) / blend, 0, 1);
    body = mix(body, limb, share) - blend * share * (1 - share);
  }
  return body;
}

/** A dark rise in the foreground for someone to sit or stand on, with tufts along its edge. */
export function createKnoll(
  place: { x: number; y: number; halfWidth: number; depth: number },
  frame: { width: number; height: number },
  light: Light,
  noise: Noise,
): Sprite {
  const shadow = [0, 1, 2].map(
    (c) => (light.middle[c]! * 0.5 + light.zenith[c]! * 0.3) * light.ambient * 0.03,
  );
  const rim = light.sun.map((value) => value * 0.05);
  const tall = frame.height - place.y;
  return {
    left: 0,
    right: frame.width,
    top: place.y - frame.height * 0.06,
    bottom: frame.height,
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
      for (let channel = 0; channel < 3; channel++)
        out[channel] = shadow[channel]! * grain + rim[channel]! * top * grain;
      return clamp(inside, 0, 1);
    },
  };
}

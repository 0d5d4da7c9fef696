import { fromHex, type Rgb } from '../../color/linear-color.ts';
import { clamp, mix, smoothstep } from '../../math/interpolate.ts';
import type { Noise } from '../../math/value-noise.ts';
import type { Light } from '../landscape-scene.ts';
import { type Limb, POSES, type PoseName } from './poses.ts';
import type { Sprite } from './sprite.ts';

/** Joints blend over this fraction of a body's height. */
const BLEND = 0.02;
/** Brightness of backlit people relative to the sky. */
const AGAINST_LIGHT = 0.13;

/** A backlit person of blended limbs, with a sunlit rim. */
export function createFigure(
  pose: PoseName,
  /** Of the feet, in pixels, and pixels for one meter. */
  place: { x: number; y: number; scale: number; depth: number; facing: number },
  light: Light,
): Sprite {
  const { limbs, tall, half } = POSES[pose];
  const size = tall * place.scale;
  const [sunX, sunY, sunZ] = light.direction;
  const behind = smoothstep(-0.2, 0.9, sunZ);
  const rim = light.sun.map((value) => value * 0.34);
  // People show colors with the sun behind the viewer, and are silhouettes against it.
  const daylight = [0, 1, 2].map(
    (c) => (light.middle[c]! * 0.45 + light.zenith[c]! * 0.3 + light.horizon[c]! * 0.2) * light.ambient,
  );
  const shown = showColors(light);
  const outfit = OUTFITS[Math.floor(Math.abs(place.x * 7.3)) % OUTFITS.length]!;
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
      // Limbs are round: they turn away from the viewer towards their edge.
      const round = smoothstep(-0.07, 0, distance);
      const sunny = clamp(
        nx * sunX * place.facing * round + (ny * round + 0.2) * sunY - sunZ * (1 - 0.5 * round),
        0.06,
        1,
      );
      const cloth = pose === 'yogi' ? dressSitting(outfit, v) : dress(outfit, v);
      for (let channel = 0; channel < 3; channel++) {
        const shaded = cloth[channel]! * daylight[channel]! * AGAINST_LIGHT * (0.7 + 0.5 * v - 0.3 * round);
        const against = shaded + rim[channel]! * facing * (edge * edge + front);
        const lit =
          cloth[channel]! *
          (light.sun[channel]! * sunny * 0.9 + daylight[channel]! * (0.55 + 0.3 * (1 - round) + 0.15 * v));
        out[channel] = mix(against, lit, shown);
      }
      return cover;
    },
  };
}

/** 0 for a silhouette against a low sun, 1 in full daylight. */
function showColors({ direction: [, sunY, sunZ] }: Light): number {
  const against = smoothstep(0.6, 0.92, sunZ) * smoothstep(0.4, 0.2, sunY);
  return (1 - against) * smoothstep(0.02, 0.16, sunY);
}

interface Outfit {
  hair: Rgb;
  skin: Rgb;
  top: Rgb;
  legs: Rgb;
}

const OUTFITS: Outfit[] = [
  ['#2a1c14', '#c98f6c', '#b8463a', '#2b3444'],
  ['#5a3a20', '#e0b08c', '#2f6f8f', '#3a3d42'],
  ['#17120f', '#7a4c33', '#d8a03c', '#27384a'],
  ['#3a2618', '#d7a27c', '#3f7a5a', '#4a4034'],
].map(([hair, skin, top, legs]) => ({
  hair: fromHex(hair!),
  skin: fromHex(skin!),
  top: fromHex(top!),
  legs: fromHex(legs!),
}));

/** Color at a height, 0 at the feet to 1 at the top of the head. */
function dress({ hair, skin, top, legs }: Outfit, v: number): Rgb {
  if (v > 0.94) return hair;
  if (v > 0.83) return skin;
  if (v > 0.53) return top;
  return v > 0.035 ? legs : hair;
}

/** When sitting, the head starts lower and the arms are bare. */
function dressSitting({ hair, top, legs }: Outfit, v: number): Rgb {
  if (v > 0.76) return hair;
  return v > 0.24 ? top : legs;
}

/**
 * Signed distance to the union of tapering capsules with softened joints (after Iñigo Quilez, "uneven
 * capsule").
 */
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
  cover: Rgb,
  noise: Noise,
): Sprite {
  const shown = showColors(light);
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

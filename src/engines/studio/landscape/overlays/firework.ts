import type { Rgb } from '../../color/linear-color.ts';
import { smoothstep } from '../../math/interpolate.ts';
import { lengthOf } from '../../math/length-of.ts';
import type { Random } from '../../math/seeded-random.ts';
import type { Sprite } from './sprite.ts';

/** Meters; farther than every building. */
const DEPTH = 9000;
/** How far the sparks have fallen at the rim, as part of the radius. */
const FALL = 0.16;
const BRIGHTNESS = 2.6;

/** A burst of sparks that fly apart and fall, with a second, smaller burst in its heart. */
export function createFirework(
  { x, y, radius }: { x: number; y: number; radius: number },
  { color, heart }: { color: Rgb; heart: Rgb },
  random: Random,
): Sprite {
  const outer = drawSparks(Math.round(random.between(34, 54)), 1, random);
  const inner = drawSparks(Math.round(random.between(18, 28)), random.between(0.42, 0.6), random);
  const pixel = 1 / radius;
  return {
    left: x - radius * 1.1,
    right: x + radius * 1.1,
    top: y - radius * 1.1,
    bottom: y + radius * 1.35,
    depth: DEPTH,
    shade: (px, py, out) => {
      const u = (px - x) * pixel;
      const below = (py - y) * pixel;
      const v = below - FALL * (u * u + below * below);
      const distance = lengthOf(u, v);
      const turn = Math.atan2(v, u) / (2 * Math.PI) + 0.5;
      const rim = sparkAt(outer, turn, distance, pixel);
      const core = sparkAt(inner, turn, distance, pixel);
      const glow = 0.3 * Math.exp(-distance * 4.5);
      const light = rim + core + glow;
      if (light < 0.004) return 0;
      for (let channel = 0; channel < 3; channel++)
        out[channel] = ((color[channel]! * (rim + glow) + heart[channel]! * core) / light) * BRIGHTNESS;
      return Math.min(1, light);
    },
  };
}

interface Spark {
  /** Shift to the side, as part of the angle between two sparks. */
  shift: number;
  length: number;
  strength: number;
}

function drawSparks(count: number, reach: number, random: Random): Spark[] {
  return Array.from({ length: count }, () => ({
    shift: random.between(-0.3, 0.3),
    length: reach * random.between(0.78, 1),
    strength: random.between(0.55, 1),
  }));
}

/** Trails brighten toward the spark at their end. `turn` runs from 0 to 1 around the middle. */
function sparkAt(sparks: readonly Spark[], turn: number, distance: number, pixel: number): number {
  const place = turn * sparks.length;
  const index = Math.floor(place) % sparks.length;
  const { shift, length, strength } = sparks[index]!;
  const across = (Math.abs(place - Math.floor(place) - 0.5 - shift) / sparks.length) * 2 * Math.PI * distance;
  const half = Math.max(0.7 * pixel, 0.007 * (0.4 + distance));
  const trail =
    smoothstep(0.08, 0.95, distance / length) ** 1.4 * smoothstep(length + pixel, length, distance);
  const head = smoothstep(0.03 + pixel, 0.008, lengthOf(across, distance - length));
  return strength * Math.min(1, trail * smoothstep(half * 2, half * 0.5, across) + head);
}

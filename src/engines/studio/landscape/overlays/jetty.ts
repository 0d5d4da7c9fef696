import { clamp, mix, smoothstep } from '../../math/interpolate.ts';
import type { LandscapeView } from '../landscape-view.ts';
import type { Sprite } from './sprite.ts';

/** In meters: half the deck's width, its height above the water, its end, and the distance between piles. */
const HALF = 1.5;
const DECK = 0.75;
const END = 34;
const PILES = 4.5;

/** A jetty of weathered planks on piles, from the viewer into the harbor. */
export function createJetty(
  place: { x: number; slant: number },
  { scene: { camera, light }, frame, noise }: LandscapeView,
): Sprite {
  const eye = Math.max(0.6, camera.height - DECK);
  const middleAt = (z: number) => place.x + place.slant * z;
  const ambient = [0, 1, 2].map(
    (c) => (light.middle[c]! * 0.55 + light.zenith[c]! * 0.25 + light.horizon[c]! * 0.2) * light.ambient,
  );
  const paint = (wood: number, sunlit: number, out: Float64Array) => {
    for (let channel = 0; channel < 3; channel++)
      out[channel] = WOOD[channel]! * wood * (ambient[channel]! * 0.9 + light.sun[channel]! * sunlit);
  };
  const pileCover = (x: number, y: number, out: Float64Array) => {
    for (let z = PILES; z <= END + 0.1; z += PILES) {
      for (const side of [-1, 1]) {
        const scale = frame.focal / z;
        const u = (x - frame.center - (middleAt(z) + side * (HALF - 0.1)) * scale) / (0.13 * scale);
        const up = camera.height - (y - frame.horizon) / scale;
        if (Math.abs(u) > 1 || up < -0.9 || up > DECK + 0.55) continue;
        paint((0.5 + 0.3 * u) * (up < 0 ? 0.6 : 1), 0.25 * Math.max(0, light.direction[1]) + 0.05, out);
        return clamp((1 - Math.abs(u)) * 0.13 * scale, 0, 1) * (up < 0 ? 0.6 * (1 + up / 0.9) : 1);
      }
    }
    return 0;
  };
  return {
    left: Number.NEGATIVE_INFINITY,
    right: Number.POSITIVE_INFINITY,
    top: frame.horizon + ((eye - 0.6) / END) * frame.focal - 2,
    bottom: Number.POSITIVE_INFINITY,
    depth: 1.3,
    shade: (x, y, out) => {
      const down = (y - frame.horizon) / frame.focal;
      const z = eye / Math.max(1e-4, down);
      const scale = frame.focal / z;
      const across = (x - frame.center) / scale - middleAt(z);
      const deck = z < END ? clamp((HALF - Math.abs(across)) * scale + 0.5, 0, 1) : 0;
      if (deck < 1) {
        const pile = pileCover(x, y, out);
        if (pile > 0 && deck === 0) return pile;
      }
      if (deck > 0) {
        const plank = z / 0.19;
        const gap = smoothstep(0.09, 0.02, Math.abs(plank - Math.round(plank))) * smoothstep(26, 9, z);
        const tone = 0.75 + 0.5 * noise.cell(Math.round(plank - 0.5), 11);
        const grain = 0.8 + 0.4 * noise.fractal(across * 4 + 7, z * 22, 3);
        const wear = mix(0.85, 1.15, noise.value(across * 1.7, z * 0.6));
        paint(tone * grain * wear * (1 - 0.8 * gap), 0.25 + 0.75 * Math.max(0, light.direction[1]), out);
        return deck;
      }
      return 0;
    },
  };
}

const WOOD = [0.3, 0.245, 0.19] as const;

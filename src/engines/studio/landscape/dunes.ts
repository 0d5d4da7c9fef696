import { mix, smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { Land } from './landscape-scene.ts';
import type { Shape } from './terrain.ts';

/** Long crests with a gentle windward and a steep leeward side; small ones on top of large ones. */
export function createDunes(land: Land, noise: Noise): Shape {
  const crest = (phase: number, lee: number) => {
    const part = phase - Math.floor(phase);
    if (part < lee) {
      const rise = part / lee;
      return rise * rise * (1.6 - 0.6 * rise);
    }
    const fall = (1 - part) / (1 - lee);
    return fall * (0.45 + 0.55 * fall);
  };
  return (x, z) => {
    const bend = noise.fractal(x * 0.0026 + 11, z * 0.0026, 3) * 3.4;
    const large = crest(z * 0.0032 * land.frequency + x * 0.0011 * land.frequency + bend, 0.74);
    const bend2 = noise.fractal(x * 0.009 + 4, z * 0.009 + 9, 2) * 2.6;
    const small = crest(z * 0.012 * land.frequency - x * 0.005 * land.frequency + bend2, 0.7);
    const swell = noise.fractal(x * 0.0012, z * 0.0012 + 3, 3);
    const far = smoothstep(land.nearDistance, land.farDistance, z);
    const height =
      large * (0.25 + 0.9 * swell) * mix(0.35, 1, far) + small * 0.09 * (1 - large * 0.6) + swell * 0.6 * far;
    return land.relief * height - land.base;
  };
}

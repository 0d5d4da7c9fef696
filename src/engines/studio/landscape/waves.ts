import { mix, smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import type { Water } from './landscape-scene.ts';

/** Fills `slope` with the waves' slopes (x, z) at a place and the slope lost below a pixel's size. */
export type WaveField = (x: number, z: number, distance: number, slope: Float64Array) => void;

/** Octaves of moving noise, longest first; those smaller than a pixel turn into roughness. */
export function createWaveField(water: Water, noise: Noise): WaveField {
  const gradient = new Float64Array(3);
  return (x, z, distance, slope) => {
    let px = x * 0.09 * water.waveScale;
    let pz = z * 0.19 * water.waveScale;
    let slopeX = 0;
    let slopeZ = 0;
    let lost = 0;
    let strength = 1;
    let wavelength = 7 / water.waveScale;
    const footprint = distance * 0.0022;
    const gusts = mix(0.55, 1.15, smoothstep(0.36, 0.62, noise.fractal(x * 0.006 + 5, z * 0.017, 2) + 0.06));
    for (let octave = 0; octave < 6; octave++) {
      const seen = 1 - smoothstep(wavelength * 0.35, wavelength * 1.1, footprint);
      if (seen > 0) {
        noise.gradient(px, pz, gradient);
        slopeX += strength * gradient[1]! * 0.6 * seen;
        slopeZ += strength * gradient[2]! * seen;
      }
      lost += strength * (1 - seen) * 0.55;
      const turned = (0.86 * px - 0.5 * pz) * 2.07 + 3.1;
      pz = (0.5 * px + 0.86 * pz) * 2.07;
      px = turned;
      strength *= 0.62;
      wavelength /= 2.07;
    }
    const scale = 0.05 * water.chop * gusts;
    slope[0] = slopeX * scale;
    slope[1] = slopeZ * scale;
    slope[2] = lost * scale;
  };
}

import { clamp, mix, smoothstep } from '../maths/interpolate.ts';
import type { Noise } from '../maths/value-noise.ts';
import type { LandscapeScene, Water } from '../scene/scene.ts';
import type { Terrain } from './terrain.ts';

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
    const gusts = mix(0.3, 1.15, smoothstep(0.36, 0.62, noise.fractal(x * 0.006 + 5, z * 0.017, 3)));
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

export interface WaterShader {
  /**
   * Adds to what is mirrored the light from below, the sun's glitter and foam.
   * `x, y, z` is the view ray; `slope` what the wave field gave; `mirrored` holds the reflection and
   * receives the result; `open` is 0 where land hides the sun's reflection.
   */
  shade(
    place: { x: number; z: number },
    ray: { x: number; y: number; z: number },
    slope: Float64Array,
    open: number,
    mirrored: Float64Array,
  ): void;
}

export function createWaterShader(
  scene: LandscapeScene,
  water: Water,
  terrain: Terrain,
  noise: Noise,
): WaterShader {
  const { light, land } = scene;
  const [sunX, sunY, sunZ] = light.direction;

  const foamAt = (x: number, z: number, depth: number, slope: Float64Array) => {
    if (water.foam === 0 || z > 700) return 0;
    const lace = 1 - Math.abs(2 * noise.fractal(x * 0.8 + slope[0]! * 6, z * 1.3, 4) - 0.94) * 2.2;
    const wide = noise.fractal(x * 0.05, z * 0.11 + 3, 3);
    const edge = Math.exp(-depth * 5) * smoothstep(0.25, 0.6, lace + 0.5 * Math.exp(-depth * 18));
    if (water.surf === 0) return edge * water.foam * 0.8;
    const shoreward = depth * 1.5 + 2.6 * noise.fractal(x * 0.03, 4 + z * 0.01, 3);
    const cycle = shoreward - Math.floor(shoreward);
    const breaker =
      smoothstep(0.8, 0.97, cycle) + 0.3 * smoothstep(0.4, 0, cycle) * smoothstep(0.35, 0.75, lace);
    const surf =
      breaker * smoothstep(0.3, 0.62, lace * 0.7 + wide * 0.6) * Math.exp(-depth * 0.85) * water.surf;
    return clamp((edge + surf) * water.foam, 0, 1);
  };

  return {
    shade: (place, ray, slope, open, mirrored) => {
      const cosine = clamp(-ray.y + slope[1]! * 0.9, 0.015, 1);
      const fresnel = clamp(0.02 + 0.98 * (1 - cosine) ** 5 * (1 - clamp(slope[2]! * 1.2, 0, 0.4)), 0, 1);
      const near = place.z < Math.max(500, land.shore * 8) || land.islands.length > 0;
      const depth = near ? Math.max(0, -terrain.ground(place.x, place.z, 5)) : 30;
      const murk = 1 - Math.exp(-depth / water.clarity);
      // Half-vector slope of a facet that would mirror the sun: the glitter's density (Cox and Munk, 1954).
      let glitter = 0;
      if (open > 0) {
        const hx = sunX - ray.x;
        const hy = sunY - ray.y;
        const hz = sunZ - ray.z;
        const needX = -hx / hy - slope[0]! * 1.6;
        const needZ = -hz / hy - slope[1]! * 1.6;
        const variance = 0.00035 + (slope[2]! * 0.55) ** 2 + 0.0012 * water.chop;
        const chance = Math.exp(-(needX * needX + needZ * needZ * 0.6) / (2 * variance));
        glitter = (open * chance * (0.02 + fresnel) * 0.045) / (variance + 0.002);
      }
      const foam = foamAt(place.x, place.z, depth, slope);
      for (let channel = 0; channel < 3; channel++) {
        const daylight =
          light.middle[channel]! * 0.5 +
          light.zenith[channel]! * 0.25 +
          light.sun[channel]! * 0.4 * Math.max(0.1, sunY);
        const body = mix(water.shallow[channel]!, water.deep[channel]!, murk) * daylight * light.ambient;
        const surface = mix(body, mirrored[channel]!, fresnel) + light.sun[channel]! * Math.min(7, glitter);
        const white =
          light.middle[channel]! * 0.55 * light.ambient +
          light.sun[channel]! * (0.25 + 0.7 * Math.max(0, sunY));
        mirrored[channel] = mix(surface, white * 0.8, foam);
      }
    },
  };
}

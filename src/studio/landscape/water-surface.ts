import { clamp, mix, smoothstep } from '../maths/interpolate.ts';
import type { Noise } from '../maths/value-noise.ts';
import type { LandscapeScene, Water } from '../scene/scene.ts';
import type { ReliefReader } from './relief.ts';

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
  relief: ReliefReader,
  noise: Noise,
): WaterShader {
  const { light } = scene;
  const [sunX, sunY, sunZ] = light.direction;

  const foamAt = (x: number, z: number, depth: number, slope: Float64Array) => {
    if (water.foam === 0 || z > 900 || depth > (water.surf === 0 ? 1.2 : 8)) return 0;
    const lace = 1 - Math.abs(2 * noise.fractal(x * 1.3 + slope[0]! * 6, z * 1.9, 4) - 0.94) * 5.5;
    const edge = Math.exp(-depth * 7) * smoothstep(0.2, 0.75, lace + 0.9 * Math.exp(-depth * 30));
    if (water.surf === 0) return edge * water.foam * 0.8;
    // Crests run along the lines of equal depth and die out sideways; lace is left behind on the shore side.
    const wobble = noise.fractal(x * 0.035, 4 + z * 0.006, 3) * 1.7;
    const phase = depth * 0.85 + wobble;
    const cycle = phase - Math.floor(phase);
    const stretch = smoothstep(
      0.4,
      0.58,
      noise.value(x * 0.045 + Math.floor(phase) * 17, Math.floor(phase) * 3.7),
    );
    const crest = smoothstep(0.1, 0.02, Math.abs(cycle - 0.9 + 0.05 * (lace - 0.5)));
    const wash = cycle < 0.88 ? smoothstep(0.25, 0.88, cycle) : 0;
    const trail = wash * smoothstep(0.1, 0.8, lace) * 0.7;
    const breaking = smoothstep(0.05, 0.35, depth) * Math.exp(-depth * 0.55);
    const surf = (crest + trail) * stretch * breaking * water.surf;
    return clamp((edge + surf) * water.foam, 0, 1);
  };
  // Wind tears the tops of open waves into short white streaks.
  const whitecaps = (x: number, z: number) => {
    if (water.chop < 0.75 || z > 1500) return 0;
    const least = 0.8 - 0.05 * water.chop;
    const gust = 0.14 * noise.value(x * 0.012, z * 0.02);
    const long = noise.fractal(x * 0.3 + 70, z * 0.75, 2);
    // What the finer octaves could add at most.
    if (long + gust + 0.22 < least) return 0;
    const streak = noise.fractal(x * 0.3 + 70, z * 0.75, 5) + gust;
    return smoothstep(least, least + 0.1, streak) * clamp(water.chop - 0.6, 0, 0.8);
  };
  // From low above the water a rough surface shows mostly the sides of waves that face the viewer.
  const facing = 0.012 + 0.16 * Math.min(1.4, water.chop);
  const absorption = [0.36, 0.062, 0.045] as const;

  // What the bottom sends back through the water, and the blue that the water itself adds (Beer's law, 1/m).
  const clearBody = (channel: number, depth: number, ripple: number) => {
    const kept = Math.exp(-absorption[channel]! * depth * 2.3);
    const own = mix(water.shallow[channel]!, water.deep[channel]!, 1 - Math.exp(-depth / water.clarity));
    return water.seabed![channel]! * kept * ripple * 1.05 + own * (1 - Math.exp(-depth * 0.45)) * 0.75;
  };
  const caustics = (x: number, z: number, depth: number) => {
    const line = 1 - Math.abs(2 * noise.fractal(x * 1.1 + 9, z * 1.6, 3) - 0.9) * 2.4;
    const fade = smoothstep(0.05, 0.5, depth) * smoothstep(60, 12, z);
    return 1 + fade * (0.5 * clamp(line, 0, 1) ** 3 - 0.1) * clamp(sunY * 3, 0, 1);
  };

  return {
    shade: (place, ray, slope, open, mirrored) => {
      const cosine = clamp(Math.hypot(Math.min(0, ray.y - slope[1]! * 0.9), facing), 0.012, 1);
      const fresnel = clamp(0.02 + 0.98 * (1 - cosine) ** 5 * (1 - clamp(slope[2]! * 1.2, 0, 0.4)), 0, 1);
      const depth = Math.max(0, -relief.heightAt(place.x, place.z));
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
      const foam = Math.max(foamAt(place.x, place.z, depth, slope), whitecaps(place.x, place.z));
      const ripple = water.seabed && place.z < 60 ? caustics(place.x, place.z, depth) : 1;
      for (let channel = 0; channel < 3; channel++) {
        const daylight =
          light.middle[channel]! * 0.5 +
          light.zenith[channel]! * 0.25 +
          light.sun[channel]! * 0.4 * Math.max(0.1, sunY);
        const body = water.seabed
          ? clearBody(channel, depth, ripple) * daylight * light.ambient
          : mix(water.shallow[channel]!, water.deep[channel]!, murk) * daylight * light.ambient;
        const surface = mix(body, mirrored[channel]!, fresnel) + light.sun[channel]! * Math.min(7, glitter);
        const white =
          light.middle[channel]! * 0.55 * light.ambient +
          light.sun[channel]! * (0.25 + 0.7 * Math.max(0, sunY));
        mirrored[channel] = mix(surface, white * 0.8, foam);
      }
    },
  };
}

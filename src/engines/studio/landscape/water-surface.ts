import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { createFoam } from './foam.ts';
import type { Water } from './landscape-scene.ts';
import type { LandscapeView } from './landscape-view.ts';

export interface WaterShader {
  /**
   * Adds light from below, the sun's glitter and foam to the reflection. `x, y, z` is the view ray; `slope`
   * the wave slopes; `mirrored` holds the reflection and receives the result; `open` is 0 where land hides
   * the sun's reflection.
   */
  shade(
    place: { x: number; z: number },
    ray: { x: number; y: number; z: number },
    slope: Float64Array,
    open: number,
    mirrored: Float64Array,
  ): void;
}

export function createWaterShader({ scene, relief, noise }: LandscapeView, water: Water): WaterShader {
  const { light } = scene;
  const foamAt = createFoam(scene, water, noise);
  const [sunX, sunY, sunZ] = light.direction;

  // From a low camera a rough surface shows mostly wave sides that face the viewer. Under a low sun, they
  // reflect more of the sky.
  const evening = smoothstep(0.2, 0.03, sunY);
  const facing = 0.012 + 0.16 * Math.min(1.4, water.chop);
  const absorption = [0.36, 0.062, 0.045] as const;
  const daylight = [0, 1, 2].map(
    (channel) =>
      light.middle[channel]! * 0.5 +
      light.zenith[channel]! * 0.25 +
      light.sun[channel]! * 0.4 * Math.max(0.1, sunY),
  );
  const white = [0, 1, 2].map(
    (channel) =>
      light.middle[channel]! * 0.55 * light.ambient + light.sun[channel]! * (0.25 + 0.7 * Math.max(0, sunY)),
  );

  // Light from the bottom through the water, plus the water's own blue (Beer's law, 1/m).
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
      const cosine = clamp(lengthOf(Math.min(0, ray.y - slope[1]! * 0.9), facing), 0.012, 1);
      const grazing = (1 - cosine) ** 5 * (1 - clamp(slope[2]! * 1.2, 0, 0.4));
      const fresnel = mix(0.02 + 0.16 * evening, 1, clamp(grazing, 0, 1));
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
      const foam = foamAt(place.x, place.z, depth, slope);
      const ripple = water.seabed && place.z < 60 ? caustics(place.x, place.z, depth) : 1;
      for (let channel = 0; channel < 3; channel++) {
        const body = water.seabed
          ? clearBody(channel, depth, ripple) * daylight[channel]! * light.ambient
          : mix(water.shallow[channel]!, water.deep[channel]!, murk) * daylight[channel]! * light.ambient;
        const surface = mix(body, mirrored[channel]!, fresnel) + light.sun[channel]! * Math.min(7, glitter);
        mirrored[channel] = mix(surface, white[channel]! * 0.8, foam);
      }
    },
  };
}

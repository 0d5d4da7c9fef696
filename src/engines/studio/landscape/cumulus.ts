import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import type { Noise } from '../math/value-noise.ts';
import { createCoverage } from './cloud-coverage.ts';
import type { LandscapeScene } from './landscape-scene.ts';

const STEPS = 20;
const BASE = 1;
const THICKNESS = 0.62;
/** How much the finer noise takes from a cloud's body at most. */
const MOST_EATEN = 0.26 * (1 - 0.18);

/**
 * Cumulus as a marched slab: a flat base, tops that narrow upwards, edges eaten by finer noise. Light is
 * what the density towards the sun lets through (Beer's law) with a forward peak for the silver lining.
 */
export function createHeapedClouds(scene: LandscapeScene, noise: Noise) {
  const { light, clouds } = scene;
  const [sunX, sunY, sunZ] = light.direction;
  const threshold = 0.74 - clouds.heaped * 0.5;
  const shade = 1 - clouds.darkness;

  let coverage: ((x: number, z: number) => number) | undefined;
  const coarse = (x: number, altitude: number, z: number) =>
    coverage!(x, z) - threshold - altitude * altitude * 0.34;
  const density = (body: number, x: number, altitude: number, z: number) => {
    const edge = smoothstep(0, 0.14, altitude);
    // No noise reaches so deep into a cloud.
    if ((body - MOST_EATEN) * 9 >= 1) return edge;
    const px = x * clouds.scale * 4.4;
    const pz = z * clouds.scale * 4.4;
    const lift = altitude * 2.6;
    const billow =
      0.5 * Math.abs(noise.volume(px, pz, lift) * 2 - 1) +
      0.3 * Math.abs(noise.volume(px * 2.3 + 5, pz * 2.3, lift * 2.3) * 2 - 1) +
      0.2 * noise.value(px * 5.1, pz * 5.1 + lift * 5);
    return clamp((body - (billow - 0.18) * 0.26) * 9, 0, 1) * edge;
  };

  return (x: number, y: number, z: number, out: Float64Array) => {
    const near = smoothstep(0, 0.16, y);
    if (near <= 0) return;
    coverage ??= createCoverage(scene, noise);
    // A slightly raised horizon approximates the earth's curvature and keeps distant clouds from piling up.
    const reach = 1 / (y + 0.075);
    const facing = clamp(x * sunX + y * sunY + z * sunZ, 0, 1);
    const forward = 0.75 + 1.5 * facing ** 6 + 2.2 * facing ** 48;
    // A random start per ray turns stepping artifacts into fine grain.
    const scattered = Math.sin(x * 12_909 + y * 78_233 + z * 37_719) * 43_758;
    const jitter = 0.2 + 0.6 * (scattered - Math.floor(scattered));
    let transmittance = 1;
    let lit = 0;
    let dim = 0;
    for (let step = 0; step < STEPS; step++) {
      const altitude = (step + jitter) / STEPS;
      const t = (BASE + altitude * THICKNESS) * reach;
      const px = x * t;
      const pz = z * t;
      const body = coarse(px, altitude, pz);
      if (body <= -0.02) continue;
      const d = density(body, px, altitude, pz);
      if (d <= 0.01) continue;
      const opacity = 1 - Math.exp(((-d * 7.5) / STEPS) * (1 + reach * 0.12));
      const towards =
        clamp(coarse(px + sunX * 0.14, altitude + 0.12 + sunY * 0.16, pz + sunZ * 0.14) * 5, 0, 1) * 0.9 +
        clamp(coarse(px + sunX * 0.36, altitude + 0.22 + sunY * 0.4, pz + sunZ * 0.36) * 5, 0, 1) * 1.1;
      const sunlight = Math.exp(-towards * 1.7) * (1 - 0.35 * d) + 0.12;
      lit += transmittance * opacity * sunlight;
      dim += transmittance * opacity * (0.36 + 0.64 * altitude);
      transmittance *= 1 - opacity;
      if (transmittance < 0.02) break;
    }
    if (transmittance > 0.995) return;
    const distanceFade = mix(0.25, 1, smoothstep(0.0, 0.26, y)) * near;
    const cover = (1 - transmittance) * distanceFade;
    const inverse = 1 / (1 - transmittance);
    for (let channel = 0; channel < 3; channel++) {
      const ambient =
        (light.zenith[channel]! * 0.5 + light.middle[channel]! * 0.55 + light.horizon[channel]! * 0.12) *
        dim *
        inverse;
      const direct = light.sun[channel]! * 0.55 * forward * lit * inverse;
      out[channel] = mix(out[channel]!, (ambient * 1.15 + direct * 1.2) * shade, cover);
    }
    out[3]! *= 1 - cover;
  };
}

import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { createNoise } from '../math/value-noise.ts';
import { createAurora } from './aurora.ts';
import { createHeapedClouds } from './cumulus.ts';
import type { LandscapeScene } from './landscape-scene.ts';

/** Radiance of the sky without sun disc and stars, and the transmittance of the clouds. */
export interface SkyDome {
  /** Writes red, green, blue and transmittance for a direction with unit length and `y >= 0`. */
  sample(x: number, y: number, z: number, out: Float64Array): void;
  /** The clear sky alone, for haze and ambient light. */
  clear(x: number, y: number, z: number, out: Float64Array): void;
}

export function createSkyDome(scene: LandscapeScene): SkyDome {
  const { light, clouds } = scene;
  const noise = createNoise(scene.seed ^ 0x51c7);
  const aurora = light.aurora > 0 ? createAurora(scene, noise) : null;
  const heaped = createHeapedClouds(scene, noise);
  const [sunX, sunY, sunZ] = light.direction;
  const flat = lengthOf(sunX, sunZ) || 1;

  const clear = (x: number, y: number, z: number, out: Float64Array) => {
    const up = y > 0 ? y : 0;
    const facing = clamp(x * sunX + y * sunY + z * sunZ, 0, 1);
    const level = lengthOf(x, z) || 1;
    const towards = (0.5 + (0.5 * (x * sunX + z * sunZ)) / (level * flat)) ** 3;
    const low = Math.exp(-up * 9);
    const mid = Math.exp(-up * 2.9);
    const glow =
      light.glowStrength *
      (0.5 * Math.exp(-up * 6) * towards + 0.28 * facing ** 8 + 0.45 * facing ** 60 + 0.7 * facing ** 420);
    for (let channel = 0; channel < 3; channel++) {
      const upper = mix(light.zenith[channel]!, light.middle[channel]!, mid);
      out[channel] = mix(upper, light.horizon[channel]!, low) + light.glow[channel]! * glow;
    }
    out[3] = 1;
    reduceMagenta(out);
  };

  const thin = (x: number, y: number, z: number, out: Float64Array) => {
    const reach = 1 / (y + 0.12);
    const px = x * reach * 0.9 + clouds.offsetX;
    const pz = z * reach * 0.9 + clouds.offsetZ;
    const patch = smoothstep(
      0.7 - clouds.high * 0.5,
      0.95 - clouds.high * 0.25,
      noise.fractal(px * 0.33 + 8, pz * 0.4, 3) + 0.22,
    );
    if (patch === 0) return;
    const bend = noise.fractal(px * 0.5, pz * 0.5, 3);
    const along = px * 0.85 + pz * 0.5 + bend * 0.9;
    const across = pz * 0.85 - px * 0.5;
    const wisps = noise.fractal(along * 0.7, across * 2.6 + bend * 2, 6);
    const ripples = noise.fractal(px * 3.1 + bend * 3, pz * 4.3, 4);
    const density = patch * smoothstep(0.3, 0.85, wisps * 0.75 + ripples * 0.3) * smoothstep(0.005, 0.14, y);
    if (density <= 0) return;
    const facing = clamp(x * sunX + y * sunY + z * sunZ, 0, 1);
    const bright = 0.42 + 0.55 * (1 - density) + 1.1 * facing ** 10;
    for (let channel = 0; channel < 3; channel++) {
      const lit =
        light.sun[channel]! * 0.38 * bright +
        light.glow[channel]! * light.glowStrength * 0.35 +
        light.middle[channel]! * 0.62;
      out[channel] = mix(out[channel]!, lit, density * 0.8);
    }
    out[3]! *= 1 - density * 0.7;
  };

  return {
    clear,
    sample: (x, y, z, out) => {
      clear(x, y, z, out);
      if (clouds.high > 0) thin(x, y, z, out);
      if (clouds.heaped > 0) heaped(x, y, z, out);
      reduceMagenta(out);
      if (aurora && z > 0.05) aurora(x / z, y / z, out);
    },
  };
}

/** Blue mixed with orange gives violet on a screen, but gray and yellow in real skies. */
function reduceMagenta(out: Float64Array): void {
  const lack = Math.min(out[0]!, out[2]!) - out[1]!;
  if (lack > 0) out[1]! += lack * 0.45;
  const blue = out[2]! * 0.5 + out[0]! * 0.32;
  if (out[1]! < blue) out[1]! += (blue - out[1]!) * 0.3;
}

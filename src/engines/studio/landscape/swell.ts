import { clamp, mix, smoothstep } from '../math/interpolate.ts';
import { createFoam } from './foam.ts';
import type { Water } from './landscape-scene.ts';
import type { LandscapeView } from './landscape-view.ts';

/** Waves with a height of their own, which hide each other and what is behind them. */
export interface Swell {
  /** Stores the depth (meters along z) at which each row sees the sea; 0 for none. */
  march(slopeX: number, depths: Float32Array): void;
  /** Linear radiance of the sea at a depth. `ray` is the view ray. */
  shade(slopeX: number, depth: number, ray: { x: number; y: number; z: number }, out: Float64Array): void;
}

/** Meters from the camera: nearer waves would fill the picture, farther ones are smaller than a row. */
const NEAR = 2;
const FAR = 2600;
/** Slopes of water that meets the shore. */
const LEVEL = new Float64Array(3);

export function createSwell(
  { scene, frame, relief, noise }: LandscapeView,
  water: Water & { swell: number },
  sky: (slopeX: number, slopeY: number, out: Float64Array) => void,
): Swell {
  const { light, camera } = scene;
  const foamAt = createFoam(scene, water, noise);
  const [sunX, sunY, sunZ] = light.direction;
  const tall = water.swell;
  const long = 9.5 * Math.sqrt(tall);
  const gentle = smoothstep(2.2, 0.8, tall);
  const daylight = [0, 1, 2].map(
    (channel) =>
      (light.middle[channel]! * 0.5 + light.zenith[channel]! * 0.3) * light.ambient +
      light.sun[channel]! * 0.45 * Math.max(0.1, sunY),
  );
  const white = [0, 1, 2].map(
    (channel) =>
      light.middle[channel]! * 0.5 * light.ambient + light.sun[channel]! * (0.18 + 0.5 * Math.max(0, sunY)),
  );

  // Sharp crests and round troughs: ridges of noise, longer across the view than along it.
  const ridge = (x: number, z: number) => {
    const off = 2 * noise.value(x, z) - 1;
    return Math.max(0, 1.06 - Math.sqrt(off * off + 0.008)) ** 1.7;
  };
  const heightAt = (x: number, z: number, isFine: boolean) => {
    const bent = z + 5 * noise.value(x * 0.09 + 31, z * 0.05);
    const main = ridge((x * 0.4 + z * 0.14) / long, bent / long);
    const second = ridge((x * 0.6 - z * 0.2) / long + 19, (bent * 1.9) / long + 7);
    const low = 0.68 * main + 0.32 * second * (0.35 + main);
    const fine = isFine
      ? (0.14 * (noise.fractal(x * 0.5 + 3, z * 0.8, 4) - 0.45)) / Math.max(0.3, smoothstep(NEAR, 32, z))
      : 0;
    const shallow = z < 60 ? smoothstep(0.1, 3.5, -relief.heightAt(x, z)) : 1;
    return tall * (low + fine - 0.25) * smoothstep(NEAR, 32, z) * shallow;
  };
  const mirrored = new Float64Array(4);

  return {
    march: (slopeX, depths) => {
      depths.fill(0);
      let top = frame.height;
      let lastZ = NEAR;
      for (let z = NEAR; z < FAR; z *= 1.0065) {
        const row = frame.horizon - ((heightAt(slopeX * z, z, false) - camera.height) / z) * frame.focal;
        if (row < top) {
          const last = Math.min(frame.height - 1, Math.ceil(top - 0.5) - 1);
          for (let y = Math.max(0, Math.ceil(row - 0.5)); y <= last; y++)
            depths[y] = lastZ + (z - lastZ) * clamp((top - y - 0.5) / (top - row), 0, 1);
          top = row;
        }
        lastZ = z;
      }
      for (let y = Math.ceil(frame.horizon); y < Math.min(frame.height, Math.ceil(top)); y++)
        depths[y] ||= (camera.height * frame.focal) / (y + 0.5 - frame.horizon);
    },
    shade: (slopeX, depth, ray, out) => {
      const x = slopeX * depth;
      const step = Math.max(0.12, depth * 0.006);
      const isFine = depth < 260;
      const height = heightAt(x, depth, isFine);
      let normalX = height - heightAt(x + step, depth, isFine);
      let normalZ = height - heightAt(x, depth + step, isFine);
      const length = 1 / Math.sqrt(normalX * normalX + normalZ * normalZ + step * step);
      normalX *= length;
      normalZ *= length;
      const normalY = step * length;
      const facing = -(ray.x * normalX + ray.y * normalY + ray.z * normalZ);
      const cosine = clamp(facing, 0.03, 1);
      // Far waves show mostly the sides that face the viewer.
      const fresnel = 0.03 + 0.75 * (1 - cosine) ** 4 * (1 - 0.45 * smoothstep(30, 400, depth));
      const [rx, ry, rz] = [
        ray.x + 2 * facing * normalX,
        Math.abs(ray.y + 2 * facing * normalY),
        Math.max(0.25, ray.z + 2 * facing * normalZ),
      ];
      sky(rx / rz, Math.max(0.01, ry / rz), mirrored);
      const share = clamp(height / tall + 0.25, 0, 1);
      // Light shines through the thin tops.
      const thin = smoothstep(0.35, 0.95, share) * (0.35 + 0.65 * smoothstep(0, 0.5, -normalZ));
      const sun = Math.max(0, rx * sunX + ry * sunY + rz * sunZ) / Math.sqrt(rx * rx + ry * ry + rz * rz);
      const spark = sunY > 0 ? sun ** 140 * 2.5 : 0;
      const lace = 1 - Math.abs(2 * noise.fractal(x * 0.55, depth * 0.8, 4) - 0.94) * 2.6;
      const gust = noise.value(x * 0.03 + 9, depth * 0.05);
      const crest = smoothstep(0.56 + 0.2 * gentle - 0.24 * (gust - 0.5), 0.9, share + 0.1 * lace);
      const trail = smoothstep(0.42, 0.75, gust) * smoothstep(0.45, 1, lace) * (0.5 - 0.3 * gentle);
      const onShore = depth < 60 ? foamAt(x, depth, Math.max(0, -relief.heightAt(x, depth)), LEVEL) : 0;
      const foam = clamp(
        onShore + crest * (0.35 + 0.75 * lace) + trail * smoothstep(0.1, 0.5, share),
        0,
        0.95,
      );
      for (let channel = 0; channel < 3; channel++) {
        const body =
          mix(water.deep[channel]!, water.shallow[channel]!, 0.2 + 0.8 * thin) * daylight[channel]!;
        const lit = body * (0.62 + 0.5 * Math.max(0, normalY)) + light.sun[channel]! * spark * fresnel;
        out[channel] = mix(
          mix(lit, mirrored[channel]!, fresnel),
          white[channel]! * (0.75 + 0.3 * lace),
          foam,
        );
      }
    },
  };
}

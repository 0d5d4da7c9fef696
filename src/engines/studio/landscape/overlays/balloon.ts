import { clamp, mix, smoothstep } from '../../math/interpolate.ts';
import type { Light } from '../landscape-scene.ts';
import type { Sprite } from './sprite.ts';

/** A hot-air balloon: gores of alternating colors on a round envelope, a skirt, ropes and a basket. */
export function createBalloon(
  place: { x: number; y: number; radius: number; depth: number },
  colors: readonly (readonly number[])[],
  gores: number,
  zigzag: boolean,
  light: Light,
): Sprite {
  const { x: cx, y: cy, radius } = place;
  const [sunX, sunY, sunZ] = light.direction;
  const haze = 1 - Math.exp(-place.depth / 5200);
  const ambient = [0, 1, 2].map(
    (c) => (light.zenith[c]! * 0.45 + light.middle[c]! * 0.5 + light.horizon[c]! * 0.2) * light.ambient,
  );
  // Half the width at a height below the middle, in radii: a sphere that narrows to the mouth.
  const halfAt = (v: number) =>
    v < 0.25 ? Math.sqrt(Math.max(0, 1 - v * v)) : mix(0.968, 0.2, smoothstep(0.1, 1.5, v));
  return {
    left: cx - radius * 1.02,
    right: cx + radius * 1.02,
    top: cy - radius * 1.02,
    bottom: cy + radius * 1.95,
    depth: place.depth,
    shade: (x, y, out) => {
      const u = (x - cx) / radius;
      const v = (y - cy) / radius;
      if (v > 1.32) return shadeBasket(u, v, out);
      const half = halfAt(v);
      const cover = clamp((half - Math.abs(u)) * radius + 0.5, 0, 1) * clamp((1.32 - v) * radius, 0, 1);
      if (cover <= 0) return 0;
      const nx = clamp(u / Math.max(half, 0.01), -1, 1);
      const ny = -clamp(v, -1, 0.75);
      const nz = -Math.sqrt(Math.max(0, 1 - nx * nx)) * Math.sqrt(Math.max(0.1, 1 - ny * ny));
      const turn = (Math.asin(nx) / Math.PI + 0.5) * gores;
      const shift = zigzag ? Math.round(Math.abs(((v * 2.6 + 40) % 2) - 1) * 2) : 0;
      const color = colors[(Math.floor(turn) + shift + 8) % colors.length]!;
      const seam = 1 - 0.22 * smoothstep(0.1, 0, Math.abs(turn - Math.round(turn)));
      const facing = Math.max(0, nx * sunX + ny * sunY + nz * sunZ);
      const through = 0.3 * Math.max(0, sunZ) * (1 - 0.5 * Math.abs(nx));
      const band = v > 0.95 ? 0.55 : 1;
      for (let channel = 0; channel < 3; channel++) {
        const lit =
          color[channel]! *
          seam *
          band *
          (light.sun[channel]! * (facing * 1.1 + through) + ambient[channel]! * (0.62 + 0.25 * ny));
        out[channel] = mix(lit, light.horizon[channel]! * 0.8, haze);
      }
      return cover;
    },
  };

  function shadeBasket(u: number, v: number, out: Float64Array): number {
    const inBasket = v > 1.66 && v < 1.9;
    const half = inBasket ? 0.13 : 0.006;
    const line = inBasket ? 0 : mix(0.2, 0.12, (v - 1.32) / 0.34);
    const cover = inBasket
      ? clamp((half - Math.abs(u)) * radius + 0.5, 0, 1)
      : v < 1.66
        ? clamp((half - Math.abs(Math.abs(u) - line)) * radius + 0.5, 0, 1)
        : 0;
    for (let channel = 0; channel < 3; channel++)
      out[channel] = mix(
        [0.2, 0.12, 0.06][channel]! * (ambient[channel]! * 0.7 + light.sun[channel]! * 0.3),
        light.horizon[channel]! * 0.8,
        haze,
      );
    return cover * (inBasket ? 1 : 0.7);
  }
}

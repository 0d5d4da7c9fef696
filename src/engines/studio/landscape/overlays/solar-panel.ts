import { clamp, mix, smoothstep } from '../../math/interpolate.ts';
import type { Light } from '../landscape-scene.ts';
import type { Sprite } from './sprite.ts';

/** Corners of a panel in pixels; its upper and lower edges may slope. */
export interface PanelCorners {
  upperLeft: readonly [number, number];
  upperRight: readonly [number, number];
  lowerLeft: readonly [number, number];
  lowerRight: readonly [number, number];
}

/**
 * One table of photovoltaic cells, tilted towards the viewer: dark blue, gridded, with the sky in its glass.
 */
export function createSolarPanel(corners: PanelCorners, depth: number, tone: number, light: Light): Sprite {
  const { upperLeft, upperRight, lowerLeft, lowerRight } = corners;
  const haze = 1 - Math.exp(-depth / 2500);
  const width = Math.abs(lowerRight[0] - lowerLeft[0]);
  return {
    left: Math.min(upperLeft[0], lowerLeft[0]) - 1,
    right: Math.max(upperRight[0], lowerRight[0]) + 1,
    top: Math.min(upperLeft[1], upperRight[1]) - 1,
    bottom: Math.max(lowerLeft[1], lowerRight[1]) + 1,
    depth,
    shade: (x, y, out) => {
      const across = clamp((x - lowerLeft[0]) / (lowerRight[0] - lowerLeft[0]), 0, 1);
      const upper = mix(upperLeft[1], upperRight[1], across);
      const lower = mix(lowerLeft[1], lowerRight[1], across);
      const down = (y - upper) / Math.max(1, lower - upper);
      const left = mix(upperLeft[0], lowerLeft[0], clamp(down, 0, 1));
      const right = mix(upperRight[0], lowerRight[0], clamp(down, 0, 1));
      const cover =
        clamp(x - left + 0.5, 0, 1) *
        clamp(right - x + 0.5, 0, 1) *
        clamp(y - upper + 0.5, 0, 1) *
        clamp(lower - y + 0.5, 0, 1);
      if (cover <= 0) return 0;
      const u = (x - left) / Math.max(1, right - left);
      const cellX = u * 6;
      const cellY = down * 4;
      const seen = smoothstep(26, 70, width);
      const line =
        seen *
        Math.max(
          smoothstep(0.06, 0.02, Math.abs(cellX - Math.round(cellX))),
          smoothstep(0.08, 0.03, Math.abs(cellY - Math.round(cellY))),
        );
      const frame = Math.max(
        smoothstep(0.03, 0.015, Math.min(u, 1 - u)),
        smoothstep(0.05, 0.025, Math.min(down, 1 - down)),
      );
      const sheen = tone * (0.25 + 0.75 * (1 - down) * (0.4 + 0.6 * u));
      for (let channel = 0; channel < 3; channel++) {
        const sky = light.zenith[channel]! * 0.55 + light.middle[channel]! * 0.3;
        const glass =
          [0.014, 0.024, 0.055][channel]! * (light.sun[channel]! * 1.1 + sky) +
          sky * 0.3 * sheen +
          light.glow[channel]! * 0.06 * sheen * light.glowStrength;
        const metal = 0.4 * (light.sun[channel]! * 0.5 + sky);
        out[channel] = mix(
          mix(glass, metal, Math.max(frame, line * 0.35)),
          light.horizon[channel]! * 0.8,
          haze,
        );
      }
      return cover;
    },
  };
}

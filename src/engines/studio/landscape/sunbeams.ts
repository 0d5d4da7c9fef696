import { smoothstep } from '../math/interpolate.ts';
import { createNoise } from '../math/value-noise.ts';
import { type Frame, STRIP, type Strip } from './frame.ts';
import type { LandscapeScene } from './landscape-scene.ts';

/** Sunbeams through gaps in the leaves, fanning out from the sun. */
export function createShafts(scene: LandscapeScene, frame: Frame) {
  const { light } = scene;
  const noise = createNoise(scene.seed ^ 0x44d2);
  const [x, y, z] = light.direction;
  const ahead = Math.max(0.35, z);
  const sourceX = frame.center + Math.max(-0.9, Math.min(0.9, x / ahead)) * frame.focal * 0.8;
  const sourceY = Math.min(-0.12 * frame.height, frame.horizon - (y / ahead) * frame.focal);
  const size = Math.sqrt(frame.width * frame.height);
  const warm = light.sun.map((value, channel) => value * 0.55 + light.horizon[channel]! * 0.35);
  return ({ from, to, depths, radiance }: Strip) => {
    for (let column = from; column < to; column++) {
      for (let row = 0; row < frame.height; row++) {
        const dx = column - sourceX;
        const dy = row - sourceY;
        const angle = Math.atan2(dx, dy);
        const reach = Math.sqrt(dx * dx + dy * dy) / size;
        const broad = smoothstep(0.5, 0.8, noise.value(angle * 9 + 40, 2.5));
        const fine = noise.value(angle * 30 + 9, 7.5 + reach * 0.8);
        const fade = Math.exp(-reach * 1.35) * smoothstep(-0.1, 0.25, row / frame.height);
        const depth = depths[row * STRIP + column - from]!;
        const air = depth > 0 ? smoothstep(1.5, 26, depth) : 1;
        const beam = light.shafts * broad * (0.35 + 0.8 * fine) * fade * air;
        if (beam <= 0.001) continue;
        const at = (row * frame.width + column) * 3;
        for (let channel = 0; channel < 3; channel++) radiance[at + channel]! += warm[channel]! * beam;
      }
    }
  };
}

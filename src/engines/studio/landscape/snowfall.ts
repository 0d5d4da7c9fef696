import { clamp } from '../math/interpolate.ts';
import { lengthOf } from '../math/length-of.ts';
import { fallAround } from './fall-around.ts';
import type { Strip, ViewFrames } from './frame.ts';
import type { LandscapeScene } from './landscape-scene.ts';

/** Flakes at all depths, near ones large and out of focus; null if it does not snow. */
export function createSnowfall(scene: LandscapeScene, parts: ViewFrames) {
  const { frame, inner } = parts;
  const { snowfall } = scene.air;
  if (snowfall === 0) return null;
  const { light } = scene;
  const size = Math.sqrt(inner.width * inner.height);
  const count = Math.round(3000 * snowfall);
  const white = [0, 1, 2].map((c) => light.middle[c]! * 0.75 + light.horizon[c]! * 0.5 + light.sun[c]! * 0.3);
  const flakes = fallAround(parts, { count, seed: scene.seed ^ 0x5f0e }, (random, { width, height }) => {
    const near = random.next() ** 5;
    return {
      x: random.between(-0.02, 1.02) * width,
      y: random.between(-0.02, 1.02) * height,
      radius: size * (0.0019 + 0.0085 * near),
      cover: (0.95 - 0.6 * near) * random.between(0.6, 1),
    };
  });
  return ({ from, to, radiance }: Strip) => {
    for (const { x, y, radius, cover } of flakes) {
      const reach = radius * 1.5 + 1;
      if (x + reach < from || x - reach >= to) continue;
      const firstRow = Math.max(0, Math.floor(y - reach));
      const lastRow = Math.min(frame.height - 1, Math.ceil(y + reach));
      for (let row = firstRow; row <= lastRow; row++) {
        for (let column = Math.max(from, Math.floor(x - reach)); column < Math.min(to, x + reach); column++) {
          const out = lengthOf(column + 0.5 - x, row + 0.5 - y) / radius;
          const share = cover * clamp(1.5 - out, 0, 1);
          if (share <= 0) continue;
          const at = (row * frame.width + column) * 3;
          for (let channel = 0; channel < 3; channel++)
            radiance[at + channel]! += (white[channel]! - radiance[at + channel]!) * share;
        }
      }
    }
  };
}

import { clamp } from '../math/interpolate.ts';
import { fallAround } from './fall-around.ts';
import type { Strip, ViewFrames } from './frame.ts';
import type { LandscapeScene } from './landscape-scene.ts';

/** Slant of the drops: sideways for each step down. */
const SLANT = 0.12;

/** Streaks of rain at all depths, near ones long and faint; null if it does not rain. */
export function createRainfall(scene: LandscapeScene, parts: ViewFrames) {
  const { frame, inner } = parts;
  const { rainfall = 0 } = scene.air;
  if (rainfall === 0) return null;
  const { light } = scene;
  const size = Math.sqrt(inner.width * inner.height);
  const bright = [0, 1, 2].map((c) => light.middle[c]! * 0.9 + light.horizon[c]! * 0.6 + light.sun[c]! * 0.1);
  const count = Math.round(1500 * rainfall);
  const drops = fallAround(parts, { count, seed: scene.seed ^ 0x7a1b }, (random, { width, height }) => {
    const near = random.next() ** 3;
    const side = random.sign();
    return {
      x: random.between(-0.1, 1.1) * width,
      y: random.between(-0.1, 1) * height,
      long: size * (0.016 + 0.075 * near),
      half: Math.max(0.45, size * (0.0004 + 0.0009 * near)),
      cover: (0.42 - 0.2 * near) * random.between(0.5, 1),
      slant: SLANT + side * 0.012,
    };
  });
  return ({ from, to, radiance }: Strip) => {
    for (const { x, y, long, half, cover, slant } of drops) {
      const reach = half + 1;
      const left = Math.min(x, x - slant * long) - reach;
      const right = Math.max(x, x - slant * long) + reach;
      if (right < from || left >= to) continue;
      const lastRow = Math.min(frame.height - 1, Math.ceil(y + long));
      for (let row = Math.max(0, Math.floor(y)); row <= lastRow; row++) {
        const along = (row + 0.5 - y) / long;
        if (along < 0 || along > 1) continue;
        const middle = x - slant * long * along;
        const fade = Math.sin(Math.PI * along);
        const first = Math.max(from, Math.floor(middle - reach));
        for (let column = first; column < Math.min(to, middle + reach); column++) {
          const share = cover * fade * clamp(half + 0.5 - Math.abs(column + 0.5 - middle), 0, 1);
          if (share <= 0) continue;
          const at = (row * frame.width + column) * 3;
          for (let channel = 0; channel < 3; channel++)
            radiance[at + channel]! += (bright[channel]! - radiance[at + channel]!) * share;
        }
      }
    }
  };
}

import { type Rgb, scaleRgb } from '../../color/linear-color.ts';
import { createRandom } from '../../math/seeded-random.ts';
import type { Texture } from '../kernel.ts';
import type { TextureOf } from '../object-scene.ts';
import { createSheet } from './sheet.ts';

/** Lights of two server racks side by side, on black. */
export function drawRack({ seed, main, other }: TextureOf<'rack'>): Texture {
  const random = createRandom(seed);
  const dark: Rgb = [0.004, 0.005, 0.007];
  const sheet = createSheet(512, 1024, dark);
  const tones: Rgb[] = [main, main, other, [0.2, 0.9, 0.4]];
  for (let rack = 0; rack < 2; rack++) {
    const left = rack * 256 + 22;
    for (let unit = 0; unit < 24; unit++) {
      const y = 20 + unit * 41;
      sheet.box(left, y, 212, 35, 3, [0.012, 0.014, 0.018]);
      if (random.chance(0.16))
        sheet.box(left + 150, y + 8, 48, 18, 3, scaleRgb(main, random.between(0.25, 0.6)));
      const rows = random.chance(0.6) ? 2 : 1;
      const tone = random.pick(tones);
      for (let row = 0; row < rows; row++)
        for (let lamp = 0; lamp < 14; lamp++)
          if (random.chance(0.62))
            sheet.disc(
              left + 14 + lamp * 9.2,
              y + (rows === 1 ? 18 : 12 + row * 13),
              2.6,
              scaleRgb(random.chance(0.85) ? tone : random.pick(tones), random.between(0.5, 1.4)),
            );
    }
  }
  return sheet;
}

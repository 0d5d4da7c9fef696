import { mixRgb, type Rgb } from '../../color/linear-color.ts';
import { clamp } from '../../math/interpolate.ts';
import { createRandom } from '../../math/seeded-random.ts';
import type { Texture } from '../kernel.ts';
import type { TextureOf } from '../object-scene.ts';
import { createSheet } from './sheet.ts';

/** A phone's screen: a card with a curve, round buttons and a list, on a gradient; text is drawn as bars. */
export function drawApp({ seed, main, accent, dark }: TextureOf<'dashboard' | 'app'>): Texture {
  const random = createRandom(seed);
  const page: Rgb = dark ? [0.012, 0.015, 0.03] : [0.9, 0.91, 0.94];
  const card: Rgb = dark ? [0.035, 0.042, 0.07] : [0.99, 0.99, 1];
  const ink: Rgb = dark ? [0.8, 0.84, 0.92] : [0.04, 0.05, 0.09];
  const faint: Rgb = dark ? [0.14, 0.16, 0.22] : [0.66, 0.7, 0.76];
  const sheet = createSheet(480, 1000, page);
  sheet.box(34, 26, 52, 12, 6, ink);
  sheet.box(390, 26, 28, 12, 4, ink);
  sheet.disc(438, 32, 6, ink);
  sheet.box(34, 84, 150, 18, 7, ink);
  sheet.box(34, 114, 100, 11, 5, faint);
  sheet.disc(424, 100, 26, mixRgb(main, accent, 0.5));
  for (let band = 0; band < 26; band++)
    sheet.box(28, 156 + band * 10, 424, 12, 6, mixRgb(main, accent, band / 25));
  const white: Rgb = [0.95, 0.96, 1];
  sheet.box(56, 184, 90, 11, 5, mixRgb(white, main, 0.3));
  sheet.box(56, 210, 170, 28, 9, white);
  const phase = random.between(0, 6.28);
  const line = Array.from({ length: 40 }, (_, index): [number, number] => {
    const t = index / 39;
    return [52 + t * 376, 372 - 70 * t - 22 * Math.sin(t * 9 + phase) * clamp(t + 0.3, 0, 1)];
  });
  sheet.line(line, 3.2, white);
  sheet.disc(line.at(-1)![0], line.at(-1)![1], 9, white);
  for (let button = 0; button < 4; button++) {
    const x = 78 + button * 108;
    sheet.disc(x, 490, 38, card);
    sheet.box(x - 13, 477, 26, 26, button * 4, button % 2 ? accent : main);
    sheet.box(x - 24, 542, 48, 9, 4, faint);
  }
  sheet.box(34, 592, 130, 15, 6, ink);
  for (let row = 0; row < 4; row++) {
    const y = 630 + row * 78;
    sheet.box(28, y, 424, 66, 18, card);
    sheet.disc(66, y + 33, 20, [main, accent, faint][row % 3]!);
    sheet.box(102, y + 18, random.between(90, 160), 12, 5, ink);
    sheet.box(102, y + 40, random.between(60, 110), 9, 4, faint);
    sheet.box(368, y + 26, 60, 14, 6, row % 2 ? [0.13, 0.55, 0.3] : ink);
  }
  sheet.box(170, 976, 140, 8, 4, ink);
  return sheet;
}

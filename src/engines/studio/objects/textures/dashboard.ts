import { mixRgb, type Rgb, scaleRgb } from '../../color/linear-color.ts';
import { createRandom, type Random } from '../../math/seeded-random.ts';
import type { Texture } from '../kernel.ts';
import type { TextureOf } from '../object-scene.ts';
import { createSheet, type Sheet } from './sheet.ts';

interface Skin {
  page: Rgb;
  card: Rgb;
  ink: Rgb;
  faint: Rgb;
  main: Rgb;
  accent: Rgb;
}

/**
 * A laptop's screen: navigation, four figures, a curve, a ring, columns and a list; text is drawn as bars.
 */
export function drawDashboard(spec: TextureOf<'dashboard' | 'app'>): Texture {
  const random = createRandom(spec.seed);
  const skin = skinOf(spec);
  const sheet = createSheet(1024, 640, skin.page);
  drawNavigation(sheet, skin);
  sheet.box(190, 26, 150, 16, 6, skin.ink);
  sheet.box(690, 20, 190, 30, 15, skin.card);
  sheet.box(716, 31, 90, 8, 4, skin.faint);
  sheet.disc(970, 35, 16, skin.accent);
  sheet.disc(926, 35, 11, skin.card);
  for (let card = 0; card < 4; card++) drawFigure(sheet, skin, 190 + card * 206, 70, random);
  drawCurve(sheet, skin, random);
  drawRing(sheet, skin, random);
  drawColumns(sheet, skin, random);
  drawList(sheet, skin, random);
  return sheet;
}

function skinOf({ main, accent, dark }: TextureOf<'dashboard' | 'app'>): Skin {
  return dark
    ? {
        page: [0.012, 0.016, 0.028],
        card: [0.03, 0.038, 0.06],
        ink: [0.75, 0.8, 0.9],
        faint: [0.11, 0.13, 0.18],
        main,
        accent,
      }
    : {
        page: [0.86, 0.88, 0.92],
        card: [0.98, 0.98, 0.99],
        ink: [0.05, 0.06, 0.1],
        faint: [0.62, 0.66, 0.73],
        main,
        accent,
      };
}

function drawNavigation(sheet: Sheet, skin: Skin): void {
  sheet.box(0, 0, 160, 640, 0, mixRgb(scaleRgb(skin.main, 0.1), [0.01, 0.012, 0.025], 0.6));
  sheet.disc(36, 38, 13, skin.main);
  sheet.box(58, 32, 70, 12, 5, [0.85, 0.87, 0.92]);
  for (let row = 0; row < 8; row++) {
    const y = 96 + row * 44;
    if (row === 1) sheet.box(14, y - 15, 132, 34, 9, skin.main);
    const tone: Rgb = row === 1 ? [0.95, 0.95, 0.98] : [0.26, 0.29, 0.37];
    sheet.box(28, y - 6, 15, 15, 4, tone);
    sheet.box(56, y - 3, 48 + ((row * 29) % 32), 9, 4, tone);
  }
}

function drawFigure(sheet: Sheet, skin: Skin, x: number, y: number, random: Random): void {
  const tone = random.pick([skin.main, skin.accent]);
  sheet.box(x, y, 190, 96, 12, skin.card);
  sheet.box(x + 18, y + 18, 66, 8, 4, skin.faint);
  sheet.box(x + 18, y + 38, 84, 18, 5, skin.ink);
  sheet.box(x + 18, y + 70, 44, 10, 5, [0.13, 0.55, 0.3]);
  const points: [number, number][] = [];
  let value = 0.3;
  for (let step = 0; step < 8; step++) {
    value = Math.min(1, Math.max(0, value + random.between(-0.18, 0.3)));
    points.push([x + 112 + step * 9, y + 76 - value * 44]);
  }
  sheet.line(points, 1.7, tone);
}

function drawCurve(sheet: Sheet, skin: Skin, random: Random): void {
  const [x, y, width, height] = [190, 184, 544, 250];
  sheet.box(x, y, width, height, 12, skin.card);
  sheet.box(x + 22, y + 22, 120, 11, 5, skin.ink);
  for (let line = 0; line < 5; line++)
    sheet.box(x + 22, y + 62 + line * 40, width - 44, 1.5, 0, mixRgb(skin.card, skin.faint, 0.45));
  for (const tone of [skin.accent, skin.main]) {
    const phase = random.between(0, 6.28);
    const rise = random.between(0.4, 0.7);
    const heightAt = (t: number) =>
      y + 205 - 140 * (0.1 + rise * t + 0.1 * Math.sin(t * 9 + phase) + 0.06 * Math.sin(t * 21 + phase * 2));
    const points = Array.from({ length: 60 }, (_, index): [number, number] => [
      x + 24 + (index / 59) * (width - 48),
      heightAt(index / 59),
    ]);
    sheet.fill(
      [x + 24, y + 40, x + width - 24, y + 222],
      (px, py) => Math.max(heightAt((px - x - 24) / (width - 48)) - py, py - y - 222),
      tone,
      0.16,
    );
    sheet.line(points, 2.4, tone);
  }
}

function drawRing(sheet: Sheet, skin: Skin, random: Random): void {
  sheet.box(750, 184, 246, 250, 12, skin.card);
  sheet.box(772, 206, 90, 11, 5, skin.ink);
  let from = 0;
  const tones = [skin.main, skin.accent, mixRgb(skin.main, skin.accent, 0.5), skin.faint];
  for (const [index, tone] of tones.entries()) {
    const to = index === tones.length - 1 ? 1 : from + random.between(0.15, 0.32);
    sheet.arc(873, 318, 66, 16, from + 0.006, to - 0.006, tone);
    from = to;
  }
  sheet.box(848, 308, 50, 14, 5, skin.ink);
  sheet.box(855, 328, 36, 7, 3, skin.faint);
}

function drawColumns(sheet: Sheet, skin: Skin, random: Random): void {
  sheet.box(190, 452, 400, 166, 12, skin.card);
  sheet.box(212, 472, 100, 11, 5, skin.ink);
  for (let column = 0; column < 14; column++) {
    const high = 18 + random.between(0.2, 1) * (30 + column * 3.6);
    sheet.box(214 + column * 26, 602 - high, 13, high, 4, column % 3 === 2 ? skin.accent : skin.main);
  }
}

function drawList(sheet: Sheet, skin: Skin, random: Random): void {
  sheet.box(606, 452, 390, 166, 12, skin.card);
  sheet.box(628, 472, 90, 11, 5, skin.ink);
  for (let row = 0; row < 4; row++) {
    const y = 506 + row * 28;
    sheet.disc(639, y, 9, random.pick([skin.main, skin.accent, skin.faint]));
    sheet.box(662, y - 4, random.between(70, 120), 8, 4, skin.faint);
    sheet.box(826, y - 4, 56, 8, 4, mixRgb(skin.card, skin.faint, 0.6));
    sheet.box(920, y - 7, 50, 14, 7, row % 2 ? skin.main : [0.13, 0.55, 0.3]);
  }
}

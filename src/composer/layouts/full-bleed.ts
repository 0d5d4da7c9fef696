import type { Rect } from '../ad-input.ts';
import { leastContrast } from '../colour/contrast.ts';
import { blend, hexOf, oklchOf } from '../colour/oklch.ts';
import type { Stage, Stop } from '../stage/stage.ts';
import type { Block } from '../text/block.ts';

/** The picture everywhere, and words on a shade that grows out of one edge. */
export function fullBleed(stage: Stage): void {
  const { inner, shape } = stage;
  const isWide = shape === 'banner' || shape === 'leaderboard';
  const area = isWide
    ? { ...inner, width: inner.width * (shape === 'leaderboard' ? 0.7 : 0.52) }
    : lower(inner, stage.isCutout ? 0.52 : shape === 'square' ? 0.6 : 0.62);
  const block = stage.fit(area, {
    anchor: shape === 'leaderboard' ? 'middle' : 'bottom',
    flow: shape === 'leaderboard' ? 'either' : 'column',
  });
  if (stage.isCutout) spotlight(stage, block, isWide);
  else if (shape === 'leaderboard') fadeOut(stage, block);
  else shaded(stage, block, isWide);
}

function lower(inner: Rect, part: number): Rect {
  return { ...inner, y: inner.y + inner.height * (1 - part), height: inner.height * part };
}

/** A cut-out in a pool of the brand's colour on dark ground. */
function spotlight(stage: Stage, block: Block, isWide: boolean): void {
  const { width, height, inner, margin, palette } = stage;
  const bounds = stage.boundsOf(block);
  const end = bounds.x + bounds.width + margin * 0.5;
  const spot = isWide
    ? { ...inner, x: end, width: Math.max(1, inner.x + inner.width - end) }
    : { ...inner, height: Math.max(1, bounds.y - inner.y - margin * 0.8) };
  const glow = hexOf({ ...oklchOf(palette.brand), l: 0.62 });
  const most = 0.8;
  const paint = stage.glow([
    { at: 0, colour: glow, opacity: most },
    { at: 0.45, colour: glow, opacity: most * 0.5 },
    { at: 1, colour: glow, opacity: 0 },
  ]);
  stage.fill('background', { x: 0, y: 0, width, height }, palette.deep);
  const radius = Math.max(spot.height * 0.75, spot.width * 0.75);
  stage.circle('background', spot.x + spot.width / 2, spot.y + spot.height * 0.55, radius, paint);
  stage.stand(spot);
  // Words stand outside the pool's bright middle.
  stage.place(block, [palette.deep, blend(glow, palette.deep, most * 0.35)]);
}

/** A strip would be all that is left of a picture as wide as a leaderboard: it begins where the words end. */
function fadeOut(stage: Stage, block: Block): void {
  const { width, height, margin } = stage;
  const { deep } = stage.palette;
  const bounds = stage.boundsOf(block);
  const x = Math.min(bounds.x + bounds.width + margin * 0.3, width - height * 0.5);
  stage.fill('background', { x: 0, y: 0, width, height }, deep);
  stage.show({ x, y: 0, width: width - x, height });
  const veil = { x: x - 1, y: 0, width: Math.min(width - x, height * 1.6), height };
  stage.fill('scrim', veil, stage.gradient(curve(deep, 1, 0, 1), 'end'));
  stage.place(block, [deep]);
}

function shaded(stage: Stage, block: Block, isWide: boolean): void {
  const { width, height, margin } = stage;
  const { deep } = stage.palette;
  const bounds = stage.boundsOf(block);
  stage.show({ x: 0, y: 0, width, height });
  const alpha = alphaFor(deep);
  const reach = isWide
    ? (bounds.x + bounds.width + margin * 0.4) / width
    : (height - bounds.y + margin * 0.7) / height;
  const stops: Stop[] = [
    { at: 0, colour: deep, opacity: Math.min(0.9, alpha + 0.14) },
    { at: Math.min(1, reach * 0.5), colour: deep, opacity: Math.min(0.86, alpha + 0.07) },
    ...curve(deep, alpha, reach, Math.max(0.12, Math.min(0.22, 1 - reach))),
  ];
  stage.fill('scrim', { x: 0, y: 0, width, height }, stage.gradient(stops, isWide ? 'end' : 'top'));
  stage.place(block, [blend(deep, '#ffffff', alpha), blend(deep, '#000000', alpha)]);
}

/** The thinnest shade on which near-white can be read over any picture. */
function alphaFor(shadeColour: string): number {
  let alpha = 0.5;
  while (alpha < 0.9 && leastContrast('#fafafa', [blend(shadeColour, '#ffffff', alpha)]) < 4.8) alpha += 0.01;
  return alpha;
}

/** From an opacity to nothing without a visible edge. */
function curve(colour: string, alpha: number, from: number, length: number): Stop[] {
  return [1, 0.82, 0.56, 0.3, 0.1, 0].map((part, index) => ({
    at: Math.min(1, from + (length * index) / 5),
    colour,
    opacity: alpha * part,
  }));
}

import type { Rect } from '../ad-input.ts';
import { blend } from '../color/oklch.ts';
import { sideShare } from '../stage/shape-of.ts';
import type { Stage } from '../stage/stage.ts';
import type { Block } from '../text/block.ts';

/**
 * The picture stands before a sun of the brand's color, on the floor of a pale room; words lie beside it or
 * above.
 */
export function product(stage: Stage): void {
  const { width, height, palette, shape } = stage;
  stage.fill('background', { x: 0, y: 0, width, height }, palette.tint);
  // A tall product would be small below the words of a square.
  const isTall = shape === 'square' && stage.isCutout && stage.aspect < 0.72;
  const isBeside = shape === 'banner' || shape === 'leaderboard' || isTall;
  const { spot, block } = isBeside ? beside(stage) : below(stage);
  if (stage.isCutout) inRoom(stage, spot, isBeside);
  else stage.show(spot, { radius: Math.min(stage.corner * 1.6, Math.min(spot.width, spot.height) * 0.2) });
  stage.place(block, [palette.tint]);
}

function inRoom(stage: Stage, spot: Rect, isBeside: boolean): void {
  const { width, height, palette, aspect } = stage;
  // The floor begins a little above where the product stands.
  const tall = Math.min(spot.height, spot.width / aspect);
  const foot = spot.y + (spot.height - tall) * 0.66 + tall;
  const horizon = foot - Math.min(tall * 0.1, spot.height * 0.08);
  const sun = Math.min(spot.width * 0.5, spot.height * (isBeside ? 0.48 : 0.44));
  const middle = spot.x + spot.width / 2;
  stage.circle('background', middle, Math.min(horizon, foot - tall * 0.5), sun, palette.brand);
  // Words beside the product would stand across the edge of a floor.
  if (!isBeside) {
    const floor = blend(palette.brand, palette.tint, 0.16);
    stage.fill('background', { x: 0, y: horizon, width, height: height - horizon }, floor);
  }
  stage.stand(spot);
}

function beside(stage: Stage): { spot: Rect; block: Block } {
  const { inner, margin, shape } = stage;
  const isLine = shape === 'leaderboard';
  const wide = isLine
    ? Math.min(inner.height * 1.6, inner.width * sideShare(inner.width, inner.height))
    : Math.min(inner.width * 0.44, inner.height * 1.5);
  const x = inner.x + inner.width - wide;
  const block = stage.fit(
    { ...inner, width: x - margin * (isLine ? 1.4 : 1) - inner.x },
    { flow: isLine ? 'either' : 'column', anchor: 'middle' },
  );
  return { spot: { ...inner, x, width: wide }, block };
}

function below(stage: Stage): { spot: Rect; block: Block } {
  const { height, inner, margin, shape } = stage;
  const part = { square: 0.54, portrait: 0.52, skyscraper: 0.58 }[shape as 'square'];
  const block = stage.fit({ ...inner, height: inner.height * part }, { align: 'middle', anchor: 'top' });
  const bounds = stage.boundsOf(block);
  const top = bounds.y + bounds.height + margin * 0.9;
  return { spot: { ...inner, y: top, height: Math.max(1, height - margin - top) }, block };
}

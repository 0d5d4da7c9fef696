import type { Rect } from '../ad-input.ts';
import { sideShare } from '../stage/shape-of.ts';
import type { Stage } from '../stage/stage.ts';
import type { Block } from '../text/block.ts';

/** The picture in an arch that rises from the lower edge, with a second arch traced behind it. */
export function arch(stage: Stage): void {
  const { width, height, palette, margin, shape } = stage;
  stage.fill('background', { x: 0, y: 0, width, height }, palette.paper);
  const isBeside = shape === 'banner' || shape === 'leaderboard';
  const { window, block } = isBeside ? beside(stage) : below(stage);
  const away = awayOf(margin);
  const outer =
    shape === 'leaderboard'
      ? { ...window, x: window.x + away }
      : { ...window, x: window.x - away, y: window.y - away, width: window.width + 2 * away };
  stage.fill('background', outer, palette.brand, { radius: Math.min(outer.width, outer.height) / 2 });
  const radius = Math.min(window.width, window.height) / 2;
  stage.show(window, { radius, ground: palette.tint });
  stage.place(block, [palette.paper]);
}

function beside(stage: Stage): { window: Rect; block: Block } {
  const { width, height, inner, margin, shape } = stage;
  const away = awayOf(margin);
  if (shape === 'banner') {
    const wide = Math.min(width * 0.38, height * 1.02);
    const x = width - wide - margin * 1.4;
    const y = margin * 1.3;
    const area = { ...inner, width: x - away - margin - inner.x };
    return {
      window: { x, y, width: wide, height: Math.max(height - y, wide) + wide },
      block: stage.fit(area, { brandAt: 'top', anchor: 'bottom' }),
    };
  }
  const wide = Math.min(height * 1.9, width * sideShare(width, height));
  const window = { x: margin * 0.2, y: -height * 0.12, width: wide, height: height * 1.24 };
  const from = Math.max(inner.x, window.x + wide + away + margin);
  const area = { ...inner, x: from, width: inner.x + inner.width - from };
  return { window, block: stage.fit(area, { flow: 'either' }) };
}

function below(stage: Stage): { window: Rect; block: Block } {
  const { width, height, inner, margin, shape } = stage;
  const part = { square: 0.54, portrait: 0.5, skyscraper: 0.58 }[shape as 'square'];
  const block = stage.fit({ ...inner, height: inner.height * part }, { align: 'middle', anchor: 'top' });
  const bounds = stage.boundsOf(block);
  const y = bounds.y + bounds.height + margin * 0.8 + awayOf(margin);
  const wide = Math.min(width - 3 * margin, (height - y) * 1.35);
  return { window: { x: (width - wide) / 2, y, width: wide, height: height - y + wide }, block };
}

function awayOf(margin: number): number {
  return Math.max(2, margin * 0.36);
}

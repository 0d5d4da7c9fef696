import type { Rect } from '../ad-input.ts';
import { sideShare } from '../stage/shape-of.ts';
import type { Stage } from '../stage/stage.ts';

/** The picture in an arch that rises from the lower edge, with a second arch traced behind it. */
export function arch(stage: Stage): void {
  const { width, height, palette, margin, shape } = stage;
  const { window, area } = windowOf(stage);
  stage.fill('background', { x: 0, y: 0, width, height }, palette.paper);
  const radius = Math.min(window.width, window.height) / 2;
  const away = Math.max(2, margin * 0.42);
  const outer =
    shape === 'leaderboard'
      ? { ...window, x: window.x + away }
      : { ...window, x: window.x - away, y: window.y - away, width: window.width + 2 * away };
  stage.fill('background', outer, palette.brand, { radius: Math.min(outer.width, outer.height) / 2 });
  stage.show(window, { radius, ground: palette.tint });
  const isBeside = shape === 'banner' || shape === 'leaderboard';
  const block = stage.fit(area, {
    flow: shape === 'leaderboard' ? 'either' : 'column',
    align: isBeside ? 'start' : 'middle',
    anchor: isBeside ? 'middle' : 'top',
    isSpread: shape === 'banner',
  });
  stage.place(block, [palette.paper]);
}

function windowOf({ width, height, inner, margin, shape }: Stage): { window: Rect; area: Rect } {
  const away = Math.max(2, margin * 0.42);
  if (shape === 'banner') {
    const wide = width * 0.36;
    const x = width - wide - margin * 1.5;
    const y = margin * 1.4;
    return {
      window: { x, y, width: wide, height: Math.max(height - y, wide) + wide },
      area: { ...inner, width: x - away - margin - inner.x },
    };
  }
  if (shape === 'leaderboard') {
    const wide = Math.min(height * 1.9, width * sideShare(width, height));
    const window = { x: margin * 0.2, y: -height * 0.12, width: wide, height: height * 1.24 };
    const from = Math.max(inner.x, window.x + wide + away + margin);
    return { window, area: { ...inner, x: from, width: inner.x + inner.width - from } };
  }
  const part = { square: 0.5, portrait: 0.46, skyscraper: 0.54 }[shape];
  const y = inner.y + inner.height * part + away;
  const wide = Math.min(width - 4 * margin, (height - y) * (shape === 'square' ? 1.35 : 1.1));
  return {
    window: { x: (width - wide) / 2, y, width: wide, height: height - y + wide },
    area: { ...inner, height: y - away - margin * 0.7 - inner.y },
  };
}

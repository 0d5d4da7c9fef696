import type { Rect } from '../ad-input.ts';
import { sideShare } from '../stage/shape-of.ts';
import type { Stage } from '../stage/stage.ts';

/** The picture stands in a pool of light on a tinted ground; words lie beside it or above. */
export function product(stage: Stage): void {
  const { width, height, inner, margin, shape, palette } = stage;
  const { spot, area } = spotOf(stage);
  const all = { x: 0, y: 0, width, height };
  stage.fill('background', all, palette.tint);
  const [x, y] = [spot.x + spot.width / 2, spot.y + spot.height / 2];
  const radius = Math.max(spot.width, spot.height) * 0.72;
  const light = stage.glow([
    { at: 0, colour: '#ffffff', opacity: 1 },
    { at: 0.6, colour: '#ffffff', opacity: 0.55 },
    { at: 1, colour: '#ffffff', opacity: 0 },
  ]);
  stage.circle('background', x, y, radius, light);
  if (stage.isCutout) stage.stand(spot);
  else stage.show(spot, { radius: Math.min(spot.width, spot.height) * 0.08 });
  const isBeside = shape === 'banner' || shape === 'leaderboard';
  const block = stage.fit(area, {
    flow: shape === 'leaderboard' ? 'either' : 'column',
    align: isBeside ? 'start' : 'middle',
    anchor: isBeside ? 'middle' : 'top',
  });
  stage.place(block, [palette.tint, '#ffffff']);
  if (shape === 'banner') {
    const bar = Math.max(2, margin * 0.2);
    stage.fill('decoration', { x: 0, y: 0, width: bar, height }, palette.brand);
  } else if (!isBeside) {
    const bar = Math.max(2, Math.min(inner.y * 0.4, margin * 0.2));
    stage.fill('decoration', { x: 0, y: 0, width, height: bar }, palette.brand);
  }
}

function spotOf({ inner, margin, shape }: Stage): { spot: Rect; area: Rect } {
  if (shape === 'banner') {
    const wide = inner.width * 0.42;
    const x = inner.x + inner.width - wide;
    return { spot: { ...inner, x, width: wide }, area: { ...inner, width: x - margin - inner.x } };
  }
  if (shape === 'leaderboard') {
    const wide = Math.min(inner.height * 1.6, inner.width * sideShare(inner.width, inner.height));
    return {
      spot: { ...inner, x: inner.x + inner.width - wide, width: wide },
      area: { ...inner, width: inner.width - wide - margin * 1.4 },
    };
  }
  const part = { square: 0.5, portrait: 0.48, skyscraper: 0.52 }[shape];
  const top = inner.y + inner.height * part;
  return {
    spot: { ...inner, y: top + margin * 0.6, height: inner.y + inner.height - top - margin * 0.6 },
    area: { ...inner, height: inner.height * part - margin * 0.2 },
  };
}

import type { Rect } from '../ad-input.ts';
import { intersect } from '../stage/crop.ts';
import { sideShare } from '../stage/shape-of.ts';
import type { Stage } from '../stage/stage.ts';

/** The brand's colour everywhere; the picture is a disc that runs off the edge. */
export function colourBlock(stage: Stage): void {
  const { width, height, palette } = stage;
  const { x, y, radius, area } = discOf(stage);
  stage.fill('background', { x: 0, y: 0, width, height }, palette.brand);
  stage.circle('background', x, y, radius * 1.13, palette.shade);
  const disc = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  if (stage.isCutout) {
    stage.circle('background', x, y, radius, palette.tint);
    const shown = intersect(disc, { x: 0, y: 0, width, height });
    const pad = Math.min(shown.width, shown.height) * 0.12;
    stage.stand({
      x: shown.x + pad,
      y: shown.y + pad,
      width: shown.width - 2 * pad,
      height: shown.height - 2 * pad,
    });
  } else stage.show(disc, { radius });
  const block = stage.fit(area, {
    flow: stage.shape === 'leaderboard' ? 'either' : 'column',
    isSpread: stage.shape === 'banner',
    anchor: stage.shape === 'banner' ? 'middle' : stage.shape === 'leaderboard' ? 'middle' : 'top',
  });
  stage.place(block, [palette.brand, palette.shade]);
}

function discOf({ width, height, inner, margin, shape }: Stage): {
  x: number;
  y: number;
  radius: number;
  area: Rect;
} {
  const bottom = inner.y + inner.height;
  if (shape === 'banner') {
    const radius = Math.min(height * 0.56, width * 0.3);
    const x = width - radius * 0.82;
    return {
      x,
      y: height * 0.5,
      radius,
      area: { ...inner, width: x - radius * 1.13 - margin * 0.5 - inner.x },
    };
  }
  if (shape === 'leaderboard') {
    const radius = Math.min(height * 0.82, width * sideShare(width, height) * 0.52);
    const x = width - radius * 0.9;
    return { x, y: height * 0.5, radius, area: { ...inner, width: x - radius * 1.13 - margin - inner.x } };
  }
  const part = { square: 0.6, portrait: 0.5, skyscraper: 0.6 }[shape];
  const top = inner.y + inner.height * part;
  const radius = shape === 'skyscraper' ? width * 0.62 : width * 0.52;
  const x = shape === 'skyscraper' ? width * 0.56 : width - radius * 0.86;
  const y = Math.min(top + radius * 1.13 + margin * 0.4, height + radius * 0.42);
  const area = { ...inner, height: Math.min(bottom, y - radius * 1.13 - margin * 0.4) - inner.y };
  return { x, y, radius, area };
}

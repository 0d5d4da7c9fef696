import type { Rect } from '../ad-input.ts';
import { sideShare } from '../stage/shape-of.ts';
import type { Stage } from '../stage/stage.ts';

/** The picture to the edges of one part, words on a dark ground in the other. */
export function split(stage: Stage): void {
  const { width, height, inner, margin, shape, palette, isFootCovered } = stage;
  stage.fill('background', { x: 0, y: 0, width, height }, palette.deep);
  if (shape === 'banner') {
    const x = width * (width > 2.4 * height ? 0.6 : 0.52);
    stage.show({ x, y: 0, width: width - x, height }, { ground: palette.tint });
    const area = { ...inner, width: x - margin - inner.x };
    stage.place(stage.fit(area, { brandAt: 'top', anchor: 'bottom' }), [palette.deep]);
    return;
  }
  if (shape === 'leaderboard') {
    const wide = Math.min(height * 1.9, width * sideShare(width, height));
    stage.show({ x: 0, y: 0, width: wide, height }, { ground: palette.tint });
    const x = Math.max(inner.x, wide + margin * 1.6);
    const area = { ...inner, x, width: inner.x + inner.width - x };
    stage.place(stage.fit(area, { flow: 'either' }), [palette.deep]);
    return;
  }
  const most = inner.height * { square: 0.52, portrait: 0.5, skyscraper: 0.6 }[shape];
  const area: Rect = isFootCovered
    ? { ...inner, height: most }
    : { ...inner, y: inner.y + inner.height - most, height: most };
  const block = stage.fit(area, {
    brandAt: stage.brandOn(palette.deep),
    anchor: isFootCovered ? 'top' : 'bottom',
  });
  // The picture takes all that the words leave, so that they have the same margin on every side.
  const bounds = stage.boundsOf(block);
  const edge = isFootCovered ? bounds.y + bounds.height + margin : bounds.y - margin;
  const picture = isFootCovered ? { y: edge, height: height - edge } : { y: 0, height: edge };
  stage.show({ x: 0, width, ...picture }, { ground: palette.tint });
  stage.place(block, [palette.deep]);
}

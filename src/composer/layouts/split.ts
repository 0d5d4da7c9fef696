import type { Rect } from '../ad-input.ts';
import { sideShare } from '../stage/shape-of.ts';
import type { Stage } from '../stage/stage.ts';

/** The picture to the edges of one part, words on a dark ground in the other. */
export function split(stage: Stage): void {
  const { width, height, inner, margin, shape, palette } = stage;
  stage.fill('background', { x: 0, y: 0, width, height }, palette.deep);
  const picture = pictureRect(stage);
  stage.show(picture, { ground: palette.tint });
  const isBelow = shape === 'square' || shape === 'portrait' || shape === 'skyscraper';
  const top = picture.y + picture.height + margin;
  const area: Rect = isBelow
    ? { ...inner, y: top, height: inner.y + inner.height - top }
    : shape === 'banner'
      ? { ...inner, width: picture.x - margin - inner.x }
      : {
          ...inner,
          x: picture.width + margin * 1.6,
          width: inner.x + inner.width - picture.width - margin * 1.6,
        };
  const block = stage.fit(area, {
    flow: shape === 'leaderboard' ? 'either' : 'column',
    isSpread: shape === 'banner',
    anchor: shape === 'banner' ? 'bottom' : shape === 'skyscraper' ? 'top' : 'middle',
  });
  stage.place(block, [palette.deep]);
  if (shape !== 'leaderboard') accentRule(stage, picture, isBelow);
}

function pictureRect({ width, height, shape }: Stage): Rect {
  if (shape === 'banner') return { x: width * 0.52, y: 0, width: width * 0.48, height };
  if (shape === 'leaderboard')
    return { x: 0, y: 0, width: Math.min(height * 1.9, width * sideShare(width, height)), height };
  const part = { square: 0.48, portrait: 0.54, skyscraper: 0.4 }[shape];
  return { x: 0, y: 0, width, height: height * part };
}

/** A thin line of the brand's colour between the parts. */
function accentRule(stage: Stage, picture: Rect, isBelow: boolean): void {
  const thick = Math.max(2, stage.margin * 0.14);
  const rule = isBelow
    ? { x: 0, y: picture.y + picture.height - thick / 2, width: stage.width, height: thick }
    : { x: picture.x - thick / 2, y: 0, width: thick, height: stage.height };
  stage.fill('decoration', rule, stage.palette.accent);
}

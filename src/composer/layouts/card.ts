import type { Rect } from '../ad-input.ts';
import type { Stage } from '../stage/stage.ts';

/** Words on a paper card that floats over the picture. */
export function card(stage: Stage): void {
  const { width, height, inner, margin, shape, palette } = stage;
  const pad = shape === 'leaderboard' ? margin * 0.9 : margin * 0.95;
  const area = cardArea(stage);
  const room = {
    x: area.x + pad,
    y: area.y + pad,
    width: area.width - 2 * pad,
    height: area.height - 2 * pad,
  };
  const block = stage.fit(room, {
    flow: shape === 'leaderboard' ? 'either' : 'column',
    anchor: shape === 'banner' || shape === 'leaderboard' ? 'middle' : 'bottom',
    ...(shape === 'leaderboard' ? {} : { largest: largestOf(stage, room) }),
  });
  const bounds = stage.boundsOf(block);
  // The card hugs the words in height, and in width where lines are set side by side with the picture.
  const top = shape === 'leaderboard' ? area.y : bounds.y - pad;
  const bottom = shape === 'leaderboard' ? area.y + area.height : bounds.y + bounds.height + pad;
  const paper: Rect = { x: area.x, y: top, width: area.width, height: bottom - top };
  if (shape === 'banner') paper.width = Math.max(area.width * 0.8, bounds.x + bounds.width + pad - area.x);

  if (stage.isCutout) {
    stage.fill('background', { x: 0, y: 0, width, height }, palette.brand);
    const end = paper.x + paper.width + margin * 0.5;
    stage.stand(
      shape === 'banner' || shape === 'leaderboard'
        ? { x: end, y: inner.y, width: Math.max(1, inner.x + inner.width - end), height: inner.height }
        : { ...inner, height: Math.max(1, paper.y - inner.y - margin * 0.6) },
    );
  } else if (shape === 'leaderboard') {
    stage.fill('background', { x: 0, y: 0, width, height }, palette.brand);
    stage.show({ x: width * 0.6, y: 0, width: width * 0.4, height });
  } else stage.show({ x: 0, y: 0, width, height });
  const radius = stage.corner;
  stage.shadow('panel', paper, { radius, blur: margin * 0.45, opacity: 0.3, drop: margin * 0.2 });
  stage.fill('panel', paper, palette.paper, { radius });
  stage.place(block, [palette.paper]);
}

function largestOf({ shape }: Stage, room: Rect): number {
  if (shape === 'skyscraper') return room.width * 0.2;
  return Math.min(room.width * 0.15, room.height * 0.26);
}

function cardArea({ inner, shape }: Stage): Rect {
  if (shape === 'banner') return { ...inner, width: inner.width * 0.52 };
  if (shape === 'leaderboard') return { ...inner, width: inner.width * 0.76 };
  const part = { square: 0.64, portrait: 0.54, skyscraper: 0.56 }[shape];
  return { ...inner, y: inner.y + inner.height * (1 - part), height: inner.height * part };
}

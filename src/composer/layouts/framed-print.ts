import type { Rect } from '../ad-input.ts';
import { blend } from '../colour/oklch.ts';
import { sideShare } from '../stage/shape-of.ts';
import type { Stage } from '../stage/stage.ts';

/** The picture as a print in a mat on a wall of paper, its words as a caption in the middle. */
export function framedPrint(stage: Stage): void {
  const { width, height, inner, margin, shape, palette } = stage;
  const wall = palette.tint;
  stage.fill('background', { x: 0, y: 0, width, height }, wall);
  const isBeside = shape === 'banner' || shape === 'leaderboard';
  const frame = frameRect(stage);
  const mat = Math.max(1.5, Math.min(frame.width, frame.height) * 0.055);
  const line = Math.max(1, margin * 0.05);
  stage.shadow('background', frame, { blur: margin * 0.3, opacity: 0.28, drop: margin * 0.16 });
  stage.fill('background', frame, '#ffffff', {
    stroke: { paint: blend(palette.deep, wall, 0.55), width: line },
  });
  const print = {
    x: frame.x + mat,
    y: frame.y + mat,
    width: frame.width - 2 * mat,
    height: frame.height - 2 * mat,
  };
  stage.show(print, { ground: palette.paper });

  const gap = margin * (shape === 'leaderboard' ? 1.4 : 1);
  const area: Rect = isBeside
    ? {
        ...inner,
        x: frame.x + frame.width + gap,
        width: inner.x + inner.width - frame.x - frame.width - gap,
      }
    : {
        ...inner,
        y: frame.y + frame.height + gap * 0.9,
        height: inner.y + inner.height - frame.y - frame.height - gap * 0.9,
      };
  const block = stage.fit(area, {
    flow: shape === 'leaderboard' ? 'either' : 'column',
    align: isBeside ? 'start' : 'middle',
    anchor: 'middle',
  });
  stage.place(block, [wall]);
}

function frameRect({ inner, shape, margin }: Stage): Rect {
  if (shape === 'banner') {
    const side = Math.min(inner.height, inner.width * 0.46);
    return { x: inner.x, y: inner.y + (inner.height - side) / 2, width: inner.width * 0.44, height: side };
  }
  if (shape === 'leaderboard') {
    const wide = Math.min(inner.height * 1.6, inner.width * sideShare(inner.width, inner.height));
    return { x: inner.x, y: inner.y, width: wide, height: inner.height };
  }
  const part = { square: 0.5, portrait: 0.54, skyscraper: 0.38 }[shape];
  const tall = inner.height * part;
  // A print looks at home with a little more wall at its sides.
  const side = shape === 'square' ? margin * 1.2 : 0;
  return { x: inner.x + side, y: inner.y, width: inner.width - 2 * side, height: tall };
}

import type { Rect } from '../ad-input.ts';
import { blend } from '../color/oklch.ts';
import { inset } from '../stage/crop.ts';
import { sideShare } from '../stage/shape-of.ts';
import type { Stage } from '../stage/stage.ts';
import type { Block } from '../text/block.ts';

/** The picture as a print in a mat on a wall of paper, its words as a caption. */
export function framedPrint(stage: Stage): void {
  const { width, height, margin, shape, palette } = stage;
  const wall = palette.tint;
  stage.fill('background', { x: 0, y: 0, width, height }, wall);
  const { frame, block } = shape === 'banner' || shape === 'leaderboard' ? beside(stage) : below(stage);
  const mat = Math.max(1.5, Math.min(frame.width, frame.height) * 0.05);
  stage.shadow('background', frame, { blur: margin * 0.3, opacity: 0.24, drop: margin * 0.18 });
  stage.fill('background', frame, '#ffffff', {
    stroke: { paint: blend(palette.deep, wall, 0.5), width: Math.max(0.75, margin * 0.035) },
  });
  stage.show(inset(frame, mat), { ground: palette.paper });
  stage.place(block, [wall]);
}

function beside(stage: Stage): { frame: Rect; block: Block } {
  const { inner, shape, margin } = stage;
  const isLine = shape === 'leaderboard';
  const wide = isLine
    ? Math.min(inner.height * 1.6, inner.width * sideShare(inner.width, inner.height))
    : Math.min(inner.width * 0.46, inner.height * 1.45);
  const frame = { ...inner, width: wide };
  const x = frame.x + wide + margin * (isLine ? 1.4 : 1.1);
  const block = stage.fit(
    { ...inner, x, width: inner.x + inner.width - x },
    { flow: isLine ? 'either' : 'column', anchor: 'middle' },
  );
  return { frame, block };
}

/** The caption below, or above if the platform covers the bottom; the print takes the rest. */
function below(stage: Stage): { frame: Rect; block: Block } {
  const { height, inner, margin, shape, isFootCovered } = stage;
  const most = inner.height * { square: 0.46, portrait: 0.48, skyscraper: 0.6 }[shape as 'square'];
  const block = stage.fit(
    isFootCovered ? { ...inner, height: most } : { ...inner, y: inner.y + inner.height - most, height: most },
    { align: 'middle', anchor: isFootCovered ? 'top' : 'bottom' },
  );
  const bounds = stage.boundsOf(block);
  const [top, bottom] = isFootCovered
    ? [bounds.y + bounds.height + margin, height - margin * 1.4]
    : [inner.y, bounds.y - margin * 0.9];
  const tall = Math.max(1, bottom - top);
  // Prints are neither very wide nor very tall.
  const wide = Math.min(inner.width, tall * 1.5);
  const frame = { x: inner.x + (inner.width - wide) / 2, y: top, width: wide, height: tall };
  return { frame, block };
}

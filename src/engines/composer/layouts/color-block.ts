import type { Rect } from '../ad-input.ts';
import { inset, intersect } from '../stage/crop.ts';
import { sideShare } from '../stage/shape-of.ts';
import type { Stage } from '../stage/stage.ts';
import type { Block } from '../text/block.ts';

/** The brand's color everywhere; the picture is a disc that runs off the edge. */
export function colorBlock(stage: Stage): void {
  const { width, height, palette } = stage;
  stage.fill('background', { x: 0, y: 0, width, height }, palette.brand);
  const isBeside = stage.shape === 'banner' || stage.shape === 'leaderboard';
  const { x, y, radius, block } = isBeside ? discBeside(stage) : discBelow(stage);
  stage.circle('background', x, y, radius * RING, palette.shade);
  const disc = { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
  const keep = intersect(disc, { x: 0, y: 0, width, height });
  if (stage.isCutout) {
    stage.circle('background', x, y, radius, palette.tint);
    stage.stand(inset(keep, Math.min(keep.width, keep.height) * 0.1));
  } else stage.show(disc, { radius, keep });
  stage.place(block, [palette.brand, palette.shade]);
}

/** Radius of the ring around the disc, in disc radii. */
const RING = 1.12;

interface Disc {
  x: number;
  y: number;
  radius: number;
  block: Block;
}

function discBeside(stage: Stage): Disc {
  const { width, height, inner, margin, shape } = stage;
  const isLine = shape === 'leaderboard';
  const radius = isLine
    ? Math.min(height * 0.82, width * sideShare(width, height) * 0.52)
    : Math.min(height * 0.58, width * 0.3);
  const x = width - radius * (isLine ? 0.9 : 0.82);
  const area: Rect = { ...inner, width: x - radius * RING - margin * (isLine ? 1 : 0.4) - inner.x };
  const block = stage.fit(area, isLine ? { flow: 'either' } : { brandAt: 'top', anchor: 'bottom' });
  return { x, y: height / 2, radius, block };
}

function discBelow(stage: Stage): Disc {
  const { width, height, inner, margin, shape } = stage;
  const part = { square: 0.56, portrait: 0.54, skyscraper: 0.6 }[shape as 'square'];
  const block = stage.fit(
    { ...inner, height: inner.height * part },
    { anchor: 'top', brandAt: shape === 'square' ? stage.brandOn(stage.palette.brand) : 'words' },
  );
  const bounds = stage.boundsOf(block);
  const top = bounds.y + bounds.height + margin * 0.7;
  // The largest disc that is mostly visible.
  const radius = Math.min(width * (shape === 'skyscraper' ? 0.6 : 0.5), (height - top) * 0.76);
  const x = Math.max(width / 2, width - radius * 0.82);
  return { x, y: Math.max(top + radius * RING, height - radius * 1.15), radius, block };
}

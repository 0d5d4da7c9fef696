import type { Rect } from '../ad-input.ts';
import { leastContrast } from '../color/contrast.ts';
import { blend, hexOf, oklchOf } from '../color/oklch.ts';
import { reachOf } from '../stage/crop.ts';
import type { Stage, Stop } from '../stage/stage.ts';
import type { Block } from '../text/block.ts';

/**
 * The picture to the edges, and words on a shade that grows out of the edge farthest from what the picture
 * shows.
 */
export function fullBleed(stage: Stage): void {
  const { inner, shape, focus } = stage;
  const isWide = shape === 'banner' || shape === 'leaderboard';
  if (stage.isCutout) {
    spotlight(stage, isWide);
    return;
  }
  const isFirst = isWide
    ? shape === 'leaderboard' || focus.x >= 0.42
    : focus.y > 0.58 || (stage.isFootCovered && focus.y > 0.36);
  const part = { banner: 0.54, leaderboard: 0.7, square: 0.6, portrait: 0.56, skyscraper: 0.62 }[shape];
  const [from, length] = isWide ? [inner.x, inner.width] : [inner.y, inner.height];
  const near = isFirst ? from : from + length * (1 - part);
  const area: Rect = isWide
    ? { ...inner, x: near, width: length * part }
    : { ...inner, y: near, height: length * part };
  const block = stage.fit(area, {
    anchor: shape === 'leaderboard' ? 'middle' : isWide || !isFirst ? 'bottom' : 'top',
    flow: shape === 'leaderboard' ? 'either' : 'column',
    brandAt:
      shape === 'banner' ? 'top' : shape === 'leaderboard' ? 'words' : stage.brandOn(stage.palette.deep),
  });
  shaded(stage, block, { isWide, isFirst });
}

/** A cut-out in a pool of the brand's color on dark ground. */
function spotlight(stage: Stage, isWide: boolean): void {
  const { width, height, inner, margin, palette, shape } = stage;
  const block = stage.fit(
    isWide
      ? { ...inner, width: inner.width * (shape === 'leaderboard' ? 0.7 : 0.52) }
      : { ...inner, y: inner.y + inner.height * 0.48, height: inner.height * 0.52 },
    {
      anchor: shape === 'leaderboard' ? 'middle' : 'bottom',
      flow: shape === 'leaderboard' ? 'either' : 'column',
    },
  );
  const bounds = stage.boundsOf(block);
  const end = bounds.x + bounds.width + margin * 0.5;
  const spot = isWide
    ? { ...inner, x: end, width: Math.max(1, inner.x + inner.width - end) }
    : { ...inner, height: Math.max(1, bounds.y - inner.y - margin * 0.8) };
  const glow = hexOf({ ...oklchOf(palette.brand), l: 0.62 });
  const most = 0.8;
  const paint = stage.glow([
    { at: 0, color: glow, opacity: most },
    { at: 0.45, color: glow, opacity: most * 0.5 },
    { at: 1, color: glow, opacity: 0 },
  ]);
  stage.fill('background', { x: 0, y: 0, width, height }, palette.deep);
  const radius = Math.max(spot.height * 0.75, spot.width * 0.75);
  stage.circle('background', spot.x + spot.width / 2, spot.y + spot.height * 0.55, radius, paint);
  stage.stand(spot);
  // Words stand outside the pool's bright middle.
  stage.place(block, [palette.deep, blend(glow, palette.deep, most * 0.35)]);
}

/**
 * The picture fills the space beside the words and some of the space behind them, or the whole ad if its
 * shape allows it. The shade is solid where there is no picture, and ends soon after the words.
 */
function shaded(
  stage: Stage,
  block: Block,
  { isWide, isFirst }: { isWide: boolean; isFirst: boolean },
): void {
  const { width, height, margin, palette, aspect } = stage;
  const bounds = stage.boundsOf(block);
  // Along the axis on which words and picture lie, from the words' edge of the ad.
  const all = isWide ? width : height;
  const end = isWide ? bounds.x + bounds.width : bounds.y + bounds.height;
  const taken = (isFirst ? end : all - (isWide ? bounds.x : bounds.y)) + margin * 0.5;
  const free = Math.max(all - taken, all * 0.2);
  const natural = isWide ? height * aspect : width / aspect;
  // The wider a strip of a picture is, the less is left of what it shows.
  const overlap = stage.shape === 'leaderboard' ? 0.1 : 0.45;
  const focus = isWide ? stage.focus.x : stage.focus.y;
  const shown =
    natural >= all * 0.97
      ? all
      : reachOf({ free, hidden: taken * overlap, natural, focus: isFirst ? focus : 1 - focus });
  const part = (from: number, length: number): Rect => {
    const at = isFirst ? from : all - from - length;
    return isWide ? { x: at, y: 0, width: length, height } : { x: 0, y: at, width, height: length };
  };
  stage.fill('background', part(0, all), palette.deep);
  stage.show(part(all - shown, shown), { keep: part(all - free, free) });

  const alpha = alphaFor(palette.deep);
  const bare = all - shown;
  const reach = Math.min(all, taken + Math.min(free * 0.6, Math.min(width, height) * 0.5));
  const stops: Stop[] = [
    { at: Math.max(0, (bare - 1) / reach), color: palette.deep, opacity: bare > 0 ? 1 : alpha + 0.1 },
    ...curve(palette.deep, alpha, taken / reach),
  ];
  const towards = isWide ? (isFirst ? 'end' : 'start') : isFirst ? 'bottom' : 'top';
  stage.fill('scrim', part(0, reach), stage.gradient(stops, towards));
  stage.place(block, [blend(palette.deep, '#ffffff', alpha), blend(palette.deep, '#000000', alpha)]);
}

/** The thinnest shade on which near-white can be read over any picture. */
function alphaFor(shadeColor: string): number {
  let alpha = 0.5;
  while (alpha < 0.9 && leastContrast('#fafafa', [blend(shadeColor, '#ffffff', alpha)]) < 4.8) alpha += 0.01;
  return alpha;
}

/** From an opacity to nothing at 1, without a visible edge. */
function curve(color: string, alpha: number, from: number): Stop[] {
  return [1, 0.82, 0.56, 0.3, 0.1, 0].map((part, index) => ({
    at: from + ((1 - from) * index) / 5,
    color,
    opacity: alpha * part,
  }));
}

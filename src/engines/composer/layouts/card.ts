import type { Rect } from '../ad-input.ts';
import { inset, reachOf } from '../stage/crop.ts';
import type { Stage } from '../stage/stage.ts';

/** Words on a paper card that lies over the edge of the picture. */
export function card(stage: Stage): void {
  const { width, height, inner, margin, shape, palette } = stage;
  const isBeside = shape === 'banner' || shape === 'leaderboard';
  const isLast = shape === 'banner' && stage.focus.x < 0.42 && !stage.isCutout;
  const pad = margin * (shape === 'skyscraper' ? 0.75 : 0.95);
  const area = cardArea(stage, isLast);
  const block = stage.fit(inset(area, pad), {
    flow: shape === 'leaderboard' ? 'either' : 'column',
    anchor: isBeside ? 'middle' : stage.isFootCovered ? 'top' : 'bottom',
    brandAt: isBeside ? 'words' : stage.brandOn(palette.paper),
  });
  const bounds = stage.boundsOf(block);
  // The card is as high as the words.
  const paper: Rect =
    shape === 'leaderboard' ? area : { ...area, y: bounds.y - pad, height: bounds.height + 2 * pad };

  stage.fill('background', { x: 0, y: 0, width, height }, palette.brand);
  const end = paper.x + paper.width;
  if (stage.isCutout)
    stage.stand(
      isBeside
        ? {
            x: end + margin,
            y: inner.y,
            width: Math.max(1, inner.x + inner.width - end - margin),
            height: inner.height,
          }
        : stage.isFootCovered
          ? below(stage, paper.y + paper.height + margin)
          : { ...inner, height: Math.max(1, paper.y - inner.y - margin * 0.6) },
    );
  else stage.show(...behind(stage, paper, isLast));
  const radius = stage.corner;
  stage.shadow('panel', paper, { radius, blur: margin * 0.5, opacity: 0.22, drop: margin * 0.2 });
  stage.fill('panel', paper, palette.paper, { radius });
  stage.place(block, [palette.paper]);
}

function cardArea({ inner, shape, width, height, isFootCovered }: Stage, isLast: boolean): Rect {
  if (shape === 'leaderboard') return { ...inner, width: inner.width * 0.76 };
  if (shape === 'banner') {
    const wide = inner.width * (width > 2.4 * height ? 0.62 : 0.52);
    return { ...inner, x: isLast ? inner.x + inner.width - wide : inner.x, width: wide };
  }
  const tall = inner.height * { square: 0.6, portrait: 0.54, skyscraper: 0.62 }[shape];
  return { ...inner, y: isFootCovered ? inner.y : inner.y + inner.height - tall, height: tall };
}

/** The area below a card at the top. */
function below({ inner, height, margin }: Stage, top: number): Rect {
  return { ...inner, y: top, height: Math.max(1, height - top - margin) };
}

/** The picture: over the whole ad if its shape allows it, otherwise to behind the card. */
function behind(stage: Stage, paper: Rect, isLast: boolean): [Rect, { keep: Rect }] {
  const { width, height, shape, aspect, isFootCovered, focus } = stage;
  if (shape === 'banner' || shape === 'leaderboard') {
    const free = isLast ? paper.x : width - paper.x - paper.width;
    const overlap = paper.width * (shape === 'leaderboard' ? 0.1 : 0.5);
    const wide = height * aspect >= width ? width : Math.min(width, free + overlap);
    return [
      { x: isLast ? 0 : width - wide, y: 0, width: wide, height },
      { keep: { x: isLast ? 0 : width - free, y: 0, width: free, height } },
    ];
  }
  const end = paper.y + paper.height;
  const free = isFootCovered ? height - end : paper.y;
  const natural = width / aspect;
  const tall =
    natural >= height
      ? height
      : reachOf({ free, hidden: paper.height * 0.5, natural, focus: isFootCovered ? focus.y : 1 - focus.y });
  return [
    { x: 0, y: isFootCovered ? height - tall : 0, width, height: tall },
    { keep: { x: 0, y: isFootCovered ? end : 0, width, height: Math.max(1, free * 0.94) } },
  ];
}

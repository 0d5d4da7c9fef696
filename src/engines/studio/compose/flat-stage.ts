import type { PlacedCard } from '../abstract/abstract-scene.ts';
import type { PatternLens } from '../abstract/pattern-lens.ts';
import { drawingRatio } from '../artwork/drawing-ratio.ts';
import { boxAround, type PartBox } from '../scene/part-box.ts';
import { createCardCache } from './card-cache.ts';
import type { ObjectStage } from './edit-objects.ts';
import type { SceneRequest } from './prepare-archetype.ts';

/** Drawings that are changed as they lie in the picture, before the view moves it. */
export function flatStage({ width, height }: SceneRequest): ObjectStage<PlacedCard> {
  const boxOf = ({ card, x, foot, height: tall, tilt }: PlacedCard) => {
    const half = (tall * height * card.subject.width) / card.subject.height / width / 2;
    return leaningBox({ x, foot, half, tall, tilt }, width / height);
  };
  return {
    needsOne: true,
    boxOf,
    moveTo(item, box) {
      const foot = box.y + box.height;
      const by = box.height / boxOf(item).height;
      return {
        ...item,
        x: box.x + box.width / 2,
        foot,
        floor: foot + (item.floor - item.foot),
        height: item.height * by,
      };
    },
    redraw({ thing: drawn, place, item }, by) {
      const { thing, color } = drawn;
      const tall = item.height * by;
      const side = tall * height * Math.max(1, drawingRatio(thing.icon));
      return {
        ...item,
        drawing: { icon: thing.icon, color, isMirrored: place.isMirrored },
        card: createCardCache([drawn]).card({ thing: 0, isMirrored: place.isMirrored }, side),
        height: tall,
      };
    },
  };
}

/** Box around a drawing that leans about the middle of its foot; `aspect` is the picture's width by its height. */
function leaningBox(
  { x, foot, half, tall, tilt }: { x: number; foot: number; half: number; tall: number; tilt: number },
  aspect: number,
): PartBox {
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const corners = [-half, half].flatMap((across) =>
    [0, tall].map(
      (up) => [x + across * cos + (up * sin) / aspect, foot + across * aspect * sin - up * cos] as const,
    ),
  );
  return boxAround(corners);
}

/** Where the view of the picture shows a box. */
export function throughLens(
  { x, y, width, height }: PartBox,
  lens: PatternLens,
  size: { width: number; height: number },
): PartBox {
  const corners = [x, x + width].flatMap((across) =>
    [y, y + height].map((down) => {
      const [left, top] = lens.toPicture(across * size.width, down * size.height);
      return [left / size.width, top / size.height] as const;
    }),
  );
  return boxAround(corners);
}

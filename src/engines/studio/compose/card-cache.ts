import { type Drawing, drawIcon } from '../artwork/draw-icon.ts';
import { drawingRatio } from '../artwork/drawing-ratio.ts';
import { keptTop } from '../artwork/keeps-its-colors.ts';
import { recolorDrawing } from '../artwork/recolor-drawing.ts';
import type { ThingInPicture } from '../artwork/thing-in-picture.ts';
import { prepareCard } from '../reference/prepare-card.ts';
import type { Card } from '../scene/card.ts';

/** The drawings of a picture's things as cards, each made once for all of its size. */
export interface CardCache {
  /** Widths by heights. */
  ratios: readonly number[];
  /** `side` is the longer side in pixels. */
  card(of: { thing: number; isMirrored: boolean }, side: number): Card;
}

const LARGEST = 2304;

export function createCardCache(things: readonly ThingInPicture[]): CardCache {
  const cards = new Map<string, Card>();
  return {
    ratios: things.map(({ thing }) => drawingRatio(thing.icon)),
    card: ({ thing, isMirrored }, asked) => {
      const { thing: cataloged, color } = things[thing]!;
      // Sizes within a group differ by a little.
      const side = Math.min(LARGEST, 1.08 ** Math.ceil(Math.log(Math.max(48, asked)) / Math.log(1.08)));
      const key = `${thing}|${isMirrored}|${Math.round(side)}`;
      const known = cards.get(key);
      if (known) return known;
      const own = drawIcon(cataloged.icon, side);
      const painted = color === undefined ? own : recolorDrawing(own, color, keptTop(cataloged.icon));
      const drawing = isMirrored ? mirror(painted) : painted;
      // A cut-out even if it fills its rectangle except its rounded corners.
      const { card } = prepareCard({ ...drawing, channels: 4 }, Math.round(side), true);
      cards.set(key, card);
      return card;
    },
  };
}

function mirror({ pixels, width, height }: Drawing): Drawing {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const mirrored = new Uint32Array(words.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) mirrored[y * width + x] = words[y * width + width - 1 - x]!;
  return { pixels: new Uint8Array(mirrored.buffer), width, height };
}

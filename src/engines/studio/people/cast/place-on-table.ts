import { iconBodyWithIds } from '../../artwork/icon-body.ts';
import { SQUARE } from '../../artwork/plain-body.ts';

/** The lowest point of most drawings in their square. */
const FOOT = 29.8;

interface SpotOnTable {
  /** The foot of the thing in the picture's units. */
  x: number;
  y: number;
  /** Of a grown person. */
  size: number;
  /** Keeps the gradients of several copies apart. */
  id: string;
}

/** A thing of its real size on a table. */
export function placeOnTable(name: string, { x, y, size, id }: SpotOnTable): string {
  const { side, foot = FOOT } = SIZES[name] ?? { side: 130 };
  const scale = (side * size) / SQUARE;
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(${-SQUARE / 2} ${-foot})">${iconBodyWithIds(name, id)}</g>`;
}

/** Side of the drawing's square in the figure's units, and its lowest point. */
const SIZES: Readonly<Record<string, { side: number; foot?: number }>> = {
  'hot-beverage': { side: 110 },
  'chopped-vegetables': { side: 300, foot: 30.2 },
  'roast-chicken': { side: 220, foot: 29.4 },
  'green-salad': { side: 170 },
  spaghetti: { side: 150 },
  pizza: { side: 150 },
  'wine-glass': { side: 130 },
  'glass-of-milk': { side: 110 },
  basket: { side: 260, foot: 30 },
  watermelon: { side: 150 },
  'birthday-cake': { side: 200 },
  'chess-board': { side: 250, foot: 29.4 },
  'sewing-machine': { side: 300, foot: 29.4 },
  microscope: { side: 250 },
  laptop: { side: 230, foot: 28 },
  books: { side: 150 },
  'open-book': { side: 190, foot: 27 },
  clipboard: { side: 150 },
  'wrapped-gift': { side: 200 },
  'beer-mug': { side: 130 },
  teapot: { side: 170 },
};

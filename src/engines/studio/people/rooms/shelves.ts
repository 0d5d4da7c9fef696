import { createRandom } from '../../math/seeded-random.ts';
import { drawPendant, rect } from '../decor.ts';
import { darken, lighten } from '../tint.ts';
import type { Dressing, Room } from './room.ts';

/** Bookcases up to the ceiling, full of books, and lamps. */
export const dressLibrary: Dressing = (room) => {
  const { w, floor, colors } = room;
  const random = createRandom(room.seed);
  const covers = [
    '#8c3b32',
    '#2f5d62',
    '#c9963f',
    '#4a4e7d',
    '#6b7f4e',
    '#e8dcc3',
    colors.accent,
    colors.second,
  ];
  const nextBook = (): Ware => {
    const wide = random.between(17, 34);
    const tall = random.between(92, 132);
    const band = random.chance(0.6) ? rect(3, -tall + 18, wide - 6, 7, '#f7e9c6', 1) : '';
    return { wide: wide + 1, art: rect(0, -tall, wide, tall, random.pick(covers), 3) + band };
  };
  return (
    drawCases(room, darken(colors.wood, 0.12), 168, nextBook) +
    drawPendant(w * 0.3, floor * 0.02, '#20263a', 1.1) +
    drawPendant(w * 0.72, floor * 0.02, '#20263a', 1.1)
  );
};

/** An aisle's shelves with boxes, cans, bottles and fruit, under a sign. */
export const dressSupermarket: Dressing = (room) => {
  const { w, floor, colors } = room;
  const random = createRandom(room.seed);
  const packed = ['#d8483f', '#f0b429', '#3f8f5b', '#3a7bbf', '#e07a2f', '#8e5ba6', colors.accent, '#f4efe4'];
  const ripe = ['#d8483f', '#f0b429', '#7fb04a', '#e8862f'];
  const goods: readonly [Goods, hues: readonly string[]][] = [
    [drawBox, packed],
    [drawCan, packed],
    [drawBottle, packed],
    [drawFruit, ripe],
  ];
  let ware: Ware;
  let left = 0;
  // Several of the same stand side by side.
  const nextWare = () => {
    if (left <= 0) {
      left = 3 + Math.floor(random.next() * 5);
      const [draw, hues] = random.pick(goods);
      ware = draw(random.pick(hues));
    }
    left--;
    return ware;
  };
  return drawCases(room, '#dfe3e8', 176, nextWare) + drawSign(w / 2, floor * 0.07, colors.accent);
};

/** A hanging sign with a shopping cart. */
function drawSign(x: number, y: number, color: string): string {
  return (
    rect(x - 110, y - 48, 220, 96, color, 14) +
    `<path d="M${x - 46} ${y - 24}h18l14 40h44l12 -28h-62" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><circle cx="${x - 10}" cy="${y + 30}" r="8" fill="#fff"/><circle cx="${x + 26}" cy="${y + 30}" r="8" fill="#fff"/>`
  );
}

/** Something on a board, drawn with the left end of its foot at the origin. */
interface Ware {
  wide: number;
  art: string;
}

/** Cases side by side over the whole wall, `step` units between the boards, which are filled with what `next` gives. */
function drawCases({ w, floor, tall, colors }: Room, frame: string, step: number, next: () => Ware): string {
  const top = floor * (tall ? 0.16 : 0.14);
  const cases = Math.max(2, Math.round(w / 460));
  const wide = w / cases;
  let out = rect(-w, top - 22, w * 3, floor - top + 22, lighten(frame, 0.12));
  const boards = Math.max(2, Math.floor((floor - top - 24) / step));
  const high = (floor - top - 24) / boards;
  for (let row = 1; row <= boards; row++) {
    const board = top + row * high;
    out += rect(-w, board - high + 14, w * 3, 26, '#101828').replace('/>', ' opacity=".14"/>');
    for (let at = -1; at <= cases; at++) out += fillBoard(at * wide + 22, (at + 1) * wide - 12, board, next);
    out += rect(-w, board, w * 3, 15, frame, 2);
  }
  for (let at = -1; at <= cases + 1; at++)
    out += rect(at * wide - 10, top - 22, 22, floor - top + 22, frame, 2);
  return (
    out +
    rect(-w, top - 34, w * 3, 22, darken(frame, 0.12), 3) +
    rect(-w, floor - 24, w * 3, 24, darken(colors.wood, 0.2))
  );
}

function fillBoard(left: number, right: number, board: number, next: () => Ware): string {
  let out = '';
  for (let x = left; ; ) {
    const { wide, art } = next();
    if (x + wide > right) return out;
    out += `<g transform="translate(${x.toFixed(1)} ${board.toFixed(1)})">${art}</g>`;
    x += wide;
  }
}

type Goods = (hue: string) => Ware;

const drawBox: Goods = (hue) => ({
  wide: 62,
  art:
    rect(0, -118, 58, 118, hue, 4) +
    rect(8, -100, 42, 26, '#ffffff', 4) +
    `<circle cx="29" cy="-38" r="19" fill="${lighten(hue, 0.45)}"/>`,
});

const drawCan: Goods = (hue) => ({
  wide: 46,
  art: rect(0, -74, 42, 74, hue, 7) + rect(0, -74, 42, 9, '#c9ced6', 4) + rect(0, -52, 42, 26, '#fdfbf6'),
});

const drawBottle: Goods = (hue) => ({
  wide: 42,
  art:
    `<path d="M13 -128H25V-98Q38 -88 38 -70V-6Q38 0 32 0H6Q0 0 0 -6V-70Q0 -88 13 -98Z" fill="${hue}"/>` +
    rect(11, -134, 16, 12, darken(hue, 0.35), 3) +
    rect(0, -62, 38, 34, '#fdfbf6'),
});

/** Two rows of round fruit in a crate. */
const drawFruit: Goods = (hue) => {
  const fruit = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="20" fill="${hue}"/>`;
  return {
    wide: 128,
    art:
      [42, 82].map((x) => fruit(x, -72)).join('') +
      [22, 62, 102].map((x) => fruit(x, -48)).join('') +
      rect(0, -42, 124, 42, '#b98a55', 4) +
      rect(6, -26, 112, 6, '#8f6538', 2),
  };
};

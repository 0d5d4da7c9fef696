import type { Random } from '../math/seeded-random.ts';
import { type Drawing, drawIcon } from './draw-icon.ts';
import { recolorDrawing } from './recolor-drawing.ts';
import type { ThingInPicture } from './thing-in-picture.ts';

/** A drawing in its place: the left end and the foot in units of the main thing's height, y up. */
interface Placed {
  drawing: Drawing;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Things differ in size by this power of their true sizes, so that a mouse beside an elephant is seen. */
const SIZE_POWER = 0.3;
const GAP = 0.06;

/** The things as one cut-out picture, the first in the middle, all on one floor. */
export function layOutThings(things: readonly ThingInPicture[], side: number, random: Random): Drawing {
  const placed = placeThings(things, side, random);
  const left = Math.min(...placed.map(({ x }) => x));
  const right = Math.max(...placed.map(({ x, width }) => x + width));
  const top = Math.max(...placed.map(({ y, height }) => y + height));
  const scale = side / Math.max(right - left, top);
  const width = Math.max(8, Math.round((right - left) * scale));
  const height = Math.max(8, Math.round(top * scale));
  const pixels = new Uint8Array(width * height * 4);
  for (const item of placed) {
    const drawn = item.drawing;
    paste(pixels, width, height, drawn, {
      left: Math.round((item.x - left) * scale),
      top: Math.round((top - item.y - item.height) * scale),
      width: Math.max(1, Math.round(item.width * scale)),
      height: Math.max(1, Math.round(item.height * scale)),
    });
  }
  return { pixels, width, height };
}

function placeThings(things: readonly ThingInPicture[], side: number, random: Random): Placed[] {
  const head = things[0]!;
  const sizeOf = ({ thing }: ThingInPicture) => (thing.height / head.thing.height) ** SIZE_POWER;
  const clusters = things.map((planned) => {
    const tall = sizeOf(planned);
    const own = drawIcon(planned.thing.icon, side);
    const drawing = planned.color === undefined ? own : recolorDrawing(own, planned.color);
    const scale = tall / Math.max(drawing.width, drawing.height);
    return { planned, items: clusterOf(drawing, scale, planned.count, random) };
  });
  const widthOf = (items: Placed[]) => Math.max(...items.map(({ x, width }) => x + width));
  const heightOf = (items: Placed[]) => Math.max(...items.map(({ y, height }) => y + height));
  const shift = (items: Placed[], dx: number, dy: number) =>
    items.map((item) => ({ ...item, x: item.x + dx, y: item.y + dy }));
  let left = 0;
  let right = widthOf(clusters[0]!.items);
  let headItems = clusters[0]!.items;
  const rest: Placed[][] = [];
  let onRight = random.chance(0.5);
  for (const { planned, items } of clusters.slice(1)) {
    const width = widthOf(items);
    if (planned.relation === 'on') {
      // The main thing rests on this one, a little behind its upper edge.
      const middle = (left + right) / 2;
      rest.push(shift(items, middle - width / 2, 0));
      headItems = shift(headItems, 0, heightOf(items) * 0.62);
      left = Math.min(left, middle - width / 2);
      right = Math.max(right, middle + width / 2);
      continue;
    }
    const lifted =
      planned.thing.stance === 'sky' || planned.relation === 'over' ? heightOf(headItems) * 0.9 : 0;
    const sideways = planned.relation === 'left' ? true : planned.relation === 'right' ? false : onRight;
    if (sideways) {
      rest.push(shift(items, right + GAP, lifted));
      right += GAP + width;
    } else {
      rest.push(shift(items, left - GAP - width, lifted));
      left -= GAP + width;
    }
    onRight = !onRight;
  }
  return [...rest.flat(), ...headItems];
}

/** Several of a thing: a back row, then a front row between them, lower in the picture. */
function clusterOf(drawing: Drawing, scale: number, count: number, random: Random): Placed[] {
  const width = drawing.width * scale;
  const height = drawing.height * scale;
  const front = Math.ceil(count / 2);
  const step = count <= 2 ? width * 1.04 : width * 0.86;
  const rows = [
    { many: count - front, y: height * 0.2, offset: count % 2 === 0 ? step * 0.5 : step * 0.5 },
    { many: front, y: 0, offset: 0 },
  ];
  if (count <= 2)
    return Array.from({ length: count }, (_, at) => ({ drawing, x: at * step, y: 0, width, height }));
  return rows.flatMap(({ many, y, offset }) =>
    Array.from({ length: many }, (_, at) => ({
      drawing,
      x: at * step + offset,
      y,
      width,
      height: height * random.between(0.98, 1.02),
    })),
  );
}

/** Copies a drawing into a rectangle, averaged over the pixels under each target, over what is there. */
function paste(
  to: Uint8Array,
  width: number,
  height: number,
  from: Drawing,
  area: { left: number; top: number; width: number; height: number },
): void {
  for (let y = 0; y < area.height; y++) {
    const row = area.top + y;
    if (row < 0 || row >= height) continue;
    for (let x = 0; x < area.width; x++) {
      const column = area.left + x;
      if (column < 0 || column >= width) continue;
      const color = average(from, x, y, area);
      const at = (row * width + column) * 4;
      const under = to[at + 3]! / 255;
      const over = color[3]! / 255;
      const alpha = over + under * (1 - over);
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++)
        to[at + channel] = Math.round(
          (color[channel]! * over + to[at + channel]! * under * (1 - over)) / alpha,
        );
      to[at + 3] = Math.round(alpha * 255);
    }
  }
}

function average(from: Drawing, x: number, y: number, area: { width: number; height: number }): number[] {
  const left = Math.floor((x * from.width) / area.width);
  const right = Math.max(left + 1, Math.floor(((x + 1) * from.width) / area.width));
  const top = Math.floor((y * from.height) / area.height);
  const bottom = Math.max(top + 1, Math.floor(((y + 1) * from.height) / area.height));
  const sum = [0, 0, 0, 0];
  for (let sy = top; sy < bottom; sy++)
    for (let sx = left; sx < right; sx++) {
      const at = (sy * from.width + sx) * 4;
      const alpha = from.pixels[at + 3]!;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += from.pixels[at + channel]! * alpha;
      sum[3]! += alpha;
    }
  const many = (bottom - top) * (right - left);
  if (sum[3] === 0) return [0, 0, 0, 0];
  return [sum[0]! / sum[3]!, sum[1]! / sum[3]!, sum[2]! / sum[3]!, sum[3]! / many];
}

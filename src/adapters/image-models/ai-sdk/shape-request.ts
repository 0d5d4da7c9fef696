import type { Shapes, Size } from '../../model-providers/provider.ts';
import { scaleToCover, shareKept } from './proportions.ts';

/** The requested shape, and the expected size in pixels. */
export interface Shape extends Size {
  /** For models that take pixels. */
  size?: `${number}x${number}`;
  /** For models that take an aspect ratio. */
  aspectRatio?: `${number}:${number}`;
}

/** Shapes whose kept share differs by less are equally good. */
const ALIKE = 0.01;
/** Cost of a doubled side length, in share lost. */
const COST_OF_DOUBLE = 0.01;
/** Cost of a halved side length: too few pixels are worse than a slight crop. */
const COST_OF_HALF = 0.2;

/** The supported shape that loses least when cropped to a size; among equals, one with enough pixels. */
export function shapeRequest(wanted: Size, shapes: Shapes): Shape {
  if (shapes.kind === 'ratios') return shapeByRatio(wanted, shapes);
  const size = shapes.kind === 'sizes' ? nearestSize(wanted, shapes.sizes) : freeSize(wanted, shapes);
  return { ...size, size: `${size.width}x${size.height}` };
}

function shapeByRatio(wanted: Size, { ratios, pixels }: Extract<Shapes, { kind: 'ratios' }>): Shape {
  const shapes = ratios.map((aspectRatio): Shape => {
    const [across = 1, down = 1] = aspectRatio.split(':').map(Number);
    const width = Math.round(Math.sqrt((pixels * across) / down));
    return { aspectRatio, width, height: Math.round(pixels / width) };
  });
  return best(shapes, (shape) => shareKept(shape, wanted));
}

function nearestSize(wanted: Size, sizes: readonly Size[]): Size {
  const kept = Math.max(...sizes.map((size) => shareKept(size, wanted)));
  const alike = sizes.filter((size) => shareKept(size, wanted) > kept - ALIKE);
  const enough = alike.filter((size) => scaleToCover(size, wanted) <= 1);
  return enough.length > 0 ? best(enough, (size) => -pixelsOf(size)) : best(alike, pixelsOf);
}

/** The size within the limits that loses least and has about the wanted number of pixels. */
function freeSize(wanted: Size, shapes: Extract<Shapes, { kind: 'free' }>): Size {
  const { step, leastSide, mostSide, mostPixels } = shapes;
  const least = Math.ceil(leastSide / step) * step;
  const most = Math.floor(mostSide / step) * step;
  const sizes: Size[] = [];
  for (let width = least; width <= most; width += step) {
    const tallest = Math.min(most, Math.floor(mostPixels / width / step) * step);
    const exact = (width * wanted.height) / wanted.width / step;
    for (const steps of new Set([Math.floor(exact), Math.ceil(exact)])) {
      const height = Math.min(tallest, Math.max(least, steps * step));
      if (height >= least) sizes.push({ width, height });
    }
  }
  return best(sizes, (size) => {
    const doublings = -2 * Math.log2(scaleToCover(size, wanted));
    const cost = doublings > 0 ? doublings * COST_OF_DOUBLE : -doublings * COST_OF_HALF;
    return shareKept(size, wanted) - cost;
  });
}

function pixelsOf({ width, height }: Size): number {
  return width * height;
}

function best<Candidate>(
  candidates: readonly Candidate[],
  worth: (candidate: Candidate) => number,
): Candidate {
  return candidates.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}

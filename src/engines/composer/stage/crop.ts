import type { Rect } from '../ad-input.ts';

interface Size {
  width: number;
  height: number;
}

/** The rectangle without a border of this width. */
export function inset({ x, y, width, height }: Rect, border: number): Rect {
  return { x: x + border, y: y + border, width: width - 2 * border, height: height - 2 * border };
}

/**
 * Position of a picture that covers a rectangle, with its focus as near as possible to the middle of `keep`.
 */
export function coverRect(picture: Size, rect: Rect, focus = { x: 0.5, y: 0.5 }, keep = rect): Rect {
  const scale = Math.max(rect.width / picture.width, rect.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return {
    x: rect.x + offset(rect.width, width, keep.x - rect.x + keep.width / 2 - width * focus.x),
    y: rect.y + offset(rect.height, height, keep.y - rect.y + keep.height / 2 - height * focus.y),
    width,
    height,
  };
}

/**
 * Position of a picture that is as large as fits, centered horizontally, and below the middle if there is
 * room.
 */
export function placeInside(picture: Size, rect: Rect): Rect {
  const scale = Math.min(rect.width / picture.width, rect.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) * 0.66, width, height };
}

/**
 * Length of a picture that starts at the ad's edge and continues behind the words: long enough for its focus
 * to be in the middle of the free part, at most all of `hidden`. `focus` is its distance, 0..1, from the end
 * behind the words, `natural` the uncropped length.
 */
export function reachOf({
  free,
  hidden,
  natural,
  focus,
}: {
  free: number;
  hidden: number;
  natural: number;
  focus: number;
}): number {
  return Math.min(free + hidden, Math.max(free + hidden * 0.15, free / 2 + natural * focus));
}

/** Intersection of two rectangles, which must overlap. */
export function intersect(one: Rect, other: Rect): Rect {
  const x = Math.max(one.x, other.x);
  const y = Math.max(one.y, other.y);
  return {
    x,
    y,
    width: Math.min(one.x + one.width, other.x + other.width) - x,
    height: Math.min(one.y + one.height, other.y + other.height) - y,
  };
}

/** The wished offset, or the nearest one without a gap. */
function offset(room: number, length: number, wish: number): number {
  return Math.min(0, Math.max(room - length, wish));
}

import type { Rect } from '../ad-input.ts';

interface Size {
  width: number;
  height: number;
}

/** Where a picture lies that covers a rectangle, with its focus as near to the middle as it can be. */
export function coverRect(picture: Size, rect: Rect, focus = { x: 0.5, y: 0.5 }): Rect {
  const scale = Math.max(rect.width / picture.width, rect.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return {
    x: rect.x + offset(rect.width, width, focus.x),
    y: rect.y + offset(rect.height, height, focus.y),
    width,
    height,
  };
}

/** Where a picture lies that is as large as fits, in the middle, and lower than that where there is room. */
export function placeInside(picture: Size, rect: Rect): Rect {
  const scale = Math.min(rect.width / picture.width, rect.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) * 0.66, width, height };
}

/** What two rectangles share; they must meet. */
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

function offset(room: number, length: number, focus: number): number {
  return Math.min(0, Math.max(room - length, room / 2 - length * focus));
}

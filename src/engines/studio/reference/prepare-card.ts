import { decodeByte } from '../color/linear-color.ts';
import { type Card, fillLevels, layoutLevels } from '../scene/card.ts';
import { type ReferenceImage, refuse } from './reference-image.ts';

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SMALLEST_SIDE = 8;
const MAX_ASPECT = 12;
/** Least share of transparent pixels of a cut-out. */
const CLEAR_SHARE = 0.005;

/** The reference as a card whose longer side has at most `longest` texels. */
export function prepareCard(
  image: ReferenceImage,
  longest: number,
  isCutOut = image.channels === 4 && countClear(image) > CLEAR_SHARE * image.width * image.height,
): { card: Card; isCutOut: boolean } {
  const area = isCutOut ? trim(image) : { left: 0, top: 0, width: image.width, height: image.height };
  const shorter = Math.min(area.width, area.height);
  if (shorter < SMALLEST_SIDE)
    throw refuse(`The reference picture shows less than ${SMALLEST_SIDE} pixels of its subject`);
  if (Math.max(area.width, area.height) > shorter * MAX_ASPECT)
    throw refuse(`The reference picture is more than ${MAX_ASPECT} times as long as it is wide`);
  const ratio = Math.min(1, longest / Math.max(area.width, area.height));
  const width = Math.max(1, Math.round(area.width * ratio));
  const height = Math.max(1, Math.round(area.height * ratio));
  const side = isCutOut ? Math.ceil(width * 0.15) : 0;
  const above = isCutOut ? Math.ceil(height * 0.1) : 0;
  const { levels, floats } = layoutLevels(width + 2 * side, height + above);
  const texels = new Float32Array(new SharedArrayBuffer(floats * 4));
  const card: Card = { texels, levels, subject: { left: side, top: above, width, height } };
  shrinkInto(card, image, area, isCutOut);
  fillLevels(card);
  return { card, isCutOut };
}

function countClear({ pixels }: ReferenceImage): number {
  let clear = 0;
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! < 128) clear++;
  return clear;
}

/** Bounding box of the visible pixels. */
function trim({ pixels, width, height }: ReferenceImage): Area {
  const visible = 24;
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (pixels[(y * width + x) * 4 + 3]! < visible) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      bottom = y;
    }
  if (right < 0) throw refuse('The reference picture is fully transparent');
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

/** Downscales in linear light, weighted by alpha. */
function shrinkInto(card: Card, image: ReferenceImage, area: Area, isCutOut: boolean): void {
  const { pixels, channels } = image;
  const { subject, texels } = card;
  const row = card.levels[0]!.width;
  const sum = new Float64Array(4);
  for (let y = 0; y < subject.height; y++) {
    const [top, bottom] = span(y, subject.height, area.height, area.top);
    for (let x = 0; x < subject.width; x++) {
      const [left, right] = span(x, subject.width, area.width, area.left);
      sum.fill(0);
      for (let sy = top; sy < bottom; sy++)
        for (let sx = left; sx < right; sx++) {
          const at = (sy * image.width + sx) * channels;
          const alpha = isCutOut ? pixels[at + 3]! / 255 : 1;
          for (let channel = 0; channel < 3; channel++)
            sum[channel]! += decodeByte(pixels[at + channel]!) * alpha;
          sum[3]! += alpha;
        }
      const share = 1 / ((bottom - top) * (right - left));
      const to = ((y + subject.top) * row + x + subject.left) * 4;
      for (let channel = 0; channel < 4; channel++) texels[to + channel] = sum[channel]! * share;
    }
  }
}

/** Range of source pixels under one target pixel, at least one. */
function span(index: number, targets: number, sources: number, start: number): [number, number] {
  const from = Math.floor((index * sources) / targets);
  return [start + from, start + Math.max(from + 1, Math.floor(((index + 1) * sources) / targets))];
}

import { thumbHashToRGBA } from 'thumbhash';
import type { ColorName } from '../words/color-names.ts';

/** A color counts if it covers this share of the picture. */
const MIN_SHARE = 0.12;

/** The colors that cover much of a picture, the largest first; empty for a damaged hash. @param hash its ThumbHash */
export function namedColors(hash: Uint8Array): ColorName[] {
  const shares = new Map<ColorName, number>();
  let pixels = 0;
  for (const [red, green, blue] of opaquePixels(hash)) {
    const name = colorName(red, green, blue);
    shares.set(name, (shares.get(name) ?? 0) + 1);
    pixels += 1;
  }
  return [...shares]
    .filter(([, count]) => count >= pixels * MIN_SHARE)
    .sort((one, other) => other[1] - one[1])
    .map(([name]) => name);
}

function* opaquePixels(hash: Uint8Array): Generator<[number, number, number]> {
  let rgba: Uint8Array;
  try {
    ({ rgba } = thumbHashToRGBA(hash));
  } catch {
    return;
  }
  for (let at = 0; at < rgba.length; at += 4)
    if (rgba[at + 3]! >= 128) yield [rgba[at]! / 255, rgba[at + 1]! / 255, rgba[at + 2]! / 255];
}

/** Upper ends of hues in degrees. */
const HUES: readonly [number, ColorName][] = [
  [15, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [195, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [340, 'pink'],
  [360, 'red'],
];

/** The name of a color. @param red 0 to 1, like green and blue */
export function colorName(red: number, green: number, blue: number): ColorName {
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  const lightness = most - chroma / 2;
  if (most < 0.16) return 'black';
  if (chroma < 0.09 || (lightness > 0.9 && chroma < 0.16)) {
    if (lightness > 0.82) return 'white';
    return lightness < 0.2 ? 'black' : 'gray';
  }
  const sector =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  const hue = (sector * 60 + 360) % 360;
  if (hue >= 10 && hue < 50 && most < 0.68 && chroma > 0.1) return 'brown';
  return HUES.find(([end]) => hue <= end)![1];
}

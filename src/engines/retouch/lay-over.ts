import type { Plane } from './blur-plane.ts';
import { castShadow } from './cast-shadow.ts';
import { keepShadow } from './keep-shadow.ts';
import type { Raster } from './raster.ts';

/** The new ground of a cut-out: a picture of its size, a color, or a gradient from top to bottom. Colors are display hex. */
export type Behind = { picture: Raster } | { colors: readonly [top: string, bottom?: string] };

/** The subject's shadow on the new background; its own one is read from the picture that it was cut out of. */
export type ShadowOrder = { kind: 'made' } | { kind: 'kept'; picture: Raster };

/**
 * A cut-out (RGBA, straight alpha) over a new background. Mixed in display values, as browsers do.
 * @returns undefined if its own shadow is wanted and cannot be told from the background
 */
export function layOver(cutout: Raster, behind: Behind, shadow?: ShadowOrder): Raster | undefined {
  const light = shadow && (shadow.kind === 'made' ? castShadow(cutout) : keepShadow(shadow.picture, cutout));
  if (shadow && !light) return undefined;
  const { pixels, width, height } = cutout;
  const colorAt = readerOf(behind, height);
  const laid = new Uint8Array(width * height * 3);
  for (let at = 0; at < width * height; at++) {
    const alpha = pixels[at * 4 + 3]! / 255;
    const lit = lightAt(light, at);
    for (let channel = 0; channel < 3; channel++) {
      const under = colorAt(at, width, channel) * lit;
      laid[at * 3 + channel] = Math.round(under + (pixels[at * 4 + channel]! - under) * alpha);
    }
  }
  return { pixels: laid, width, height, channels: 3 };
}

function lightAt(light: Plane | undefined, at: number): number {
  return light ? light.values[at]! / 255 : 1;
}

type ReadColor = (at: number, width: number, channel: number) => number;

function readerOf(behind: Behind, height: number): ReadColor {
  if ('picture' in behind) {
    const { pixels, channels } = behind.picture;
    return (at, _, channel) => pixels[at * channels + channel]!;
  }
  const top = channelsOf(behind.colors[0]);
  const bottom = channelsOf(behind.colors[1] ?? behind.colors[0]);
  return (at, width, channel) => {
    const down = height > 1 ? Math.floor(at / width) / (height - 1) : 0;
    return top[channel]! + (bottom[channel]! - top[channel]!) * down;
  };
}

function channelsOf(hex: string): readonly number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

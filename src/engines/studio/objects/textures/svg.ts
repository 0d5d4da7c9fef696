import { Resvg } from '@resvg/resvg-js';
import { decodeByte } from '../../color/linear-color.ts';
import type { Texture } from '../kernel.ts';
import type { TextureOf } from '../object-scene.ts';

/** An opaque drawing. */
export function drawSvg({ svg, width }: TextureOf<'svg'>): Texture {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  }).render();
  const { pixels } = image;
  const texels = new Float32Array(image.width * image.height * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4)
    for (let channel = 0; channel < 3; channel++) texels[to++] = decodeByte(pixels[from + channel]!);
  return { width: image.width, height: image.height, texels };
}

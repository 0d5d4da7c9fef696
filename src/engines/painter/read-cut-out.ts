import type { CutOut } from '#engines/photo-studio/product/cut-out';
import { encodeSrgb } from '#engines/studio/color/linear-color';
import type { Card } from '#engines/studio/scene/card';

/** The subject of a card, without the margin around it. */
export function readCutOut({ texels, levels, subject }: Card): CutOut {
  const { left, top, width, height } = subject;
  const rgba = new Uint8Array(width * height * 4);
  const row = levels[0]!.width;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = ((y + top) * row + x + left) * 4;
      const to = (y * width + x) * 4;
      const alpha = texels[from + 3]!;
      if (alpha === 0) continue;
      for (let channel = 0; channel < 3; channel++)
        rgba[to + channel] = Math.round(255 * encodeSrgb(Math.min(1, texels[from + channel]! / alpha)));
      rgba[to + 3] = Math.round(255 * alpha);
    }
  return { width, height, rgba };
}

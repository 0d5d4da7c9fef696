import { renderAsync } from '@resvg/resvg-js';
import { outlineLine } from '#engines/typesetting/outline-line';
import { shapeLine } from '#engines/typesetting/shape-line';
import { prepareText } from '#engines/typesetting/typeface';
import { placeText, type TextFont, type TextLayer } from '#features/editing/contract/text-layer';
import { ProviderError } from '#platform/errors/provider-error';
import type { RawPicture } from '#platform/images/raw-picture';

export interface WrittenPicture {
  picture: RawPicture;
  /** Characters that no font has. */
  missing: string[];
}

/**
 * Writes words over a picture, set as those of ads are, from outlines at its full size.
 * @throws ProviderError `rejected` if the fonts have none of the characters of a text
 */
export async function writeTexts(picture: RawPicture, texts: readonly TextLayer[]): Promise<WrittenPicture> {
  const { width, height } = picture;
  const missing = new Set<string>();
  const outlined: string[] = [];
  for (const text of texts) outlined.push(await outlineText(text, picture, missing));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${outlined.join('')}</svg>`;
  const drawn = await renderAsync(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'original' } });
  return { picture: layLetters(picture, drawn.pixels), missing: [...missing] };
}

/** @param missing gets the characters that no font has */
async function outlineText(
  text: TextLayer,
  frame: { width: number; height: number },
  missing: Set<string>,
): Promise<string> {
  const { lines, em } = placeText(text, frame);
  const outlines: string[] = [];
  for (const line of lines) {
    const prepared = await prepareText(line.text, { ...FONTS[text.font], tracking: 0, leading: 1 });
    for (const character of prepared.missing) missing.add(character);
    const direction = RIGHT_TO_LEFT.test(prepared.text) ? 'rtl' : 'ltr';
    const shaped = shapeLine(prepared.text, prepared.typeface, direction);
    const left = line.middle - (shaped.width * em) / 2;
    outlines.push(outlineLine(shaped, { left, baseline: line.baseline, size: em }));
  }
  if (outlines.join('') === '')
    throw new ProviderError('rejected', 'No font has these characters', {
      failure: { code: 'noFontForWords' },
    });
  return `<g fill="${text.color}">${outlines.join('')}</g>`;
}

const FONTS: Record<TextFont, { fontClass: 'sans' | 'serif'; weight: number }> = {
  sans: { fontClass: 'sans', weight: 400 },
  bold: { fontClass: 'sans', weight: 800 },
  serif: { fontClass: 'serif', weight: 400 },
};
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** @param letters premultiplied RGBA of the picture's size, as resvg gives them */
function layLetters({ pixels, channels, ...size }: RawPicture, letters: Uint8Array): RawPicture {
  const made = Uint8Array.from(pixels);
  for (let at = 0; at < size.width * size.height; at++) {
    const cover = letters[at * 4 + 3]! / 255;
    if (cover === 0) continue;
    const under = channels === 4 ? made[at * 4 + 3]! / 255 : 1;
    const alpha = cover + under * (1 - cover);
    for (let channel = 0; channel < 3; channel++) {
      const index = at * channels + channel;
      const mixed = letters[at * 4 + channel]! + made[index]! * under * (1 - cover);
      made[index] = Math.round(mixed / alpha);
    }
    if (channels === 4) made[at * 4 + 3] = Math.round(alpha * 255);
  }
  return { pixels: made, channels, ...size };
}

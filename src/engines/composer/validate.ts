import type { AdInput } from './ad-input.ts';
import { ComposerError } from './composer-error.ts';

/** Longest text, in UTF-16 units. */
const LONGEST_TEXT = 1000;

/** @throws ComposerError `bad_input` */
export function validate(input: AdInput): void {
  const { width, height, texts, picture, brand, minimumTextSize, safeArea } = input;
  for (const side of [width, height])
    refuseUnless(Number.isInteger(side) && side >= 16 && side <= 8192, 'A side is 16 to 8192 whole pixels.');
  refuseUnless(minimumTextSize >= 5 && minimumTextSize <= 200, 'The smallest text size is 5 to 200 pixels.');
  for (const text of Object.values(texts) as (string | undefined)[])
    refuseUnless((text?.length ?? 0) <= LONGEST_TEXT, `A text has ${LONGEST_TEXT} characters at most.`);
  for (const color of brand.colors)
    refuseUnless(/^#[0-9a-f]{6}$/i.test(color), `A color is written #rrggbb, not ${color.slice(0, 20)}.`);
  for (const { dataUrl, width: wide, height: tall } of [picture, brand.logo].filter(
    (one) => one !== undefined,
  )) {
    refuseUnless(wide >= 1 && tall >= 1, 'A picture has pixels.');
    refuseUnless(
      /^data:image\/(png|jpeg);base64,[a-z0-9+/]+=*$/i.test(dataUrl),
      'A picture is a PNG or JPEG as a base64 data address.',
    );
  }
  const { top = 0, right = 0, bottom = 0, left = 0 } = safeArea ?? {};
  refuseUnless(
    [top, right, bottom, left].every((inset) => inset >= 0) && left + right < width && top + bottom < height,
    'The safe area leaves some of the ad.',
  );
}

function refuseUnless(isGood: boolean, message: string): void {
  if (!isGood) throw new ComposerError({ code: 'bad_input' }, message);
}

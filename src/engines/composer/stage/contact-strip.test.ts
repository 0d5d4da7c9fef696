import { decodeQR } from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ad } from '../compose.fixture.ts';
import { compose } from '../compose.ts';

const CONTACT = {
  lines: ['seeblick.example', '+49 8022 555010', 'Uferweg 3, 83700 Rottach-Egern'],
  link: 'https://www.seeblick.example/zimmer?utm_source=print&utm_medium=qr',
};
const EDGE = 95;
/** With 3 mm of bleed at 300 dots an inch. */
const SHEETS = [
  { name: 'A5', width: 1819, height: 2551 },
  { name: 'A6 landscape', width: 1819, height: 1311 },
  { name: 'DL', width: 1240, height: 2551 },
] as const;

test.each(SHEETS)('a printed ad, $name, says how to reach the business', async ({ width, height }) => {
  for (const direction of ['ltr', 'rtl'] as const) {
    const safeArea = { top: EDGE, right: EDGE, bottom: EDGE, left: EDGE };
    const { texts, ...design } = ad({
      width,
      height,
      direction,
      safeArea,
      minimumTextSize: 29,
      contact: CONTACT,
    });
    const { boxes, checks, outlinedSvg } = await compose({ ...design, texts });
    expect(checks).toMatchObject({ isGood: true });
    const lines = boxes.filter(({ role }) => role === 'contact').flatMap((box) => box.lines);
    expect(lines.join(' ')).toBe(CONTACT.lines.join(' '));
    // As a phone sees it from some distance.
    const seen = sharp(Buffer.from(outlinedSvg)).resize({ width: 900 }).flatten({ background: '#fff' });
    const { data, info } = await seen.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) })).toBe(
      CONTACT.link,
    );
  }
});

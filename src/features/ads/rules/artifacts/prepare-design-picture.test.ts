import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareDesignLogo, prepareDesignPicture } from './prepare-design-picture.ts';

test.each([
  ['white letters beside an orange mark', '#ffffff', '#e0992f', 'light'],
  ['black letters beside a yellow mark', '#101010', '#ffdd00', 'dark'],
  ['cream letters', '#fff4e0', '#fff4e0', 'light'],
  ['mid colors', '#a4502f', '#1f7d5a', 'dark'],
])('finds the tone of a logo with %s', async (_name, letters, mark, tone) => {
  const logo = await drawing(
    `<rect x="40" y="10" width="30" height="40" fill="${mark}"/><rect x="80" y="10" width="200" height="40" fill="${letters}"/>`,
  );
  expect(await prepareDesignLogo(logo)).toMatchObject({ tone, hasAlpha: true, width: 240, height: 40 });
});

test('a white sign inside a mark leaves a logo dark', async () => {
  const logo = await drawing(
    '<rect x="40" y="10" width="240" height="40" fill="#8a1c1c"/><rect x="50" y="20" width="20" height="20" fill="#fff"/>',
  );
  expect(await prepareDesignLogo(logo)).toMatchObject({ tone: 'dark' });
});

test('removes a logo’s white background', async () => {
  const paper = '<rect width="300" height="60" fill="#ffffff"/>';
  const logo = await drawing(`${paper}<rect x="100" y="20" width="100" height="20" fill="#123456"/>`);
  expect(await prepareDesignLogo(logo)).toMatchObject({ width: 100, height: 20, tone: 'dark' });
});

test('trims only cut-outs, and finds the focus of a photo', async () => {
  const cutOut = await drawing('<circle cx="60" cy="30" r="20" fill="#d33"/>');
  const trimmed = await prepareDesignPicture(cutOut, { covers: { width: 500, height: 500 } });
  expect(trimmed).toMatchObject({ hasAlpha: true, width: 40, height: 40, contentType: 'image/png' });
  const photo = await drawing(
    '<rect width="300" height="60" fill="#ccc"/><circle cx="250" cy="30" r="16" fill="#d33"/>',
  );
  const whole = await prepareDesignPicture(photo, { within: { width: 150, height: 150 } });
  expect(whole).toMatchObject({ hasAlpha: false, width: 150, height: 30, contentType: 'image/jpeg' });
  expect(whole.focus!.x).toBeGreaterThan(0.6);
});

test.each([
  ['sites/tallyloop/dashboard.png', true],
  ['pictures/lake.jpg', undefined],
  ['pictures/candle.jpg', undefined],
])('tells drawings and screenshots from photographs: %s', async (file, isWhole) => {
  const bytes = await readFile(join(import.meta.dirname, '../../../../testing/fixture-sites', file));
  const picture = await prepareDesignPicture(bytes, { covers: { width: 320, height: 320 } });
  expect(picture.isWhole).toBe(isWhole);
});

function drawing(shapes: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60">${shapes}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

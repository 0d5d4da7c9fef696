import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { CARD_HEIGHT, CARD_WIDTH } from './arrange.ts';
import { type CardInput, composeCard } from './compose-card.ts';

const SQUARE = { width: 1024, height: 1024 };

test.each([
  ['words alone', []],
  ['a wide picture', [{ width: 1600, height: 900 }]],
  ['a panorama', [{ width: 4096, height: 600 }]],
  ['a photograph', [{ width: 1200, height: 900 }]],
  ['a square', [SQUARE]],
  ['a tall picture', [{ width: 800, height: 1200 }]],
  ['a sliver', [{ width: 60, height: 1200 }]],
  ['three pictures', [SQUARE, SQUARE, SQUARE]],
  ['nine pictures', Array<typeof SQUARE>(9).fill(SQUARE)],
])(
  '%s: every picture has a place of its own within the card, and words keep from its edges',
  async (_, pictures) => {
    const card = await composeCard({ ...INPUT, pictures, title: LONG });
    expect(card).toMatchObject({ width: CARD_WIDTH, height: CARD_HEIGHT });
    expect(card.cells.map(({ picture }) => picture)).toEqual(pictures.map((_, i) => i));
    for (const { x, y, width, height } of card.cells) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(CARD_WIDTH);
      expect(y + height).toBeLessThanOrEqual(CARD_HEIGHT);
      expect(Math.min(width, height)).toBeGreaterThan(150);
    }
    const ink = inkOf(card.overlay);
    expect(ink.left).toBeGreaterThan(50);
    expect(ink.top).toBeGreaterThan(40);
    expect(ink.right).toBeLessThan(CARD_WIDTH - 50);
    expect(ink.bottom).toBeLessThan(CARD_HEIGHT - 40);
    const [beside] = card.cells;
    if (pictures.length === 1 && beside!.x > 0) expect(ink.right).toBeLessThan(beside!.x);
  },
);

test('a title is drawn in any script, and one that says nothing leaves the brand', async () => {
  const bare = inkOf((await composeCard({ ...INPUT, title: '\u0000 \u200b' })).overlay);
  for (const title of ['凍った湖に浮かぶ', 'الشفق القطبي', '<script>&amp;"', '🌌 Lights'])
    expect(inkOf((await composeCard({ ...INPUT, title })).overlay).bottom).toBeGreaterThan(bare.bottom + 100);
});

test('the same input gives the same card', async () => {
  expect(await composeCard(INPUT)).toEqual(await composeCard(INPUT));
});

const INPUT: CardInput = {
  title: 'Northern lights over a frozen lake',
  kicker: 'Nature',
  brand: 'Framewright',
  pictures: [],
};
const LONG = 'Northern lights over a frozen lake with a cabin, snow on its roof and stars above. '.repeat(8);

/** Everything drawn in the text color. */
function inkOf(svg: string) {
  const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const ink = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (pixels[at]! < 120) continue;
      ink.left = Math.min(ink.left, x);
      ink.top = Math.min(ink.top, y);
      ink.right = Math.max(ink.right, x);
      ink.bottom = Math.max(ink.bottom, y);
    }
  return ink;
}

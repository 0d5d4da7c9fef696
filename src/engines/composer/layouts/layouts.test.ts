import { expect, test } from 'vitest';
import { ad, PHOTO } from '../compose.fixture.ts';
import { type Composition, composeOutlined } from '../compose.ts';
import { layoutsFor } from './layouts.ts';

const TALL = [
  [1080, 1080],
  [1080, 1350],
  [1000, 1500],
] as const;

test.each(layoutsFor('photo'))('%s leaves no word over at the end of a headline', async (layout) => {
  for (const [width, height] of [...TALL, [1200, 628]] as const)
    for (const headline of ['Coffee worth waking up for', 'See every shipment before your customer asks']) {
      const lines = linesOf(await composeOutlined(ad({ layout, width, height, texts: { headline } })));
      if (lines.length > 1) expect(lines.at(-1)).toMatch(/\s/);
    }
});

test.each([
  ['to the right of', { x: 0.2, y: 0.5 }, [1200, 628]],
  ['to the left of', { x: 0.8, y: 0.5 }, [1200, 628]],
  ['above', { x: 0.5, y: 0.8 }, [1080, 1080]],
  ['below', { x: 0.5, y: 0.3 }, [1080, 1080]],
] as const)(
  'full bleed sets its words and its shade %s what the picture shows',
  async (side, focus, size) => {
    const [width, height] = size;
    const composed = await composeOutlined(
      ad({ layout: 'full-bleed', width, height, picture: { ...PHOTO, focus } }),
    );
    const headline = composed.boxes.find(({ role }) => role === 'headline')!;
    const shade = shadeOf(composed);
    const isAcross = side === 'to the left of' || side === 'to the right of';
    const [from, length, all] = isAcross ? [shade.x, shade.width, width] : [shade.y, shade.height, height];
    expect(length).toBeLessThan(all * 0.85);
    expect(from > 0).toBe(side === 'to the right of' || side === 'below');
    expect(headline.x).toBeGreaterThanOrEqual(shade.x);
    expect(headline.y).toBeGreaterThanOrEqual(shade.y);
  },
);

test.each(layoutsFor('photo'))('%s fills a story whose lower third is covered', async (layout) => {
  const { boxes, checks } = await composeOutlined(
    ad({
      layout,
      width: 1080,
      height: 1920,
      safeArea: { top: 269, right: 65, bottom: 672, left: 65 },
      picture: { ...PHOTO, focus: { x: 0.5, y: 0.5 } },
    }),
  );
  expect(checks.isGood).toBe(true);
  const picture = boxes.find(({ role }) => role === 'picture');
  if (picture) expect(picture.y + picture.height).toBeGreaterThan(1700);
});

test('a brand name is never cut short', async () => {
  const brandName = 'Harbour & Hill Coffee Roasters of Northern Europe';
  for (const [width, height] of [
    [320, 50],
    [300, 250],
    [120, 600],
    [1080, 1080],
  ] as const) {
    const { boxes, shortened } = await composeOutlined(
      ad({ width, height, minimumTextSize: 9, texts: { headline: 'Fresh coffee', brandName } }),
    );
    expect(shortened).toEqual([]);
    const shown = boxes.find(({ role }) => role === 'brandName')?.lines?.join(' ');
    expect([brandName, undefined]).toContain(shown);
  }
});

function linesOf({ boxes }: Pick<Composition, 'boxes'>): string[] {
  return boxes.find(({ role }) => role === 'headline')!.lines!;
}

function shadeOf({ outlinedSvg }: Pick<Composition, 'outlinedSvg'>) {
  const [rect] = /<g id="scrim"[^>]*><rect [^>]*>/.exec(outlinedSvg)!;
  const read = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(rect)![1]);
  return { x: read('x'), y: read('y'), width: read('width'), height: read('height') };
}

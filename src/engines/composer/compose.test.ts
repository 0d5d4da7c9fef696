import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AdInput, LayoutId } from './ad-input.ts';
import { ad, LOGO, PHOTO } from './compose.fixture.ts';
import { compose } from './compose.ts';
import { ComposerError } from './composer-error.ts';
import { LAYOUTS, layoutsFor } from './layouts/layouts.ts';
import { SHAPE_SIZES } from './stage/shape-of.fixture.ts';

const WITH_TEXTS = LAYOUTS.map(({ id }) => id).filter((id) => id !== 'picture' && id !== 'logo');
/** Layouts whose words lie over the picture, on a shade or a card. */
const OVER_PICTURE: readonly LayoutId[] = ['full-bleed', 'card'];

const TEXTS = [
  'Coffee worth waking up for',
  'A',
  'Donaudampfschifffahrtsgesellschaftskapitänsmütze jetzt bestellen',
  'قهوة تستحق الاستيقاظ من أجلها كل صباح 24/7',
  'קפה ששווה לקום בשבילו – Harbour & Hill',
  'コーヒーの朝を楽しむために目を覚まそう',
  'सुबह की कॉफी जो जगाए',
  '아침을 깨우는 특별한 커피 한 잔',
  '让清晨更值得期待的一杯咖啡',
  'กาแฟยามเช้าที่คุ้มค่าแก่การตื่น',
  'Big 🎉 sale, 50% off!!! 👨‍👩‍👧 <b>&"now"</b>',
  'Lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore',
];
const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const extreme = fc.constantFrom('#000000', '#ffffff', '#ffff00', '#00ff00', '#0000ff', '#777777', '#ff0000');
const side = fc
  .double({ min: Math.log(88), max: Math.log(3000), noNaN: true })
  .map((log) => Math.round(Math.exp(log)));

const anyAd: fc.Arbitrary<AdInput> = fc
  .record({
    width: side,
    height: side,
    layout: fc.constantFrom(...WITH_TEXTS),
    texts: fc.record(
      {
        headline: fc.constantFrom(...TEXTS),
        callout: fc.constantFrom('ab 1.299,00 €', '★ 4.8 (1,203)', '₹999 से'),
        description: fc.constantFrom('', ...TEXTS),
        cta: fc.constantFrom('Go', 'Jetzt unverbindlich Beratungstermin vereinbaren', 'اشتر الآن'),
        brandName: fc.constantFrom('Acme', 'Harbour & Hill Coffee Roasters of Northern Europe', 'ブランド'),
      },
      { requiredKeys: ['headline'] },
    ),
    picture: fc.record({
      dataUrl: fc.constant(PHOTO.dataUrl),
      width: fc.integer({ min: 1, max: 4000 }),
      height: fc.integer({ min: 1, max: 4000 }),
      focus: fc.record({
        x: fc.double({ min: 0, max: 1, noNaN: true }),
        y: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      hasAlpha: fc.boolean(),
    }),
    brand: fc.record(
      {
        colors: fc.array(fc.oneof(color, extreme), { maxLength: 3 }),
        fontClass: fc.constantFrom('sans', 'serif'),
        logo: fc.record({
          dataUrl: fc.constant(PHOTO.dataUrl),
          width: fc.integer({ min: 10, max: 600 }),
          height: fc.integer({ min: 10, max: 200 }),
          tone: fc.constantFrom('dark', 'light'),
        }),
      },
      { requiredKeys: ['colors', 'fontClass'] },
    ),
    direction: fc.constantFrom('ltr', 'rtl'),
    covered: fc.constantFrom(0, 0.1),
  })
  .map(({ covered, ...input }) => ({
    ...input,
    safeArea: { top: input.height * covered, right: 0, bottom: input.height * covered, left: 0 },
    minimumTextSize: Math.min(input.width, input.height) < 150 ? 8 : 11,
  })) as fc.Arbitrary<AdInput>;

test('every ad of any size, words and colors passes all of its checks', async () => {
  await fc.assert(
    fc.asyncProperty(anyAd, async (input) => {
      const { checks, boxes } = await compose(input);
      expect(checks).toMatchObject({ isGood: true });
      if (OVER_PICTURE.includes(input.layout)) return;
      const pictures = boxes.filter(({ role }) => role === 'picture');
      for (const box of boxes.filter(({ lines }) => lines))
        for (const picture of pictures)
          expect(
            box.x + box.width <= picture.x + 0.1 ||
              picture.x + picture.width <= box.x + 0.1 ||
              box.y + box.height <= picture.y + 0.1 ||
              picture.y + picture.height <= box.y + 0.1,
          ).toBe(true);
    }),
    { numRuns: 60, seed: 8 },
  );
}, 180_000);

test.each(WITH_TEXTS)('%s differs between all shapes and both directions', async (layout) => {
  const drawn = new Set<string>();
  for (const [width, height] of Object.values(SHAPE_SIZES))
    for (const direction of ['ltr', 'rtl'] as const) {
      const { svg, checks } = await compose(ad({ layout, width, height, direction }));
      expect(checks.isGood).toBe(true);
      drawn.add(svg);
    }
  expect(drawn.size).toBe(2 * Object.keys(SHAPE_SIZES).length);
});

test('there are at least six layouts for a photo and five for a cut-out', () => {
  expect(layoutsFor('photo').length).toBeGreaterThanOrEqual(6);
  expect(layoutsFor('cutout').length).toBeGreaterThanOrEqual(5);
  expect(layoutsFor('none')).toEqual(['type']);
});

test('the layout for formats without texts shows the picture alone, and is offered to no other', async () => {
  const { boxes, checks, dropped, outlinedSvg } = await compose(
    ad({ layout: 'picture', brand: { colors: [], fontClass: 'sans', logo: LOGO } }),
  );
  expect(boxes).toEqual([{ role: 'picture', x: 0, y: 0, width: 1200, height: 628 }]);
  expect(checks.isGood).toBe(true);
  expect(dropped).toEqual([]);
  expect(outlinedSvg).not.toContain('<g id="headline"');
  for (const kind of ['photo', 'cutout', 'none'] as const) expect(layoutsFor(kind)).not.toContain('picture');
});

test.each(['dark', 'light'] as const)(
  'a %s logo stands alone on a ground on which it is seen',
  async (tone) => {
    const { picture: _, ...design } = ad({ layout: 'logo', width: 1200, height: 300 });
    const brand = { ...design.brand, logo: { ...LOGO, tone } };
    const { boxes, checks, dropped, outlinedSvg } = await compose({ ...design, brand });
    expect(boxes.map(({ role }) => role)).toEqual(['logo']);
    const { x, y, width, height } = boxes[0]!;
    expect([x + width / 2, y + height / 2].map(Math.round)).toEqual([600, 150]);
    expect(Math.min(y, 300 - y - height)).toBeGreaterThan(30);
    expect([checks.isGood, dropped]).toEqual([true, []]);
    expect(outlinedSvg.includes('fill="#ffffff"')).toBe(tone === 'dark');
    await expect(compose(design)).rejects.toThrow(ComposerError);
  },
);

test('the same input gives the same bytes', async () => {
  const [one, other] = await Promise.all([compose(ad()), compose(ad())]);
  expect(one).toEqual(other);
});

test('the svg names its layers, carries its fonts, and refers to nothing outside', async () => {
  const { svg } = await compose(ad({ brand: { colors: [], fontClass: 'serif', logo: LOGO } }));
  for (const layer of ['background', 'picture', 'headline', 'description', 'cta', 'logo'])
    expect(svg).toContain(`<g id="${layer}"`);
  expect(svg).toContain('role="img"');
  expect(svg).toMatch(/<title id="[^"]+">Coffee worth waking up for/);
  expect(svg).toContain('font-family:fw-instrument-serif-latin');
  expect(svg).toMatch(/<text [^>]+>Coffee/);
  expect(svg).not.toMatch(/<script|\son\w+=|href="(?!data:)|url\((?!#|data:)/);
});

test('markup in texts stays text', async () => {
  const { svg } = await compose(ad({ texts: { headline: 'Less <script>alert(1)</script> & "more"' } }));
  expect(svg).not.toContain('<script');
  expect(svg).toContain('&#60;script&#62;');
});

test('a small ad drops its description before anything else', async () => {
  const { dropped, checks } = await compose(
    ad({ width: 320, height: 50, minimumTextSize: 9, texts: { ...ad().texts, brandName: 'Hill' } }),
  );
  expect(dropped).toEqual(['description']);
  expect(checks.isGood).toBe(true);
});

test('a callout stands between headline and description, on one line, and gives way before the headline shrinks much', async () => {
  const texts = { ...ad().texts, callout: 'ab 12 €' };
  const large = await compose(ad({ width: 1080, height: 1080, texts }));
  const [headline, callout, description] = (['headline', 'callout', 'description'] as const).map(
    (role) => large.boxes.find((box) => box.role === role)!,
  );
  expect(callout!.lines).toEqual(['ab 12 €']);
  expect(callout!.y).toBeGreaterThan(headline!.y + headline!.height);
  expect(description!.y).toBeGreaterThan(callout!.y + callout!.height);
  const small = await compose(ad({ width: 320, height: 50, minimumTextSize: 9, texts }));
  expect(small.dropped).toEqual(['callout', 'description']);
});

test('the smallest button ads still say something', async () => {
  const { boxes, checks } = await compose(
    ad({ width: 88, height: 31, layout: 'type', minimumTextSize: 8, texts: { headline: 'Fresh coffee' } }),
  );
  expect(checks.isGood).toBe(true);
  expect(boxes.find(({ role }) => role === 'headline')?.lines?.join(' ')).toBe('Fresh coffee');
});

test('a text that is too long ends at a word with an ellipsis, and the report says so', async () => {
  const headline = 'every word of this counts '.repeat(30).trim();
  const { shortened, boxes } = await compose(ad({ width: 300, height: 250, texts: { headline } }));
  expect(shortened).toEqual(['headline']);
  const written = boxes.find(({ role }) => role === 'headline')!.lines!.join(' ');
  expect(written).toMatch(/…$/);
  expect(headline.startsWith(`${written.slice(0, -1)} `)).toBe(true);
});

test('characters without a glyph are left out and named', async () => {
  const { missingCharacters, boxes } = await compose(ad({ texts: { headline: 'Party 🎉 time' } }));
  expect(missingCharacters).toEqual(['🎉']);
  expect(boxes.find(({ role }) => role === 'headline')!.lines!.join(' ')).toBe('Party time');
});

test.each([
  ['a headline without any glyph', ad({ texts: { headline: '🎉' } }), 'bad_input'],
  ['a color by name', ad({ brand: { colors: ['red'], fontClass: 'sans' } }), 'bad_input'],
  ['a picture by address', ad({ picture: { ...PHOTO, dataUrl: 'https://example.com/a.png' } }), 'bad_input'],
  ['half a pixel', ad({ width: 100.5 }), 'bad_input'],
  ['no room for a letter', ad({ width: 20, height: 16, minimumTextSize: 40 }), 'too_small'],
] as const)('%s is refused', async (_, input, code) => {
  await expect(compose(input)).rejects.toMatchObject({ name: 'ComposerError', code });
});

test('a layout with a picture asks for one', async () => {
  const { picture: _, ...rest } = ad();
  const refusal = await compose(rest).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ComposerError);
  expect(refusal).toMatchObject({ code: 'picture_needed' });
  await expect(compose({ ...rest, layout: 'type' })).resolves.toMatchObject({ checks: { isGood: true } });
});

test.each([
  ['아침을 깨우는 커피', 'fw-noto-sans-kr'],
  ['让清晨更值得期待', 'fw-noto-sans-sc'],
  ['朝がもっと好きになる', 'fw-noto-sans-jp'],
])('%s is written in %s, and nothing of it is missing', async (headline, font) => {
  const { svg, missingCharacters } = await compose(ad({ layout: 'type', texts: { headline } }));
  expect(missingCharacters).toEqual([]);
  expect(svg).toContain(`font-family:${font}`);
});

test.each(['split', 'product'] as const)(
  'shows all of a drawing or screenshot in the layout %s',
  async (layout) => {
    for (const direction of ['ltr', 'rtl'] as const)
      for (const [width, height] of Object.values(SHAPE_SIZES)) {
        const { boxes, checks } = await compose(
          ad({ layout, direction, width, height, picture: { ...PHOTO, isWhole: true } }),
        );
        const picture = boxes.find(({ role }) => role === 'picture')!;
        expect(picture.width / picture.height).toBeCloseTo(PHOTO.width / PHOTO.height, 3);
        expect(picture.x >= 0 && picture.x + picture.width <= width).toBe(true);
        expect(picture.y >= 0 && picture.y + picture.height <= height).toBe(true);
        expect(checks.isGood).toBe(true);
      }
  },
);

import { describe, expect, it } from 'vitest';
import { studio } from '#testing/studios';
import { isChange, refine } from './compose/refine.ts';
import { distance, likeness, measure } from './measures.fixture.ts';
import type { Picture, PictureRequest, ReferenceImage } from './studio.ts';

/** A bottle on a transparent background. */
function drawBottle(): ReferenceImage {
  const [width, height] = [90, 150];
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inside = Math.abs(x - width / 2) < (y < 40 ? 12 : 32) && y > 4;
      pixels.set([190, 40 + x / 3, 150, inside ? 255 : 0], (y * width + x) * 4);
    }
  return { pixels, width, height, channels: 4 };
}

const size = { width: 112, height: 112 };
const KINDS: Record<string, PictureRequest> = {
  landscape: { prompt: 'mountain lake', ...size, seed: 7 },
  'landscape with people': { prompt: 'hills with a cyclist', ...size, seed: 7 },
  abstract: { prompt: 'pink silk', ...size, seed: 7 },
  'abstract of marks': { prompt: 'bokeh', ...size, seed: 7 },
  object: { prompt: 'coins and a bar chart', ...size, seed: 7 },
  reference: { prompt: 'on a podium', ...size, seed: 7, reference: drawBottle() },
  people: { prompt: 'team meeting', ...size, seed: 7 },
};

const painted = new Map<string, Promise<Picture>>();
function paint(kind: string, refinements: string[] = [], seed = 7): Promise<Picture> {
  const key = JSON.stringify([kind, refinements, seed]);
  const picture = painted.get(key) ?? studio.render({ ...KINDS[kind]!, seed, refinements });
  painted.set(key, picture);
  return picture;
}

type Check = (after: ReturnType<typeof measure>, before: ReturnType<typeof measure>) => void;
const darker: Check = (after, before) => expect(after.luminance).toBeLessThan(before.luminance * 0.96);
const brighter: Check = (after, before) => expect(after.luminance).toBeGreaterThan(before.luminance * 1.015);
const warmer: Check = (after, before) => expect(after.warmth).toBeGreaterThan(before.warmth + 0.02);
const cooler: Check = (after, before) => expect(after.warmth).toBeLessThan(before.warmth - 0.012);
const paler: Check = (after, before) => expect(after.saturation).toBeLessThan(before.saturation * 0.97);

/** Refinements that the forms offer, and their visible effect. */
const VARIANTS: [text: string, check: Check | undefined][] = [
  ['cinematic lighting', darker],
  ['golden hour', warmer],
  ['award-winning focus', undefined],
  ['unique angle', undefined],
  ['editorial quality', paler],
  ['candid natural light', brighter],
  ['minimalist clean', paler],
];

/** Mean difference of a color value, in levels of 255. */
const levelsBetween = ({ pixels }: Picture, other: Picture) =>
  pixels.reduce((sum, value, at) => sum + Math.abs(value - other.pixels[at]!), 0) / pixels.length;

it.each(Object.keys(KINDS))('more or less contrast is seen: %s', async (kind) => {
  const [before, more, less] = await Promise.all([
    paint(kind),
    paint(kind, ['more contrast']),
    paint(kind, ['less contrast']),
  ]);
  expect(levelsBetween(before, more)).toBeGreaterThan(5);
  expect(levelsBetween(before, less)).toBeGreaterThan(5);
});

describe.each(Object.keys(KINDS))('a refinement of a picture: %s', (kind) => {
  it.each(VARIANTS)('by %s is visible, and keeps the rest', async (text, check) => {
    const [before, after, other] = await Promise.all([paint(kind), paint(kind, [text]), paint(kind, [], 8)]);
    expect(distance(before, after)).toBeGreaterThan(0.015);
    check?.(measure(after), measure(before));
    expect(likeness(before, after)).toBeGreaterThan(likeness(before, other));
    expect(after.scene.archetype).toBe(before.scene.archetype);
    expect(after.scene.refinements).toEqual([{ text, understood: expect.any(Array), leftOut: [] }]);
    expect(after.scene.refinements![0]!.understood.length).toBeGreaterThan(0);
  });

  it.each([
    ['warmer', warmer],
    ['cooler', cooler],
    ['brighter', brighter],
    ['darker', darker],
    ['muted colours', paler],
  ] as const)('by %s moves that way', async (text, check) => {
    const [before, after] = await Promise.all([paint(kind), paint(kind, [text])]);
    check(measure(after), measure(before));
    expect(likeness(before, after)).toBeGreaterThan(0.9);
  });

  it('by unknown words keeps the picture, and reports it', async () => {
    const [before, after] = await Promise.all([paint(kind), paint(kind, ['add a giraffe'])]);
    expect(after.pixels).toEqual(before.pixels);
    expect(after.scene.refinements).toEqual([
      { text: 'add a giraffe', understood: [], leftOut: ['giraffe'] },
    ]);
  });
});

describe('refinements', () => {
  it('apply in order, and the recipe has all of them', async () => {
    const first = await paint('landscape', ['golden hour']);
    const second = refine(first.scene.recipe, 'closer');
    expect(second).toEqual({
      prompt: 'mountain lake',
      seed: 7,
      settings: {},
      refinements: ['golden hour', 'closer'],
    });
    const both = await studio.render({ ...second, ...size });
    expect(both.scene.time).toBe('golden');
    expect(distance(first, both)).toBeGreaterThan(0.015);
    expect(JSON.parse(JSON.stringify(both.scene.recipe))).toEqual(second);
    const again = await studio.render({
      ...(JSON.parse(JSON.stringify(both.scene.recipe)) as typeof second),
      ...size,
    });
    expect(again.pixels).toEqual(both.pixels);
  });

  it.each([
    ['golden hour', true],
    ['Closer, and a bit warmer!', true],
    ['in winter', true],
    ['blue velvet', false],
    ['A red barn', false],
    ['a zither in the golden hour', false],
    ['', false],
  ])('%j alone is a change: %s', (text, expected) => {
    expect(isChange(text)).toBe(expected);
  });

  it('consist of the words that a text adds to the earlier prompt', () => {
    const recipe = { prompt: 'A quiet lake', seed: 1, settings: {}, refinements: [] };
    const once = refine(recipe, 'A quiet lake, golden hour');
    expect(once.refinements).toEqual(['golden hour']);
    expect(refine(once, 'a quiet lake, golden hour, closer').refinements).toEqual(['golden hour', 'closer']);
    expect(refine(once, 'cooler').refinements).toEqual(['golden hour', 'cooler']);
    expect(refine(once, 'golden hour, closer').refinements).toEqual(['golden hour', 'closer']);
    expect(refine({ ...recipe, refinements: ['warm'] }, 'warmer').refinements).toEqual(['warm', 'warmer']);
  });

  it('change hour, weather and season only in landscapes', async () => {
    const night = await paint('landscape', ['at night, in winter, with fog']);
    expect(night.scene).toMatchObject({ time: 'night', season: 'winter', weather: 'mist' });
    const chart = await paint('object', ['in winter, with fog']);
    expect(chart.scene.refinements![0]).toMatchObject({ understood: [], leftOut: ['winter', 'fog'] });
  });

  it('recolor a set and a pattern without moving anything', async () => {
    for (const kind of ['object', 'abstract']) {
      const [before, blue] = await Promise.all([paint(kind), paint(kind, ['make it blue'])]);
      cooler(measure(blue), measure(before));
      expect(likeness(before, blue)).toBeGreaterThan(0.8);
    }
  });

  it('show the subject larger or smaller', async () => {
    const bottleOf = ({ pixels }: Picture) => {
      let count = 0;
      for (let at = 0; at < pixels.length; at += 3)
        if (pixels[at]! - pixels[at + 1]! > 70 && pixels[at + 2]! - pixels[at + 1]! > 45) count++;
      return count;
    };
    const [plain, closer, wider] = await Promise.all([
      paint('reference'),
      paint('reference', ['closer']),
      paint('reference', ['wider']),
    ]);
    expect(bottleOf(closer)).toBeGreaterThan(bottleOf(plain) * 1.4);
    expect(bottleOf(wider)).toBeLessThan(bottleOf(plain) * 0.75);
  });

  it.each([
    ['invalid-refinement', ['closer', ' ']],
    ['invalid-refinement', new Array<string>(33).fill('closer')],
  ])('are refused with %s', async (code, refinements) => {
    await expect(studio.render({ ...KINDS.abstract!, refinements })).rejects.toMatchObject({ code });
  });
});

import { describe, expect, it } from 'vitest';
import { studio } from '#testing/studios';
import type { PictureSettings } from '../scene/picture-settings.ts';
import { composePeople, type PeopleSceneWish } from './compose-people.ts';
import { PEOPLE_GOLDEN } from './people.golden.ts';
import { PEOPLE, type PeopleArchetype } from './people-archetypes.ts';
import { SHORT } from './person-colors.ts';

const PEOPLE_ARCHETYPES = Object.keys(PEOPLE) as PeopleArchetype[];

import { drawPeople } from './people-svg.ts';

const PROMPTS: Record<PeopleArchetype, string> = {
  'team-meeting': 'team meeting in an office',
  'video-call': 'video call',
  presentation: 'business presentation',
  doctor: 'doctor and patient',
  'yoga-class': 'yoga class',
  family: 'family at home',
  'customer-support': 'customer service',
  'remote-work': 'remote worker',
  handshake: 'handshake',
  classroom: 'teacher and students in a classroom',
  portrait: 'portrait of a businesswoman',
  people: 'a chef and two waiters',
};

/** Mean colors of an 8 by 8 grid, 0..255. */
function thumbnail(pixels: Uint8Array, width: number, height: number): number[] {
  const cells = new Array<number>(192).fill(0);
  for (let at = 0; at < width * height; at++) {
    const cell =
      (Math.floor((Math.floor(at / width) * 8) / height) * 8 + Math.floor(((at % width) * 8) / width)) * 3;
    for (let channel = 0; channel < 3; channel++) cells[cell + channel]! += pixels[at * 3 + channel]!;
  }
  return cells.map((sum) => Math.round(sum / ((width * height) / 64)));
}

const distance = (a: readonly number[], b: readonly number[]) =>
  Math.sqrt(a.reduce((sum, value, index) => sum + (value - b[index]!) ** 2, 0) / a.length) / 255;

const sample = (archetype: PeopleArchetype, seed: number, aspect = 1, wish: Partial<PeopleSceneWish> = {}) =>
  composePeople(
    {
      archetype,
      setting: undefined,
      moods: [],
      colors: [],
      words: [],
      settings: {},
      air: { time: 'day', season: 'summer' },
      ...wish,
    },
    seed,
    aspect,
  );

const STYLED: readonly PictureSettings[] = [
  { style: 'artistic' },
  { style: 'minimalist' },
  { style: 'conceptual' },
  { composition: 'balanced' },
  { composition: 'dynamic' },
  { composition: 'minimalist' },
  { colorScheme: 'branded' },
  { colorScheme: 'monochrome' },
  { mood: 'warm' },
];

describe('illustrations of people', () => {
  it.each(PEOPLE_ARCHETYPES)('still looks the same: %s', async (archetype) => {
    const picture = await studio.render({ prompt: PROMPTS[archetype], width: 192, height: 192, seed: 7 });
    expect(picture.scene).toMatchObject({
      archetype,
      hasPeople: true,
      illustration: true,
      drawsPrompt: true,
    });
    // Vector rasterizers differ a little between processors: a tight likeness, not the same bytes.
    const known = [...Buffer.from(PEOPLE_GOLDEN[archetype], 'base64')];
    expect(distance(thumbnail(picture.pixels, 192, 192), known)).toBeLessThan(0.02);
  });

  it.each(PEOPLE_ARCHETYPES)('draws %s differently for another seed', async (archetype) => {
    const [a, b] = await Promise.all(
      [1, 2].map((seed) => studio.render({ prompt: PROMPTS[archetype], width: 96, height: 96, seed })),
    );
    expect(distance(thumbnail(a!.pixels, 96, 96), thumbnail(b!.pixels, 96, 96))).toBeGreaterThan(0.03);
  });

  it.each(PEOPLE_ARCHETYPES)('draws %s at any shape without a broken number', (archetype) => {
    for (const [width, height] of [
      [1024, 1024],
      [1820, 1024],
      [576, 1024],
      [3072, 1024],
      [64, 4096],
    ] as const) {
      for (let seed = 1; seed <= 6; seed++) {
        const svg = drawPeople(sample(archetype, seed, width / height), width, height);
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(svg).toBe(drawPeople(sample(archetype, seed, width / height), width, height));
      }
    }
  });

  it('casts people of every skin tone, age and kind of hair', () => {
    const people = Array.from({ length: 60 }, (_, seed) => sample('team-meeting', seed).cast).flat();
    expect(new Set(people.map(({ skin }) => skin)).size).toBe(8);
    expect(new Set(people.map(({ head }) => head)).size).toBeGreaterThan(25);
    expect(people.some(({ head }) => head === 'hijab')).toBe(true);
    expect(sample('family', 3).cast.some(({ child }) => child)).toBe(true);
  });

  it('takes the room from the words and the colors from the prompt', () => {
    const scene = sample('team-meeting', 1, 1, { setting: 'cafe', colors: ['#0f7f83'] });
    expect(scene.setting).toBe('cafe');
    expect(scene.colors.accent).toBe('#0f7f83');
    const casts = [1, 2, 3, 4].map((seed) => sample('family', seed, 1, { colors: ['#0f7f83'] }).cast);
    expect(casts.flat().some(({ top }) => top === '#0f7f83')).toBe(true);
  });

  it('follows the gender and the age in the words', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const woman = sample('portrait', seed, 1, { words: ['portrait', 'of', 'a', 'woman'] });
      expect(woman.cast[0]!.beard).toBe('');
      const two = sample('handshake', seed, 1, { words: ['two', 'businesswomen', 'shaking', 'hands'] });
      expect(two.cast.every(({ beard }) => beard === '')).toBe(true);
      const elders = sample('portrait', seed, 1, { words: ['elderly', 'man'] });
      expect(['#8d9099', '#b8bcc4', '#d5d6da']).toContain(elders.cast[0]!.hair);
    }
    const men = Array.from({ length: 12 }, (_, seed) => sample('portrait', seed, 1, { words: ['man'] }));
    expect(men.some(({ cast }) => cast[0]!.beard !== '')).toBe(true);
  });

  it('tells women, babies and smiles at a glance', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const [woman, man, girl] = sample('people', seed, 1, {
        people: [
          { sex: 'woman', outfit: 'suit', face: 'smiling' },
          { sex: 'man', face: 'laughing' },
          { sex: 'woman', age: 'child' },
        ],
      }).cast;
      expect(woman).toMatchObject({ isWoman: true, mouth: 'smiling' });
      expect(man).toMatchObject({ isWoman: false, mouth: 'laughing' });
      expect(SHORT).not.toContain(woman!.head);
      expect(girl).toMatchObject({ isWoman: true, outfit: 'dress' });
      expect(SHORT).not.toContain(girl!.head);
    }
  });

  it('gives children the skin of their elders', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const people = [{ sex: 'woman' }, { age: 'child' }, { age: 'baby' }] as const;
      const [mother, ...children] = sample('people', seed, 1, { people }).cast;
      expect(children.map(({ skin }) => skin)).toEqual([mother!.skin, mother!.skin]);
    }
  });

  it('smiles plainly in a cast that the words call happy', () => {
    const { cast } = sample('team-meeting', 3, 1, { words: ['happy', 'team'] });
    expect(cast.every(({ mouth }) => mouth === 'smiling')).toBe(true);
  });

  it('dresses a calm, a warm and a professional cast differently', () => {
    const topsOf = (mood: PeopleSceneWish['moods'][number]) =>
      new Set(
        Array.from({ length: 20 }, (_, seed) => sample('family', seed, 1, { moods: [mood] }).cast)
          .flat()
          .filter(({ outfit }) => outfit !== 'suit')
          .map(({ top }) => top),
      );
    const [warm, cool] = [topsOf('warm'), topsOf('cool')];
    expect([...warm].filter((top) => cool.has(top))).toEqual([]);
    expect(topsOf('professional').size).toBeLessThan(9);
  });

  it.each(STYLED)('makes %o clearly visible', async (settings) => {
    const request = { prompt: 'team meeting in an office', width: 192, height: 128, seed: 3 };
    const [plain, wished] = await Promise.all([
      studio.render(request),
      studio.render({ ...request, settings }),
    ]);
    let sum = 0;
    for (let at = 0; at < plain.pixels.length; at++) sum += Math.abs(plain.pixels[at]! - wished.pixels[at]!);
    expect(sum / plain.pixels.length / 255).toBeGreaterThan(0.015);
  });

  it('moves the group with the composition', () => {
    const layoutOf = (composition: PictureSettings['composition'] & string) =>
      sample('handshake', 5, 16 / 9, { settings: { composition } }).layout;
    expect(layoutOf('centered').middle).toBe(0.5);
    expect(Math.abs(layoutOf('balanced').middle! - 0.5)).toBeCloseTo(0.17);
    expect(layoutOf('dynamic').zoom).toBeGreaterThan(1.2);
    expect(layoutOf('minimalist')).toMatchObject({ furniture: 'spare' });
    expect(layoutOf('minimalist').size).toBeLessThan(0.8);
  });

  it('draws a minimalist style with fewer things before a flat backdrop', () => {
    const count = (settings: PictureSettings) =>
      drawPeople(sample('team-meeting', 5, 1, { settings }), 512, 512).split('<').length;
    expect(count({ style: 'minimalist' })).toBeLessThan(0.7 * count({}));
    const flat = drawPeople(sample('family', 5, 1, { settings: { style: 'minimalist' } }), 512, 512);
    expect(flat).not.toContain('url(#wall)');
  });

  it('has only finite numbers in every composition at any shape', () => {
    for (const archetype of PEOPLE_ARCHETYPES)
      for (const composition of ['centered', 'balanced', 'dynamic', 'minimalist'] as const)
        for (const [width, height] of [
          [1820, 1024],
          [576, 1024],
          [4096, 64],
        ] as const) {
          const scene = sample(archetype, 4, width / height, { settings: { composition } });
          expect(drawPeople(scene, width, height)).not.toMatch(/NaN|undefined|Infinity|scale\(-?0[ )]/);
        }
  });
});

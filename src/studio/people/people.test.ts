import { afterAll, describe, expect, it } from 'vitest';
import { composePeople } from '../scene/compose-people.ts';
import { createStudio } from '../studio.ts';
import { PEOPLE_GOLDEN } from './people.golden.ts';
import { PEOPLE_ARCHETYPES, type PeopleArchetype } from './people-scene.ts';
import { drawPeople } from './people-svg.ts';

const studio = createStudio({ threads: 1 });
afterAll(() => studio.close());

const PROMPTS: Record<PeopleArchetype, string> = {
  'team-meeting': 'team meeting in an office',
  'video-call': 'video call',
  presentation: 'business presentation',
  doctor: 'doctor and patient',
  'yoga-class': 'yoga class',
  family: 'family at home',
  'remote-work': 'remote worker',
  handshake: 'handshake',
  classroom: 'teacher and students in a classroom',
  portrait: 'portrait of a businesswoman',
};

/** Mean colours of an 8 by 8 grid, 0..255. */
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

const sample = (archetype: PeopleArchetype, seed: number, aspect = 1) =>
  composePeople({ archetype, setting: undefined, moods: [], colours: [] }, seed, aspect);

describe('illustrations of people', () => {
  it.each(PEOPLE_ARCHETYPES)('looks as ever: %s', async (archetype) => {
    const picture = await studio.render({ prompt: PROMPTS[archetype], width: 192, height: 192, seed: 7 });
    expect(picture.scene).toMatchObject({
      archetype,
      hasPeople: true,
      illustration: true,
      drawsPrompt: true,
    });
    // Vector rasterisers differ a little between processors: a tight likeness, not the same bytes.
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

  it('casts people of every skin, age and kind of hair', () => {
    const people = Array.from({ length: 60 }, (_, seed) => sample('team-meeting', seed).cast).flat();
    expect(new Set(people.map(({ skin }) => skin)).size).toBe(8);
    expect(new Set(people.map(({ head }) => head)).size).toBeGreaterThan(25);
    expect(people.some(({ head }) => head === 'hijab')).toBe(true);
    expect(sample('family', 3).cast.some(({ child }) => child)).toBe(true);
  });

  it('takes the room from the words and the colours from the prompt', () => {
    const scene = composePeople(
      { archetype: 'team-meeting', setting: 'cafe', moods: [], colours: ['#0f7f83'] },
      1,
      1,
    );
    expect(scene.setting).toBe('cafe');
    expect(scene.colours.accent).toBe('#0f7f83');
  });
});

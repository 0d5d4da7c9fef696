import { expect, it } from 'vitest';
import { THINGS } from '../artwork/things.ts';
import { createRandom, type Random } from '../math/seeded-random.ts';
import { planPicture } from '../plan/plan-picture.ts';
import { composeScene } from './compose-scene.ts';
import { seeDrawings } from './seen-things.fixture.ts';

const FORMATS = [
  { width: 144, height: 144 },
  { width: 192, height: 108 },
  { width: 108, height: 192 },
];

/** Least parts of each drawing's silhouette, and its least length by the picture's shorter side. */
const UNCOVERED = 0.45;
const UNCOVERED_AS_ASKED = 0.25;
const INSIDE = 0.85;
const LENGTH = 0.035;

it.each([
  'a ladybug on a leaf with a daisy',
  'ten oranges in a basket',
  'six frogs around a mushroom',
  'three cats on a bed with a teddy bear',
  'two desk lamps and four circuit boards on a rug in a desert',
  'two makeup brushes on a chair with a clapperboard in a desert',
  'a frog, twelve party hats and an airplane',
  'a drawing of ten glasses of orange juice on a bench',
])('shows each thing of "%s"', (prompt) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, content: { kind: 'artwork' } });
  expect(faultsOf(prompt, 4)).toEqual([]);
});

// Six of each pattern: sizes and shapes of things meet in too many ways to choose the hard ones by hand.
it('shows each thing that a prompt names, in every format', () => {
  const random = createRandom(4711);
  const prompts = Array.from({ length: 110 }, (_, at) => promptOf(at, random));
  const drawn = prompts.filter((prompt) => {
    const { drawsPrompt, content } = planPicture(prompt);
    return drawsPrompt && content?.kind === 'artwork';
  });
  expect(drawn.length).toBeGreaterThan(prompts.length * 0.7);
  expect(drawn.flatMap((prompt, at) => faultsOf(prompt, at))).toEqual([]);
}, 90_000);

/** The faults, in each format, of things whose words are said to be drawn. */
function faultsOf(prompt: string, seed: number): string[] {
  const { content, leftOut } = planPicture(prompt);
  if (content?.kind !== 'artwork') throw new Error(`${prompt} is no artwork`);
  const { things } = content;
  return FORMATS.flatMap((format) => {
    const { scene } = composeScene({ prompt, seed, ...format });
    const seen = seeDrawings(scene, things, format);
    return things.flatMap(({ group, thing, relation, count }, at) => {
      if (leftOut.some(({ start, end }) => start < group.noun.end && group.noun.start < end)) return [];
      const own = seen.filter((drawing) => drawing.thing === at);
      const next = things.slice(at + 1).find((other) => other.relation !== 'and')?.relation;
      const isHiddenAsAsked =
        next === 'behind' || next === 'in' || relation === 'in-front' || relation === 'holds';
      const uncovered = isHiddenAsAsked ? UNCOVERED_AS_ASKED : UNCOVERED;
      const isSeen =
        own.length === count &&
        own.every((one) => one.uncovered >= uncovered && one.inside >= INSIDE && one.size >= LENGTH);
      return isSeen ? [] : [`${prompt} (${format.width} × ${format.height}): ${thing.icon}`];
    });
  });
}

const NAMES = [
  ...new Set(
    THINGS.filter(({ icon }) => !icon.startsWith('flag-of-') && !icon.endsWith('-face')).map(
      ({ names }) => names[0]!,
    ),
  ),
].filter((name) => !name.endsWith('s'));
const SUPPORTS = [
  'table',
  'bench',
  'sofa',
  'chair',
  'leaf',
  'rug',
  'book',
  'bed',
  'stool',
  'pillow',
  'cake',
  'horse',
];
const HOLDERS = ['basket', 'bucket', 'vase', 'shopping cart', 'canoe', 'top hat', 'toolbox', 'bathtub'];
const PLACES = ['on a beach', 'in a forest', 'in a field', 'on a lake', 'in the mountains', 'in a desert'];
const NUMBERS = 'two, three, four, five, six, seven, eight, nine, ten, twelve'.split(', ');

const PATTERNS: readonly ((random: Random) => string)[] = [
  (random) => `${some(random)} and ${some(random)}`,
  (random) => `${some(random)}, ${some(random)} and ${some(random)}`,
  (random) => `${one(random)}, ${one(random)}, ${one(random)} and ${one(random)}`,
  (random) => `${one(random)}, ${one(random)}, ${one(random)}, ${one(random)} and ${one(random)}`,
  (random) => `${random.pick(NUMBERS)} ${random.pick(NAMES)}s`,
  (random) => `${some(random)} on ${one(random, SUPPORTS)}`,
  (random) => `${some(random)} on ${one(random, SUPPORTS)} with ${some(random)}`,
  (random) => `${some(random)} and ${some(random)} on ${one(random, SUPPORTS)}`,
  (random) => `${some(random)} in ${one(random, HOLDERS)}`,
  (random) => `${some(random)} in ${one(random, HOLDERS)} with ${one(random)}`,
  (random) => `${some(random)} under ${one(random)}`,
  (random) => `${some(random)} behind ${one(random)}`,
  (random) => `${some(random)} in front of ${one(random)}`,
  (random) => `${some(random)} next to ${some(random)}`,
  (random) => `${one(random)} between two ${random.pick(NAMES)}s`,
  (random) => `${one(random)} to the left of ${some(random)}`,
  (random) => `${one(random)} with ${some(random)} and ${some(random)}`,
  (random) => `${some(random)} around ${one(random)}`,
];

function promptOf(at: number, random: Random): string {
  const things = PATTERNS[at % PATTERNS.length]!(random);
  if (at % 5 === 1) return `${things} ${random.pick(PLACES)}`;
  return at % 5 === 3 ? `a flat illustration of ${things}` : things;
}

function one(random: Random, names: readonly string[] = NAMES): string {
  const name = random.pick(names);
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
}

function some(random: Random): string {
  if (random.chance(0.65)) return one(random);
  return `${random.pick(random.chance(0.7) ? NUMBERS.slice(0, 3) : NUMBERS)} ${random.pick(NAMES)}s`;
}

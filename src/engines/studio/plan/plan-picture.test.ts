import { expect, test } from 'vitest';
import { planPicture } from './plan-picture.ts';

test.each(['a pumpkin for halloween', 'cake for a birthday'])(
  '"%s" is one thing for an occasion',
  (prompt) => {
    const { content, leftOut, drawsPrompt } = planPicture(prompt);
    expect(content?.kind === 'artwork' && content.things.map(({ count }) => count)).toEqual([1]);
    expect([leftOut, drawsPrompt]).toEqual([[], true]);
  },
);

test('a tower of stones is no building', () => {
  expect(planPicture('a tower of zen stones').content).toMatchObject({ archetype: 'zen' });
});

test.each(['abstract blue waves', 'abstract waves'])('"%s" are a pattern, not the sea', (prompt) => {
  expect(planPicture(prompt)).toMatchObject({ content: { archetype: 'waves' }, leftOut: [] });
});

test.each([
  ['a cat without a tail', 'tail'],
  ['a car without wheels', 'wheels'],
])('"%s" does not claim what a drawing cannot leave out', (prompt, words) => {
  expect(planPicture(prompt).leftOut).toEqual([expect.objectContaining({ words })]);
});

test.each([
  ['a duck pond', 'duck, pond'],
  ['two tractors field', 'two, tractors, field'],
  ['a red fox forest', 'red fox, forest'],
  ['a balloon sky', 'balloon, sky'],
  ['a solar panel field', 'solar panel, field'],
  ['a misty deer forest', 'misty, deer, forest'],
  ['a watercolor of a duck pond', 'watercolor, duck, pond'],
])('"%s" is things in a land: %s', (prompt, drawn) => {
  const plan = planPicture(prompt);
  expect(plan.leftOut).toEqual([]);
  expect(plan.drawn.map(({ words }) => words).join(', ')).toBe(drawn);
});

test.each([
  ['a lighthouse coast', 1],
  ['a wolf meadow', null],
  ['a church building', undefined],
])('"%s" shows %s', (prompt, count) => {
  const { groups } = planPicture(prompt);
  expect(groups.length > 1 ? groups[0]!.count : undefined).toBe(count);
});

test.each(['a salt lake', 'a wine valley', 'a mountain lake'])(
  '"%s" is a land with nothing in it',
  (prompt) => {
    expect(planPicture(prompt).content).toMatchObject({ kind: 'archetype', overlays: [] });
  },
);

test.each(['red panda', 'yellow pages'])('"%s" is not its noun in a color', (prompt) => {
  expect(planPicture(prompt).drawsPrompt).toBe(false);
});

test.each([
  ['two cups of coffee', [2]],
  ['coffee and a croissant', [1, 1]],
  ['three glasses of wine', [3]],
])('%s', (prompt, counts) => {
  const { content, drawsPrompt } = planPicture(prompt);
  expect(content?.kind === 'artwork' && content.things.map(({ count }) => count)).toEqual(counts);
  expect(drawsPrompt).toBe(true);
});

test('what is left out on purpose is named with its denial', () => {
  const { drawn } = planPicture('a man without a hat');
  expect(drawn.map(({ words }) => words)).toEqual(['man', 'without hat']);
});

test('a woman doctor is a woman', () => {
  expect(planPicture('woman doctor smiling')).toMatchObject({
    content: { people: { people: [{ sex: 'woman' }] } },
    leftOut: [],
  });
});

test.each([
  'a yoga class, teal accents',
  'a family at home in blue and white',
  'a doctor in a clinic, soft coral tones',
])('the room of "%s" has its colors', (prompt) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
});

test('the colors of a prompt are not those of a park', () => {
  const { leftOut } = planPicture('a doctor in a park, teal accents');
  expect(leftOut.map(({ words }) => words)).toContain('teal');
});

test.each(['a mountain lake, vivid colors', 'silk, muted tones'])(
  '"%s" has the look of its colors',
  (prompt) => {
    expect(planPicture(prompt).leftOut).toEqual([]);
  },
);

test('colors without a look say nothing', () => {
  const { leftOut } = planPicture('a mountain lake, natural colors');
  expect(leftOut.map(({ words }) => words)).toEqual(['colors']);
});

test.each(['a golden padlock in a studio', 'a battery with soft shadows'])(
  '"%s" is a set in a studio',
  (prompt) => {
    expect(planPicture(prompt).leftOut).toEqual([]);
  },
);

test.each([
  ['beach with a dog', 'sea', 1],
  ['rolling green hills with sheep', 'hills', 3],
  ['desert sunset camel', 'dunes', 1],
  ['a meadow with three cows', 'hills', 3],
])('"%s" has the animals in its landscape', (prompt, place, count) => {
  expect(planPicture(prompt)).toMatchObject({
    drawsPrompt: true,
    content: { kind: 'artwork', place, things: [{ count }] },
  });
});

test('birds over the sea stay far away', () => {
  expect(planPicture('sea with birds').content).toMatchObject({ kind: 'archetype', archetype: 'sea' });
});

test.each(['empty classroom', 'city street in the rain', 'park in autumn', 'construction site'])(
  '"%s" is drawn without people',
  (prompt) => {
    expect(planPicture(prompt)).toMatchObject({
      drawsPrompt: true,
      leftOut: [],
      content: { archetype: 'people', people: { people: [] } },
    });
  },
);

test.each(['street art', 'stage lights', 'garden gnome', 'dentist waiting room'])(
  '"%s" is no such place',
  (prompt) => {
    expect(planPicture(prompt).drawsPrompt).toBe(false);
  },
);

test.each([
  ['rainy window view of a pine forest', 'window'],
  ['isometric illustration of a house', 'isometric illustration'],
  ['holographic background', 'holographic'],
])('"%s" does not pass over what describes the picture', (prompt, words) => {
  expect(planPicture(prompt).leftOut.map((part) => part.words)).toEqual([words]);
});

test.each([
  'black and white photo of a cat',
  'beach sunset palm trees',
  'thunderstorm over a wheat field',
  'rain in the forest',
  'watercolor background',
])('"%s" is drawn in full', (prompt) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
});

test('signs are for what they stand for', () => {
  expect(planPicture('icon set for a bakery, simple line style').head).toBe('bakery');
});

test.each([
  ['flamingos standing in a lagoon', 'in'],
  ['a cyclist on top of the hill', 'on top of'],
  ['a bridge over a creek', 'over'],
  ['hot air balloons over a canyon, dozens of them', 'dozens'],
  ['twin sisters on a beach', 'twin'],
  ['wolf in the snow, silhouette', 'silhouette'],
  ['a forest, looking up', 'looking up'],
])('"%s" says that "%s" is not shown', (prompt, words) => {
  expect(planPicture(prompt).leftOut.map((part) => part.words)).toContain(words);
});

test.each(['boats on a lake', 'birds over the sea', 'a laptop on a desk', 'a cat under a table'])(
  '"%s" shows its relation',
  (prompt) => {
    expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
  },
);

test.each([
  ['a lifeguard and her whistle', 'woman'],
  ['a chef in his kitchen', 'man'],
  ['une institutrice', 'woman'],
  ['eine Lehrerin', 'woman'],
  ['una amiga', 'woman'],
])('the person of "%s" is a %s', (prompt, sex) => {
  expect(planPicture(prompt).content).toMatchObject({ people: { people: [{ sex }] } });
});

test('nobody hugs a tree', () => {
  expect(planPicture('woman hugging a tree').leftOut.map(({ words }) => words)).toContain('hugging');
});

test('at a meal a chicken is meat', () => {
  const icons = (prompt: string) => {
    const { content } = planPicture(prompt);
    return content?.kind === 'artwork' && content.things.map(({ thing }) => thing.icon);
  };
  expect(icons('chicken and broccoli')).toEqual(['roast-chicken', 'broccoli']);
  expect(icons('a chicken and a duck')).toEqual(['chicken', 'duck']);
});

test.each([
  ['couch, mustard yellow, in a loft', 'couch-and-lamp'],
  ['a vase, white', 'vase'],
])('the color in "%s" is that of the thing', (prompt, icon) => {
  const { content } = planPicture(prompt);
  const [first] = content?.kind === 'artwork' ? content.things : [];
  expect(first).toMatchObject({ thing: { icon }, color: expect.stringMatching(/^#/) });
});

test('a woman, a laptop and a cafe in a row are seen together', () => {
  expect(planPicture('woman laptop cafe')).toMatchObject({ drawsPrompt: true, leftOut: [] });
});

test.each([
  ['vintage camera on a table', 'vintage'],
  ['futuristic car', 'futuristic'],
  ['healthy breakfast', 'healthy'],
  ['purple lavender flower', 'lavender'],
  ['white t-shirt on a hanger', 'on'],
  ['a bench on a mountain', 'on'],
  ["birthday cake on valentine's day", 'valentine'],
])('"%s" does not claim "%s"', (prompt, word) => {
  expect(planPicture(prompt).leftOut.map(({ words }) => words)).toContain(word);
});

test.each(['oil painting', 'sketch'])('a technique without a subject, as "%s", is no picture', (prompt) => {
  expect(planPicture(prompt).drawsPrompt).toBe(false);
});

test.each([
  ['old paper texture', 'sheet'],
  ['layered paper', 'paper'],
  ['watercolor', 'watercolor'],
])('"%s" is the pattern %s', (prompt, archetype) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, content: { archetype }, leftOut: [] });
});

test('gifts on a red background are in no studio with a background of its own', () => {
  expect(planPicture('gift boxes on a red background').content).toMatchObject({ staging: undefined });
});

test('a singular of another language is one', () => {
  expect(planPicture('coucher de soleil sur la mer avec un voilier').content).toMatchObject({
    overlays: [{ kind: 'boats', count: 1 }],
  });
});

test.each([
  ['fireworks new year', ['fireworks'], ['new year']],
  ['teamwork puzzle pieces', ['puzzle pieces'], ['teamwork']],
  ["st patrick's day shamrock", ['shamrock'], ['st patrick day']],
  ['pyramids of egypt', ['pyramids'], ['egypt']],
  ['office meeting room', ['meeting room'], ['office']],
  ['starry night sky milky way', ['starry night sky', 'milky way'], []],
  ['gym interior', ['gym interior'], []],
])(
  '"%s" shows its thing, and leaves out only the occasion, the idea or the country',
  (prompt, shown, left) => {
    const { drawsPrompt, drawn, leftOut } = planPicture(prompt);
    expect(drawsPrompt).toBe(true);
    expect([drawn, leftOut].map((parts) => parts.map(({ words }) => words))).toEqual([shown, left]);
  },
);

test.each([
  ['kids holding balloons', 'balloon'],
  ['two friends drinking beer', 'beer-mug'],
])('in "%s" each has one', (prompt, icon) => {
  const { content, leftOut } = planPicture(prompt);
  const people = content?.kind === 'archetype' ? content.people?.people : undefined;
  expect(people?.map(({ holds }) => holds)).toEqual(people?.map(() => icon));
  expect([people && people.length > 1, leftOut]).toEqual([true, []]);
});

test('colors behind a pattern are its own', () => {
  expect(planPicture('geometric pattern pastel colors')).toMatchObject({
    content: { archetype: 'print' },
    drawsPrompt: true,
    leftOut: [],
  });
});

test('two women do not each hold the one cat', () => {
  const { content } = planPicture('two women holding a cat');
  const people = content?.kind === 'archetype' ? (content.people?.people ?? []) : [];
  expect(people.filter(({ holds }) => holds === 'cat').length).toBeLessThan(2);
});

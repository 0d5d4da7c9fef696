import { expect, it } from 'vitest';
import { composeScene } from '../compose/compose-scene.ts';
import { planPicture } from './plan-picture.ts';

const sceneOf = (prompt: string, refinements: string[] = []) =>
  composeScene({ prompt, refinements, seed: 4, width: 512, height: 512 }).scene;

it.each([
  ['an elderly couple walking on the beach at sunset', 'beach', { time: 'sunset' }],
  ['a nurse with glasses in the park at night', 'park', { time: 'night' }],
  ['grandmother with a child in the park in autumn', 'park', { season: 'autumn' }],
  ['a man with a beard walking in winter', 'snow', { season: 'winter' }],
  ['pregnant woman in the rain', 'street', { falling: 'rain' }],
])('shows the hour, season and rain of "%s"', (prompt, setting, air) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
  expect(sceneOf(prompt)).toMatchObject({ kind: 'people', setting, air });
});

it('leaves out the rain over people in a room', () => {
  expect(planPicture('doctor in the rain').leftOut.map(({ words }) => words)).toEqual(['rain']);
});

it('keeps the wall whose color is named, whatever the light', () => {
  const prompt = 'businesswoman before a dark green wall, in gentle morning light';
  expect(sceneOf(prompt)).toMatchObject({ layout: { furniture: 'plain' }, colors: { wall: '#035624' } });
});

it('changes the hour over people by a refinement', () => {
  const scene = sceneOf('farmer with a pitchfork', ['at night']);
  expect(scene).toMatchObject({ setting: 'farm', air: { time: 'night' } });
});

it('draws no far figures before a city, where they would not be seen', () => {
  expect(sceneOf('three friends sitting on a bench at night in the city').kind).toBe('people');
});

it.each([
  'close up portrait of an elderly man with a wool cap',
  'headshot of a nurse',
  'portrait of a chef in the kitchen',
  'close-up of a smiling boy',
])('frames the head and shoulders of "%s", with empty hands', (prompt) => {
  const scene = sceneOf(prompt);
  expect(scene).toMatchObject({ kind: 'people', archetype: 'portrait' });
  expect(scene.kind === 'people' && scene.layout.size).toBeGreaterThan(1.2);
  expect(scene.kind === 'people' && scene.cast[0]!.role).not.toHaveProperty('holds');
});

it('shows the thing that a portrait holds, and all of a full-length portrait', () => {
  expect(sceneOf('portrait of a woman holding a cat')).toMatchObject({
    archetype: 'portrait',
    cast: [{ role: { holds: 'cat' } }],
  });
  expect(sceneOf('full body portrait of a chef')).toMatchObject({ archetype: 'people' });
});

it.each([
  ['two people shaking hands, faces not visible', 'faces'],
  ['woman, hands not visible', 'hands'],
  ['businessman without a tie', 'tie'],
])('does not claim that "%s" hides what the picture shows', (prompt, left) => {
  const { leftOut, drawsPrompt } = planPicture(prompt);
  expect(leftOut.map(({ words }) => words)).toContain(left);
  expect(drawsPrompt).toBe(false);
});

it.each([
  ['handshake over a desk with a signed contract', 'contract'],
  ['handshake with a business agreement', 'business agreement'],
])('takes a concept that "%s" puts into the picture for a thing', (prompt, left) => {
  expect(planPicture(prompt).leftOut.map(({ words }) => words)).toContain(left);
});

it.each(['customer service', 'call center', 'help desk'])('gives %s a headset', (prompt) => {
  expect(sceneOf(prompt)).toMatchObject({
    archetype: 'customer-support',
    cast: [{ headset: 'headset' }],
  });
});

it.each([
  ['three coworkers, one woman and two men', ['woman', 'man', 'man']],
  ['four friends, two men and two women', ['man', 'man', 'woman', 'woman']],
  ['three doctors, one woman', ['woman', undefined, undefined]],
  ['two women, one man', ['woman', 'woman', 'man']],
  ['two adults, one child', [undefined, undefined, undefined]],
])('counts the people of "%s" once', (prompt, sexes) => {
  const { content, leftOut } = planPicture(prompt);
  expect(leftOut).toEqual([]);
  const people = content?.kind === 'archetype' ? content.people?.people : undefined;
  expect(people?.map(({ sex }) => sex)).toEqual(sexes);
});

it.each([
  ['family having breakfast in the kitchen', { setting: 'kitchen', table: { kind: 'table' } }],
  ['friends having a picnic', { setting: 'park', table: { kind: 'blanket' } }],
  ['two women drinking coffee', { table: { each: ['hot-beverage'] } }],
  ['two men playing chess', { table: { middle: ['chess-board'] } }],
  ['man in a job interview', { setting: 'office', cast: { length: 2 } }],
  ['man sleeping at his desk', { table: { kind: 'desk' }, cast: [{ role: { pose: 'sleep' } }] }],
  ['chef cooking pasta', { cast: [{ role: { pose: 'stir', prop: 'pasta-stove' } }] }],
  ['woman giving a presentation', { cast: [{ role: { pose: 'point', prop: 'board' } }] }],
  ['mother pushing a stroller', { cast: [{ role: { pose: 'push', prop: 'stroller' } }] }],
  ['boy brushing teeth', { cast: [{ role: { pose: 'eat', holds: 'toothbrush' } }] }],
  ['mother feeding a baby', { cast: [{ role: { pose: 'carry', holds: 'baby-bottle' } }, {}] }],
  ['man listening to music', { cast: [{ headset: 'headphones', role: { prop: 'notes' } }] }],
  [
    'children playing in the garden',
    { setting: 'garden', cast: [{ role: { prop: 'soccer-ball' } }, {}, {}] },
  ],
])('shows what is done in "%s"', (prompt, scene) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
  expect(sceneOf(prompt)).toMatchObject(scene);
});

it('gives a thing that all walk with to one of them', () => {
  const scene = sceneOf('couple walking a dog');
  const props = scene.kind === 'people' ? scene.cast.map(({ role }) => role!.prop) : [];
  expect(props).toEqual([undefined, 'dog']);
});

it('lets a businessman shake the hand of the client who is named after him', () => {
  const scene = sceneOf('businessman shaking hands with client');
  expect(scene).toMatchObject({ cast: [{ role: { pose: 'shake' } }, { role: { pose: 'shake' } }] });
});

it.each([
  ['old fisherman portrait', 'fishing-pole'],
  ['portrait of a carpenter', 'carpentry-saw'],
  ['portrait of a firefighter', undefined],
])('keeps the tool in "%s" where the dress does not tell the trade', (prompt, holds) => {
  expect(sceneOf(prompt)).toMatchObject({
    archetype: 'portrait',
    cast: [{ role: { trade: expect.any(String) } }],
  });
  expect(sceneOf(prompt)).toHaveProperty(
    'cast.0.role',
    holds ? expect.objectContaining({ holds }) : expect.not.objectContaining({ holds: expect.anything() }),
  );
});

it('seats who reads to a child beside it', () => {
  expect(sceneOf('mother reading a book to her daughter')).toMatchObject({
    setting: 'living-room',
    cast: [{ role: { pose: 'sit', holds: 'open-book' } }, { role: { pose: 'sit' } }],
  });
});

it.each([
  ['woman painting her nails', ['painting', 'nails']],
  ['friends having fun', ['having', 'fun']],
  ['man kicking a door', ['kicking', 'door']],
  ['man shaking hands', ['shaking hands']],
  ['boy playing with a dog', ['playing']],
  ['girl playing the tuba', ['playing', 'tuba']],
  ['woman at work', ['work']],
])('does not take "%s" for another action', (prompt, left) => {
  expect(planPicture(prompt).leftOut.map(({ words }) => words)).toEqual(left);
});

it.each(['electrician at work', 'architect with blueprints', 'business team laughing'])(
  'leaves nothing out of "%s", whose tools and faces are seen',
  (prompt) => {
    expect(planPicture(prompt).leftOut).toEqual([]);
  },
);

it.each([
  'young man proposing',
  'woman showering',
  'man shaking hands',
  'couple getting married',
  'children at a carnival',
])('does not draw %s as people who do nothing', (prompt) => {
  expect(planPicture(prompt).drawsPrompt).toBe(false);
});

it.each([
  'two women talking',
  'waiter serving food',
  'baker baking bread',
  'gardener gardening',
  'teacher teaching children',
  'woman shopping with bags',
  'programmer coding',
  'couple arguing',
  'family at iftar',
  'friends at a party',
  'business team celebrating',
  'team brainstorming',
  'man giving a speech',
])('%s: what they do is seen', (prompt) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, leftOut: [] });
});

it('seats several people in a restaurant at a meal, and nobody at a laptop', () => {
  const scene = sceneOf('people in a restaurant');
  expect(scene).toMatchObject({ archetype: 'people', setting: 'cafe' });
  expect(scene.kind === 'people' && scene.cast.map(({ role }) => role?.pose)).toEqual([
    'eat',
    'table',
    'eat',
  ]);
});

it('lets nobody stand on open water', () => {
  const { content, leftOut } = planPicture('people standing on open water');
  expect(content).toMatchObject({ people: { place: undefined } });
  expect(leftOut.map(({ words }) => words)).toEqual(['open water']);
});

it.each([
  'drinking coffee',
  'walking the dog',
  'playing guitar in park',
  'riding a horse',
  'brushing teeth',
  'opening a gift',
  'fishing',
])('%s is done by somebody', (prompt) => {
  const { content, drawsPrompt, leftOut } = planPicture(prompt);
  expect({ drawsPrompt, leftOut }).toEqual({ drawsPrompt: true, leftOut: [] });
  expect(content).toMatchObject({ people: { people: [{}] } });
});

it.each(['writing desk', 'running shoes', 'washing machine', 'burning candle', 'flying bird'])(
  '%s is a thing, and nobody is needed for it',
  (prompt) => {
    const { drawsPrompt, content } = planPicture(prompt);
    expect(drawsPrompt).toBe(true);
    expect(content).not.toHaveProperty('people');
  },
);

it('refuses a running dog rather than to draw a runner', () => {
  const { drawsPrompt, content } = planPicture('running dog');
  expect(drawsPrompt).toBe(false);
  expect(content ?? {}).not.toHaveProperty('people');
});

it('puts who fishes at the water, not into an office', () => {
  expect(sceneOf('man fishing')).toMatchObject({ setting: 'beach' });
});

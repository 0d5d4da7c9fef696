import { expect, it } from 'vitest';
import { planPicture } from './plan-picture.ts';

function peopleOf(prompt: string) {
  const { content } = planPicture(prompt);
  return content?.kind === 'archetype' ? content.people : undefined;
}

it.each([
  ['underwater scene with colorful fish', 'underwater'],
  ['a swimming pool at a hotel', 'swimming-pool'],
  ['a cozy pub', 'bar'],
  ['modern hotel lobby interior', 'hotel-lobby'],
  ['airport terminal', 'airport'],
  ['empty cinema with red seats', 'cinema'],
  ['a crowd at a concert', 'concert'],
  ['rock concert with stage lights', 'concert'],
  ['a warehouse with shelves', 'warehouse'],
  ['light at the end of the tunnel', 'tunnel'],
  ['train tunnel', 'railway-tunnel'],
  ['cave with stalactites', 'cave'],
  ['golf course', 'golf-course'],
  ['stage', 'stage'],
  ['stage with curtain', 'stage'],
])('%s is a picture of that place (%s), with nobody in it', (prompt, place) => {
  const { drawsPrompt, leftOut } = planPicture(prompt);
  expect({ drawsPrompt, leftOut }).toEqual({ drawsPrompt: true, leftOut: [] });
  expect(peopleOf(prompt)).toMatchObject({ place, people: [] });
});

it.each([
  ['a cozy pub', 'object'],
  ['a swimming pool at a hotel', 'landscape'],
  ['flat vector city at night', 'landscape'],
  ['a woman at a swimming pool', 'people'],
])('%s: its kind is %s', (prompt, kind) => {
  expect(planPicture(prompt).drawn.find(({ subject }) => subject)).toMatchObject({ kind });
});

it('shows a graduation with graduates whose caps are in the air', () => {
  const people = peopleOf('graduation ceremony')!.people;
  expect(people.length).toBeGreaterThan(1);
  for (const person of people)
    expect(person).toMatchObject({ trade: 'graduate', pose: 'cheer', hat: 'none' });
});

it.each([
  ['a swimming pool with a slide', 'slide'],
  ['a cave with a dragon', 'dragon'],
  ['hotel lobby with a fountain', 'fountain'],
])('%s: says that the %s is left out', (prompt, word) => {
  expect(planPicture(prompt).leftOut.map(({ words }) => words)).toContain(word);
});

it('leaves one fish alone', () => {
  expect(peopleOf('three fish under water')).toBeUndefined();
  expect(peopleOf('a golden fish')).toBeUndefined();
});

it('does not take a golf club for its course', () => {
  expect(planPicture('golf club').drawsPrompt).toBe(false);
});

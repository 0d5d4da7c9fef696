import { expect, it } from 'vitest';
import { composeScene } from '../compose/compose-scene.ts';
import { planPicture } from './plan-picture.ts';

it.each([
  ['three coworkers in an office, as a close-up', { zoom: 0.42 }],
  ['padlock, as a wide shot', { zoom: -0.42 }],
  ['mountain lake, through a telephoto lens', { zoom: 0.7 }],
  ['red apple, from a low angle', { rise: -1 }],
  ['mountain lake, from a high viewpoint', { rise: 1 }],
  ['silk, at a tilted angle', { turn: 1 }],
  ['sailboat on the sea, copy space on the left', { aside: 1 }],
  ['northern lights, with a dark vignette', { vignette: 0.45 }],
  ['sign "OPEN", in dim light', { brightness: -1, vignette: 0.3 }],
])('takes the view from "%s"', (prompt, steps) => {
  const plan = planPicture(prompt);
  expect(plan).toMatchObject({ drawsPrompt: true, leftOut: [], view: { steps } });
});

it.each([
  ['on the left', 1],
  ['on the right', -1],
])('moves people away from the copy space %s', (side, toward) => {
  const prompt = `two women in an office, copy space ${side}`;
  expect(planPicture(prompt).view).toMatchObject({ toward });
  const { scene } = composeScene({ prompt, seed: 3, width: 768, height: 432 });
  const { middle } = (scene as { layout: { middle: number } }).layout;
  expect(Math.sign(middle - 0.5)).toBe(toward);
});

it('lets rain fall on a landscape', () => {
  const { scene } = composeScene({ prompt: 'mountain lake in the rain', seed: 2, width: 256, height: 256 });
  expect(scene).toMatchObject({ air: { rainfall: 1 } });
});

it.each([
  ['mountain lake, copy space on the left', 'copy space'],
  ['teapot in the rain', 'rain'],
  ['woman in an office, dark vignette', 'vignette'],
])('leaves out what "%s" does not show', (prompt, word) => {
  const { leftOut, view } = planPicture(prompt);
  expect(leftOut.map(({ words }) => words)).toContain(word);
  expect(Object.values(view.steps).every((step) => step === 0)).toBe(true);
});

it('adds a refinement to the view that the prompt asks for', () => {
  const framed = (refinements: string[]) => {
    const prompt = 'padlock, as a close-up';
    const { scene } = composeScene({ prompt, refinements, seed: 4, width: 256, height: 256 });
    return (scene as { camera: { focal: number } }).camera.focal;
  };
  expect(framed(['closer'])).toBeGreaterThan(framed([]));
});

it.each([
  ['sunset over the mountains', 'mountains'],
  ['dawn in the city', 'city'],
  ['twilight', 'sea'],
  ['golden hour', 'sea'],
  ['blue hour over a lake', 'lake'],
])('draws "%s" as %s', (prompt, archetype) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, content: { archetype } });
});

it.each([
  ['a deer in a green forest', 'forest'],
  ['a cat, shallow depth of field', undefined],
])('finds the place of "%s"', (prompt, place) => {
  expect(planPicture(prompt)).toMatchObject({ drawsPrompt: true, content: { place } });
});

it.each([
  ['dog from above', 'from above'],
  ['people in an office from above', 'from above'],
  ['side view of a horse', 'side view'],
  ['abstract waves from above', 'from above'],
])('leaves out the viewpoint of "%s", which its drawing cannot take', (prompt, view) => {
  expect(planPicture(prompt).leftOut.map(({ words }) => words)).toContain(view);
});

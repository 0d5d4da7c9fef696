import { click, hold, keys, refuse, see } from '../actions.ts';
import type { PersonName } from '../people.ts';
import type { Action, Screen } from '../screen.ts';
import type { Site } from '../site.ts';

/** `/edit/{imageId}` of the editor's first or second version. */
const version =
  (name: 'first' | 'second') =>
  async ({ people }: Site) =>
    `/edit/${(await people.find('editor')).generations[name]}`;

const state = (name: string, actions: readonly Action[], of: 'first' | 'second' = 'second') => ({
  name,
  path: version(of),
  as: 'editor' as PersonName,
  actions,
  shows: 'window' as const,
});

const choosesDog = click('button', 'dog');
const paintsOver = click('button', 'Paint over');

const writes: Action = async (page) => {
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.getByLabel('Words').fill('Summer\nsale');
  await page.getByRole('button', { name: 'Add another' }).click();
  await page.getByRole('textbox', { name: 'Words' }).fill('Until June');
};

const expands: Action = async (page) => {
  await page.getByRole('button', { name: 'Expand' }).first().click();
  await page.getByRole('combobox', { name: 'Proportion' }).selectOption('5:4');
};

const crops: Action = async (page) => {
  await page.getByRole('slider', { name: 'Light' }).fill('0.3');
  await page.getByRole('combobox', { name: 'Proportion' }).selectOption('4:5');
};

/** A line across the middle, and a box. */
const paints: Action = async (page) => {
  const { x, y, width, height } = (await page.locator('canvas[data-painted]').boundingBox())!;
  const drag = async (fromX: number, fromY: number, toX: number, toY: number) => {
    await page.mouse.move(x + width * fromX, y + height * fromY);
    await page.mouse.down();
    await page.mouse.move(x + width * toX, y + height * toY, { steps: 12 });
    await page.mouse.up();
  };
  await drag(0.25, 0.4, 0.45, 0.6);
  await page.getByRole('button', { name: 'Box', exact: true }).click();
  await drag(0.55, 0.3, 0.8, 0.7);
};

export const EDITING_SCREENS: readonly Screen[] = [
  {
    name: 'edit',
    states: [
      state('things', [see('Choose a thing')]),
      state('chosen', [choosesDog, see('Recolor')]),
      state('recolor', [choosesDog, click('button', 'Recolor')]),
      state('replace', [choosesDog, click('button', 'Replace')]),
      state('move', [choosesDog, click('button', 'Move')]),
      state('brush', [paintsOver], 'first'),
      state('painted', [paintsOver, paints], 'first'),
      state('background', [click('button', 'Background'), see('Transparent')]),
      state('expand', [expands, see('sees more')]),
      state('adjust', [click('button', 'Adjust'), crops]),
      state('text', [click('button', 'Adjust'), writes]),
      state('wipe', [click('button', 'Compare with the version before')]),
      state('focus', [see('Choose a thing'), keys('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab')]),
      {
        ...state('objects-error', [see('could not be read')]),
        before: [refuse(/\/objects$/)],
        expects: /^503 /,
      },
      { ...state('loading', [see('Loading your picture')]), before: [hold(/\/versions$/)] },
      { ...state('error', [see('could not be loaded')]), before: [refuse(/\/versions$/)], expects: /^503 / },
      {
        name: 'missing',
        path: '/edit/00000000-0000-4000-8000-000000000000',
        as: 'editor',
        actions: [see('This picture is not here')],
        expects: /^404 /,
      },
      { name: 'visitor', path: version('first') },
    ],
  },
];

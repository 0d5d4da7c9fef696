import { afterAll, expect, test } from 'vitest';
import { createStudioPromptExplainer } from './studio-prompt-explainer.ts';

const studio = createStudioPromptExplainer();
afterAll(() => studio.close());

test('explains prompts, and again after its thread was stopped', async () => {
  const asked = { prompt: 'a cute cat', isPaid: true, caller: { id: 'a user' } };
  expect(await studio.explain(asked)).toMatchObject({ drawsPrompt: true, head: 'cat' });
  await studio.close();
  expect(await studio.explain(asked)).toMatchObject({ drawsPrompt: true, head: 'cat' });
});

test('a prompt that cannot be explained costs no new thread', async () => {
  await studio.explain({ prompt: 'a lime', isPaid: true, caller: { id: 'a user' } });
  const started: unknown[] = [];
  const note = (thread: unknown) => started.push(thread);
  process.on('worker', note);
  try {
    const broken = null as unknown as string;
    await expect(
      studio.explain({ prompt: broken, isPaid: true, caller: { id: 'a user' } }),
    ).rejects.toMatchObject({
      kind: 'transient',
    });
    const next = await studio.explain({ prompt: 'a plum', isPaid: true, caller: { id: 'a user' } });
    expect(next.head).toBe('plum');
    expect(started).toHaveLength(0);
  } finally {
    process.off('worker', note);
  }
});

/** Types prompts without waiting; says in which order they ended, and which of them were refused. */
function record() {
  const order: string[] = [];
  const refused: string[] = [];
  const all: Promise<unknown>[] = [];
  return {
    order,
    refused,
    ask(prompt: string, caller: string, isPaid = false, network: string | null = caller) {
      const who = network === null ? { id: caller } : { id: caller, network };
      const asked = studio.explain({ prompt, caller: who, isPaid });
      all.push(
        asked.then(
          () => order.push(prompt),
          (error) => {
            expect(error).toMatchObject({
              code: 'rate_limited',
              details: { retryAfter: expect.any(Number) },
            });
            refused.push(prompt);
          },
        ),
      );
    },
    ended: () => Promise.all(all),
  };
}

test('refuses prompts of people who type if too many wait, never paid ones', async () => {
  const { ask, ended, order, refused } = record();
  for (let index = 0; index < 100; index++) ask(`cat number ${index}`, `address ${index}`);
  for (let index = 0; index < 50; index++) ask(`dog number ${index}`, `user ${index}`, true);
  await ended();
  expect(refused.length).toBeGreaterThan(50);
  expect(refused.every((prompt) => prompt.startsWith('cat'))).toBe(true);
  expect(order.length).toBeGreaterThan(70);
  // The first was being read.
  expect(order.slice(1, 51).every((prompt) => prompt.startsWith('dog'))).toBe(true);
});

test('explains the newest prompts of a caller, and lets nobody hold up others', async () => {
  const { ask, ended, order, refused } = record();
  for (let index = 0; index < 60; index++) ask(`owl ${index}`, 'a flood');
  ask('a fox', 'somebody else');
  await ended();
  expect(refused).not.toContain('a fox');
  expect(order.indexOf('a fox')).toBeLessThanOrEqual(2);
  expect(order.filter((prompt) => prompt !== 'a fox')).toEqual(
    ['owl 0', 'owl 56', 'owl 57', 'owl 58', 'owl 59'].filter((prompt) => order.includes(prompt)),
  );
  expect(order).toContain('owl 59');
});

test('full, drops the oldest prompt of the network with the most, and reads those of people with an account first', async () => {
  const { ask, ended, order, refused } = record();
  for (let index = 0; index < 36; index++)
    ask(`goat ${index}`, `flood ${index % 9}`, false, `network ${index % 2}`);
  ask('a heron', 'a visitor');
  ask('a swan', 'somebody with an account', false, null);
  await ended();
  expect(refused).toContain('goat 1');
  expect(refused).not.toContain('a heron');
  expect(order.indexOf('a swan')).toBeLessThanOrEqual(1);
  expect(order.indexOf('a heron')).toBeLessThanOrEqual(2);
});

test('serves the paid prompts of one user after those of others', async () => {
  const { ask, ended, order } = record();
  for (let index = 0; index < 40; index++) ask(`red bus ${index}`, 'a flood', true);
  ask('a red tram', 'somebody else', true);
  await ended();
  expect(order.indexOf('a red tram')).toBeLessThanOrEqual(2);
});

test('a paid prompt that is also being typed waits for nobody who types', async () => {
  const { ask, ended, order } = record();
  for (let index = 0; index < 20; index++) ask(`pear ${index}`, `address ${index}`);
  ask('a yak', 'a typist');
  ask('a yak', 'a payer', true);
  await ended();
  expect(order.indexOf('a yak')).toBeLessThanOrEqual(1);
});

test('paid changes of one caller wait two at a time, and keep nobody else from asking', async () => {
  const recipe = { prompt: 'an apple', refinements: [], seed: 1, settings: {} };
  const change = (prompt: string, id: string) =>
    studio.explain({ prompt, isPaid: true, caller: { id }, grounding: { details: { recipe } } }).then(
      () => 'explained',
      ({ code }) => code,
    );
  // The first is read at once.
  const own = ['red', 'green', 'blue', 'yellow', 'pink'].map((color) =>
    change(`make it ${color}`, 'a flood'),
  );
  const other = change('make it black', 'somebody else');
  expect(await Promise.all(own)).toEqual([
    'explained',
    'explained',
    'explained',
    'rate_limited',
    'rate_limited',
  ]);
  expect(await other).toBe('explained');
});

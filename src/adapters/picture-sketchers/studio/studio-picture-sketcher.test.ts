import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStudioPictureSketcher } from './studio-picture-sketcher.ts';

// Busy machines take their time. The longest wait in line ends only where a test moves the clock.
vi.setConfig({ testTimeout: 300_000 });
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const sketcher = createStudioPictureSketcher();
afterAll(() => sketcher.close());

const request = { prompt: 'A calm sea at sunset', width: 128, height: 72, seed: 7 };
const { signal } = new AbortController();

test('paints a small picture of the prompt, the same again for the same seed', async () => {
  const first = await sketcher.sketch(request, { caller: { id: 'ada' }, signal });
  expect(first).toMatchObject({ width: 128, height: 72 });
  expect(await sharp(first.file).metadata()).toMatchObject({ format: 'webp', width: 128, height: 72 });
  const again = await sketcher.sketch(request, { caller: { id: 'ada' }, signal });
  expect(again.file.equals(first.file)).toBe(true);
});

test('a newer request of the same caller replaces one that waits, and nobody else’s', async () => {
  const ask = (prompt: string, caller: string) =>
    sketcher.sketch({ ...request, prompt }, { caller: { id: caller }, signal }).then(
      () => 'painted',
      (error: Error) => error.message,
    );
  const answers = [
    ask('Desert dunes', 'bob'),
    ask('Green hills', 'ada'),
    ask('A lake', 'eve'),
    ask('A calm sea', 'ada'),
  ];
  expect(await Promise.all(answers)).toEqual([
    'painted',
    'A newer request replaced this one',
    'painted',
    'painted',
  ]);
});

test('a request that is given up is not painted, and the next one is', async () => {
  const stop = new AbortController();
  const given = sketcher.sketch(request, { caller: { id: 'ada' }, signal: stop.signal });
  stop.abort(new Error('gone'));
  await expect(given).rejects.toThrow('gone');
  expect(await sketcher.sketch(request, { caller: { id: 'ada' }, signal })).toMatchObject({ width: 128 });
});

test('full, drops the oldest request of the network with the most, and paints for people with an account first', async () => {
  const painted: string[] = [];
  const dropped: string[] = [];
  const ask = (id: string, network?: string) =>
    sketcher
      .sketch({ ...request, prompt: 'Green hills' }, { caller: network ? { id, network } : { id }, signal })
      .then(
        () => painted.push(id),
        () => dropped.push(id),
      );
  const all = Array.from({ length: 9 }, (_, index) => ask(`flood ${index}`, `network ${index % 2}`));
  all.push(ask('a visitor', 'another network'), ask('ada'));
  await Promise.all(all);
  // The first was being painted, which leaves four of either network.
  expect(dropped).toEqual(['flood 1', 'flood 2']);
  expect(painted.slice(0, 2)).toEqual(['flood 0', 'ada']);
  expect(painted).toContain('a visitor');
});

test('a request that waits too long in line is refused, and the one being painted is not', async () => {
  const first = sketcher.sketch(request, { caller: { id: 'ada' }, signal });
  const second = sketcher.sketch(request, { caller: { id: 'bob' }, signal });
  vi.advanceTimersByTime(15_000);
  await expect(second).rejects.toThrow('The sketcher is busy');
  expect(await first).toMatchObject({ width: 128 });
});

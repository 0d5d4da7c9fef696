import { expect, test } from 'vitest';
import { readStudioArguments } from './studio-arguments.ts';

test.each([
  [[], 'The prompt is empty'],
  [['  '], 'The prompt is empty'],
  [['sea', '--aspect', '2:1'], 'Unknown aspect 2:1; one of 1:1, 16:9, 9:16, 3:1'],
  [['sea', '--aspect', 'toString'], 'Unknown aspect toString; one of 1:1, 16:9, 9:16, 3:1'],
  [['sea', '--seed', 'x'], 'The seed must be a whole number, not x'],
  [['sea', '--seed', '4294967296'], 'The seed must be a whole number from 0 to 4294967295'],
  [['sea', '--count', '0'], 'A batch takes from 1 to 16 seeds'],
  [
    ['sea', '--style', 'cubist'],
    'Unknown style cubist; one of photorealistic, artistic, minimalist, conceptual',
  ],
  [['sea', '--color-scheme', 'loud'], 'Unknown colorScheme loud; one of vibrant, muted, monochrome, branded'],
  [['sea', '--category', 'cats'], 'Unknown category cats; one of professional, business, technology'],
  [['sea', '--refine', ' '], 'A refinement must say what to change'],
  [['sea', '--reference', 'nowhere.png'], 'Cannot read the reference nowhere.png'],
  [['sea', '--wat'], "Unknown option '--wat'"],
])('refuses %j with one line', async (args, message) => {
  const error = await readStudioArguments(args).catch((reason: Error) => reason);
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toContain(message);
  expect((error as Error).message.trim().split('\n')).toHaveLength(1);
});

test('asks for the usage with --help', async () => {
  expect(await readStudioArguments(['--help'])).toBeUndefined();
});

import { execFileSync } from 'node:child_process';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { blackPng, samplePhoto } from '#testing/sample-pictures';
import { createPictureReader } from './picture-reader.ts';

const deaths: string[] = [];
const reader = createPictureReader({ onDeath: (how) => deaths.push(how) });
afterAll(() => reader.close());

const read = (bytes: Buffer) => reader.readUpload({ bytes, declaredType: 'image/png' });

function processId(): number | undefined {
  const own = children().find((line) => line.includes('picture-reader-process'));
  return own === undefined ? undefined : Number.parseInt(own, 10);
}

/** Id and command line of each. */
function children(): string[] {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', `${process.pid}`]).toString();
  return list.split('\n').map((line) => line.trim());
}

test('a picture that crashes the reader is refused, and the next one gets a new reader', async () => {
  expect(await read(await samplePhoto('png'))).toMatchObject({ width: 64, height: 48 });
  const [first, pictures] = [processId()!, [read(blackPng(7_000, 7_000)), read(await samplePhoto('png'))]];
  await turn();
  process.kill(first, 'SIGSEGV');
  await expect(pictures[0]).rejects.toMatchObject({ code: 'unsupported_media' });
  expect(await pictures[1]).toMatchObject({ width: 64, height: 48 });
  expect(deaths).toEqual(['SIGSEGV']);
  expect(processId()).not.toBe(first);
});

test('a reader that ended between two pictures is replaced', async () => {
  await read(await samplePhoto('png'));
  const last = processId()!;
  process.kill(last, 'SIGKILL');
  // Until this process has heard of it, it is listed as a dead one.
  while (children().some((line) => line.startsWith(`${last} `))) await turn();
  expect(await read(await samplePhoto('png'))).toMatchObject({ width: 64 });
});

test('the reader knows nothing of the environment it was launched from', async () => {
  await read(await samplePhoto('png'));
  const environment = execFileSync('ps', ['eww', '-o', 'args=', '-p', `${processId()}`]).toString();
  expect(environment).toContain('MALLOC_ARENA_MAX');
  expect(environment).not.toContain('PATH=');
});

import { execFileSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import type { WantedPreview } from '#features/ads/rules/campaigns/draw-preview';
import { samplePhoto } from '#testing/sample-pictures';
import { createAdPreviewer } from './ad-previewer.ts';

const OBJECT_KEY = '0'.repeat(32);
const deaths: string[] = [];
let reads = 0;
const previewer = createAdPreviewer({
  objectStore: {
    async get(key) {
      reads++;
      if (key !== OBJECT_KEY) return undefined;
      const bytes = await samplePhoto('jpeg');
      return { size: bytes.length, stream: () => Readable.from([bytes]) };
    },
  },
  onDeath: (how) => deaths.push(how),
});
afterAll(() => previewer.close());

const { signal } = new AbortController();

test('a picture is fetched once for all previews with it', async () => {
  const one = await previewer.draw(wanted(), { visitor: 'a', signal });
  expect(one).toMatchObject({ formatId: 'x-post-square', layout: 'split', dropped: [] });
  expect(one.dataUrl).toContain('data:image/jpeg;base64,');
  const other = await previewer.draw(wanted({ headline: 'Another' }), { visitor: 'a', signal });
  expect(other.dataUrl).not.toBe(one.dataUrl);
  expect(reads).toBe(1);
});

test('a missing picture is refused, and the next preview is drawn', async () => {
  const cuts = [{ objectKey: '1'.repeat(32), width: 10, height: 10 }];
  const gone = previewer.draw({ ...wanted(), cuts }, { visitor: 'a', signal });
  await expect(gone).rejects.toMatchObject({ code: 'not_found' });
  await expect(previewer.draw(wanted(), { visitor: 'a', signal })).resolves.toBeDefined();
});

test('visitors take turns, and aborted previews are not drawn', async () => {
  const leaving = new AbortController();
  const drawn: string[] = [];
  const draw = (visitor: string, from: AbortSignal) =>
    previewer.draw(wanted(), { visitor, signal: from }).then(
      () => drawn.push(visitor),
      (reason: unknown) => reason,
    );
  const stale = Array.from({ length: 50 }, () => draw('a', leaving.signal));
  await draw('b', signal);
  expect(drawn.indexOf('b')).toBeLessThan(3);
  leaving.abort('left');
  const outcomes = await Promise.all(stale);
  expect(outcomes.filter((outcome) => outcome === 'left').length).toBeGreaterThan(40);
  await expect(previewer.draw(wanted(), { visitor: 'a', signal: leaving.signal })).rejects.toBe('left');
});

test('a preview that crashes its process is refused, and the next one gets a new process', async () => {
  await previewer.draw(wanted(), { visitor: 'a', signal });
  const first = processId()!;
  const drawing = previewer.draw(wanted(), { visitor: 'a', signal });
  process.kill(first, 'SIGSEGV');
  await expect(drawing).rejects.toMatchObject({ code: 'not_composable' });
  expect(deaths).toEqual(['SIGSEGV']);
  await expect(previewer.draw(wanted(), { visitor: 'a', signal })).resolves.toBeDefined();
  expect(processId()).not.toBe(first);
});

test('a full queue refuses previews with a Retry-After', async () => {
  const leaving = new AbortController();
  const outcomes = Array.from({ length: 600 }, () =>
    previewer.draw(wanted(), { visitor: 'a', signal: leaving.signal }).catch((reason: unknown) => reason),
  );
  expect(await outcomes.at(-1)).toMatchObject({ code: 'rate_limited', details: { retryAfter: 2 } });
  leaving.abort('left');
  await Promise.all(outcomes);
});

function wanted(changes: Partial<WantedPreview['order']> = {}): WantedPreview {
  return {
    platform: 'x',
    formatId: 'x-post-square',
    order: {
      headline: 'Coffee worth waking up for',
      description: '',
      callout: '',
      cta: 'Shop now',
      brandName: 'Harbour & Hill',
      colors: [],
      fontClass: 'sans',
      language: 'en',
      layout: 'split',
      concept: null,
      ...changes,
    },
    cuts: [{ objectKey: OBJECT_KEY, width: 64, height: 48 }],
    logoKey: null,
  };
}

function processId(): number | undefined {
  const list = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', `${process.pid}`]).toString();
  const own = list.split('\n').find((line) => line.includes('ad-previewer-process'));
  return own === undefined ? undefined : Number.parseInt(own, 10);
}

/**
 * Previews of eight formats at once: how long they take, the first time with what draws them, and the memory of the process
 * that asks and of the one that draws. Run: node bench/ad-previews.ts [rounds]
 */
import { loadavg } from 'node:os';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { AD_FORMATS } from '#features/ads/content/ad-formats';
import { createAdPreviewer } from '#main/isolation/ad-previewer';
import { descendantsOf, memoryOf } from './process-memory.ts';
import { tell } from './tell.ts';

const ROUNDS = Number(process.argv[2] ?? 30);
const formats = [...AD_FORMATS.facebook.formats, ...AD_FORMATS.instagram.formats].slice(0, 8);
const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
const photo = await sharp({ create: { width: 2_000, height: 1_333, channels: 3, background: '#864', noise } })
  .blur(2)
  .jpeg()
  .toBuffer();
const previewer = createAdPreviewer({
  objectStore: { get: async () => ({ size: photo.length, stream: () => Readable.from([photo]) }) },
  onDeath: (how) => console.log(`what draws previews died: ${how}`),
});
const { signal } = new AbortController();
let characters = 0;
const draw = async (headline: string) => {
  const begun = performance.now();
  const previews = await Promise.all(
    formats.map(({ id }) =>
      previewer.draw(
        {
          platform: id.startsWith('facebook') ? 'facebook' : 'instagram',
          formatId: id,
          order: {
            headline,
            description: 'Small-batch beans, roasted on Monday and at your door by Wednesday.',
            cta: 'Shop now',
            brandName: 'Harbour & Hill',
            colors: ['#7a3b1d', '#e8a33d'],
            fontClass: 'sans',
            language: 'en',
            layout: null,
          },
          cuts: [{ objectKey: 'photo', width: 2_000, height: 1_333 }],
          logoKey: null,
        },
        { visitor: 'one', signal },
      ),
    ),
  );
  characters = previews.reduce((sum, { dataUrl }) => sum + dataUrl.length, 0);
  return performance.now() - begun;
};

const first = await draw('Coffee worth waking up for');
const times: number[] = [];
for (let round = 0; round < ROUNDS; round++) times.push(await draw(`Coffee worth waking up for ${round}`));
times.sort((one, other) => one - other);
const at = (share: number) => Math.round(times[Math.min(ROUNDS - 1, Math.floor(share * ROUNDS))]!);
const drawing = descendantsOf(process.pid).reduce((sum, pid) => sum + memoryOf(pid), 0);
console.log(`${formats.length} formats, ${ROUNDS} rounds; load ${loadavg()[0]!.toFixed(1)}`);
console.log(`first: ${Math.round(first)} ms; then p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
tell({ what: `${formats.length} previews, median`, value: at(0.5), unit: 'ms' });
tell({ what: `${formats.length} previews, 95th percentile`, value: at(0.95), unit: 'ms' });
console.log(`answer: ${Math.round(characters / 1_000)} kB before compression`);
console.log(
  `memory: this process ${Math.round(process.memoryUsage.rss() / 1e6)} MB, the one that draws ${Math.round(drawing / 1e6)} MB`,
);
previewer.close();

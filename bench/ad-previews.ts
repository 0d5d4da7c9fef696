/**
 * Draws previews of eight formats at once: first and later times, and the memory of this process and the one that draws.
 * Run: node bench/ad-previews.ts [rounds]
 */
import { loadavg } from 'node:os';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { AD_FORMATS } from '#features/ads/content/ad-formats';
import { createAdPreviewer } from '#main/isolation/ad-previewer';
import { descendantsOf, memoryOf } from './process-memory.ts';
import { reportFinding } from './report-finding.ts';
import { median, quantile } from './statistics.ts';

const ROUNDS = Number(process.argv[2] ?? 30);
const formats = [...AD_FORMATS.facebook.formats, ...AD_FORMATS.instagram.formats].slice(0, 8);
const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
const photo = await sharp({ create: { width: 2_000, height: 1_333, channels: 3, background: '#864', noise } })
  .blur(2)
  .jpeg()
  .toBuffer();
const previewer = createAdPreviewer({
  objectStore: { get: async () => ({ size: photo.length, stream: () => Readable.from([photo]) }) },
  onDeath: (how) => console.log(`the previewer died: ${how}`),
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
            callout: '€12',
            cta: 'Shop now',
            brandName: 'Harbor & Hill',
            colors: ['#7a3b1d', '#e8a33d'],
            fontClass: 'sans',
            language: 'en',
            layout: null,
            concept: null,
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
const drawing = descendantsOf(process.pid).reduce((sum, pid) => sum + memoryOf(pid), 0);
console.log(`${formats.length} formats, ${ROUNDS} rounds; load ${loadavg()[0]!.toFixed(1)}`);
console.log(
  `first: ${Math.round(first)} ms; then p50 ${Math.round(median(times))} ms, p95 ${Math.round(quantile(times, 0.95))} ms`,
);
reportFinding({ name: `${formats.length} previews, median`, value: Math.round(median(times)), unit: 'ms' });
reportFinding({
  name: `${formats.length} previews, 95th percentile`,
  value: Math.round(quantile(times, 0.95)),
  unit: 'ms',
});
console.log(`answer: ${Math.round(characters / 1_000)} kB before compression`);
console.log(
  `memory: this process ${Math.round(process.memoryUsage.rss() / 1e6)} MB, previewer ${Math.round(drawing / 1e6)} MB`,
);
previewer.close();

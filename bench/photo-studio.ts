/**
 * Twenty prompts as the photo studio delivers them, ten still lifes and ten rooms: rays a second a core, first image, time and
 * memory of a finished picture, and how near it comes to a converged reference.
 * Run: node bench/photo-studio.ts [size] [samples of the reference] [number of prompts of each kind]
 */
import { composePhoto } from '#engines/painter/compose-photo';
import { samplesOf } from '#engines/painter/painter';
import { planPainting } from '#engines/painter/plan/plan-painting';
import { createPhotoRenderer } from '#engines/photo-studio/photo-studio';
import type { Scene } from '#engines/photo-studio/scene/scene';
import { type Finding, reportFinding } from './report-finding.ts';
import { median, rangeOf } from './statistics.ts';

interface Row {
  /** Million rays a second a core. */
  speed: number;
  /** Seconds. */
  firstImage: number;
  /** Seconds for 1,024 × 1,024. */
  finished: number;
  /** Megabytes. */
  memory: number;
  /** PSNR in dB, as delivered and without filter and adaption. */
  delivered: number;
  noisy: number;
}

interface Kind {
  name: string;
  prompts: readonly string[];
  /** Seconds on two free cores for 1,024 × 1,024. */
  limit: number;
  leastPsnr: number;
}

const KINDS: readonly Kind[] = [
  {
    name: 'still life',
    prompts: [
      'three lemons on a marble table',
      'a cup of coffee with croissants',
      'a bottle of wine and two glasses',
      'a bowl of oranges on a wooden table',
      'birthday cake',
      'white vase with pink tulips',
      'skincare bottles on a podium',
      'stack of books on a desk',
      'a loaf of bread on a cutting board',
      'sushi platter',
    ],
    limit: 25,
    leastPsnr: 34,
  },
  {
    name: 'room',
    prompts: [
      'modern living room',
      'living room in the evening with lamps',
      'bright kitchen',
      'bedroom at night',
      'white bathroom',
      'home office',
      'dining room',
      'nursery',
      'cafe interior',
      'hallway with a console table',
    ],
    limit: 45,
    leastPsnr: 32,
  },
];

const size = Number(process.argv[2] ?? 1024);
const referenceSamples = Number(process.argv[3] ?? 1024);
const count = Number(process.argv[4] ?? 10);
/** References are smaller: they take up to a hundred times the samples. */
const referenceSize = Math.min(size, 256);

const renderer = createPhotoRenderer({ threads: 2 });
for (const kind of KINDS) {
  const rows: Row[] = [];
  for (const [i, prompt] of kind.prompts.slice(0, count).entries()) rows.push(await measure(prompt, i));
  const report = (name: string, figure: (row: Row) => number, rest: Pick<Finding, 'unit' | 'bar'>) => {
    const values = rows.map(figure);
    const [lowest, highest] = rangeOf(values);
    // The worst must hold, where there is a bar.
    const worst = rest.bar && 'most' in rest.bar ? highest : lowest;
    const value = rest.bar ? worst : median(values);
    reportFinding({ name: `${kind.name}: ${name}`, value, spread: [lowest, highest], ...rest });
  };
  report('million rays a second a core', ({ speed }) => speed, { unit: '' });
  report('first image', ({ firstImage }) => firstImage, { unit: 's', bar: { most: 1.5 } });
  report('finished 1,024²', ({ finished }) => finished, { unit: 's', bar: { most: kind.limit } });
  report('memory', ({ memory }) => memory, { unit: 'MB', bar: { most: 900 } });
  report('PSNR', ({ delivered }) => delivered, { unit: 'dB', bar: { least: kind.leastPsnr } });
  report('PSNR gained by filter and adaption', ({ delivered, noisy }) => delivered - noisy, { unit: 'dB' });
}
await renderer.close();

async function measure(prompt: string, seed: number): Promise<Row> {
  const planned = planPainting({ prompt, seed });
  if (!planned) throw new Error(`${prompt} is not a photo`);
  const { scene } = await composePhoto(planned.plan, { seed, width: size, height: size });
  const samples = samplesOf(planned);
  const before = process.cpuUsage();
  const { figures } = await renderer.render(scene, {
    width: size,
    height: size,
    samples,
    onPreview: () => undefined,
  });
  const { user, system } = process.cpuUsage(before);
  const small = { width: referenceSize, height: referenceSize };
  const reference = await renderer.render(scene, { ...small, samples: referenceSamples, isReference: true });
  const psnrOf = async (scene: Scene, options: { isReference: boolean }) =>
    psnr((await renderer.render(scene, { ...small, samples, ...options })).pixels, reference.pixels);
  const row = {
    speed: figures.rays / (user + system),
    firstImage: figures.firstPreview / 1000,
    finished: (figures.total / 1000) * (1024 / size) ** 2,
    memory: figures.memory / 1e6,
    delivered: await psnrOf(scene, { isReference: false }),
    noisy: await psnrOf(scene, { isReference: true }),
  };
  console.log(
    `${prompt}: ${figures.triangles} triangles, ${samples} samples, ${(figures.rays / 1e6).toFixed(0)} Mrays, ` +
      `${row.speed.toFixed(2)} Mrays/s a core, first image ${row.firstImage.toFixed(2)} s, ` +
      `1,024² in ${row.finished.toFixed(1)} s, ${row.memory.toFixed(0)} MB, ` +
      `${row.delivered.toFixed(1)} dB (noisy ${row.noisy.toFixed(1)} dB)`,
  );
  return row;
}

/** Peak signal-to-noise ratio of display values. */
function psnr(a: Uint8Array, b: Uint8Array): number {
  const sum = a.reduce((total, value, i) => total + (value - b[i]!) ** 2, 0);
  return 10 * Math.log10((255 * 255) / (sum / a.length));
}

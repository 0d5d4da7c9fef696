/**
 * Quality and speed of background removal, compared with the vendor's wrapper of the same weights on the same pictures:
 * example assets with known alpha in front of backgrounds by the studio engine. The vendor's package is installed into a
 * temporary folder for the run. Run: node bench/cutout.ts [number of pictures]
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createIsnetCutoutModel } from '#adapters/cutout-models/isnet/isnet-cutout-model';
import { createLocalInference } from '#adapters/local-inference/local-inference';
import { type Composite, composePictures } from './cutout/compose-pictures.ts';
import { descendantsOf, peakMemoryOf } from './process-memory.ts';
import { reportFinding } from './report-finding.ts';
import { median, rangeOf } from './statistics.ts';

const FASTER = 3;
const VENDOR = { '@imgly/background-removal-node': '1.4.5' };
/** A build of sharp that needs no download; the vendor requires an older one. */
const SHARP = '0.35.5';

/** Raw pixels are the wrapper's fastest output. */
const PROGRAM = `
import { removeBackground } from '@imgly/background-removal-node';
process.on('message', async ({ png }) => {
  const blob = await removeBackground(new Blob([png], { type: 'image/png' }), { output: { format: 'image/x-rgba8' } });
  process.send(new Uint8Array(await blob.arrayBuffer()));
});
`;

interface Score {
  /** Mean absolute error of alpha, 0 to 1, of all pixels and of those with some true transparency. */
  error: number;
  edgeError: number;
  /** Intersection over union of the pixels that are at least half opaque. */
  overlap: number;
  seconds: number;
}

// The worker's priority. The vendor's process inherits it, so other load affects both alike.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const folder = await mkdtemp(join(tmpdir(), 'framewright-bench-'));
try {
  const pictures = await composePictures(Number(process.argv[2] ?? 12));
  const vendor = await installVendor();
  const inference = createLocalInference({ threads: availableParallelism() });
  const model = createIsnetCutoutModel({ inference });
  const signal = new AbortController().signal;
  // Warms both up: models loaded, code compiled.
  await model.cutOut({ bytes: pictures[0]!.png }, { signal });
  await vendor.cutOut(pictures[0]!.png);
  const heads = ['error ‰', 'edges %', 'IoU', 's'].map((head) => head.padStart(10)).join('');
  console.log(`${'picture: ours, vendor'.padEnd(23)}${heads}${heads}`);
  const [ours, theirs]: [Score[], Score[]] = [[], []];
  for (const picture of pictures) {
    ours.push(
      await score(picture, async () => (await model.cutOut({ bytes: picture.png }, { signal })).pixels),
    );
    theirs.push(await score(picture, () => vendor.cutOut(picture.png)));
    console.log(`${picture.name.padEnd(23)}${columns(ours.at(-1)!)}${columns(theirs.at(-1)!)}`);
  }
  const [mine, other] = [means(ours), means(theirs)];
  console.log(`${'mean'.padEnd(23)}${columns(mine)}${columns(other)}`);
  const ratios = ours.map(({ seconds }, at) => theirs[at]!.seconds / seconds);
  const [slowest, fastest] = rangeOf(ratios);
  console.log(
    `times faster: median ${median(ratios).toFixed(1)} (at least ${FASTER}), from ${slowest.toFixed(1)} to ${fastest.toFixed(1)}`,
  );
  reportFinding({
    name: 'times faster',
    value: median(ratios),
    unit: '×',
    peer: "the vendor's wrapper",
    spread: [slowest, fastest],
    bar: { least: FASTER },
  });
  reportFinding({
    name: 'alpha error',
    value: mine.error / other.error,
    unit: '×',
    peer: "the vendor's wrapper",
    bar: { most: 1 },
  });
  console.log(`no worse: error ${mine.error <= other.error}, IoU ${mine.overlap >= other.overlap}`);
  console.log(`peak memory of this process and the model's: ${peakOfProcesses()} MB`);
  inference.close();
  vendor.close();
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function score({ alpha }: Composite, cutOut: () => Promise<Uint8Array>): Promise<Score> {
  const began = performance.now();
  const rgba = await cutOut();
  const seconds = (performance.now() - began) / 1000;
  let [error, edgeError, edges, both, either] = [0, 0, 0, 0, 0];
  for (let at = 0; at < alpha.length; at++) {
    const [found, truth] = [rgba[at * 4 + 3]!, alpha[at]!];
    const off = Math.abs(found - truth) / 255;
    error += off;
    if (truth > 0 && truth < 255) {
      edgeError += off;
      edges++;
    }
    if (found > 127 && truth > 127) both++;
    if (found > 127 || truth > 127) either++;
  }
  return { error: error / alpha.length, edgeError: edgeError / edges, overlap: both / either, seconds };
}

function means(scores: Score[]): Score {
  const mean = (key: keyof Score) => scores.reduce((sum, score) => sum + score[key], 0) / scores.length;
  return {
    error: mean('error'),
    edgeError: mean('edgeError'),
    overlap: mean('overlap'),
    seconds: mean('seconds'),
  };
}

function columns({ error, edgeError, overlap, seconds }: Score): string {
  const figures = [error * 1000, edgeError * 100, overlap, seconds];
  return figures.map((figure, at) => figure.toFixed(at === 2 ? 4 : 2).padStart(10)).join('');
}

/** Runs the vendor's wrapper in a separate process, like ours. */
async function installVendor() {
  const place = join(folder, 'vendor');
  await mkdir(place);
  await writeFile(
    join(place, 'package.json'),
    JSON.stringify({ private: true, overrides: { sharp: SHARP }, dependencies: VENDOR }),
  );
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: place,
    stdio: 'ignore',
  });
  const program = join(place, 'program.mjs');
  await writeFile(program, PROGRAM);
  const child = fork(program, { cwd: place, serialization: 'advanced' });
  return {
    async cutOut(png: Uint8Array): Promise<Uint8Array> {
      child.send({ png });
      const [rgba] = await once(child, 'message');
      return rgba;
    },
    close: () => child.kill(),
  };
}

/** Megabytes of this process and the one that runs the model; 0 without /proc. */
function peakOfProcesses(): number {
  const bytes = [process.pid, ...descendantsOf(process.pid)].reduce((sum, pid) => sum + peakMemoryOf(pid), 0);
  return Math.round(bytes / 1e6);
}

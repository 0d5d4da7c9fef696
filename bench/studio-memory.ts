/**
 * Memory and time of the largest picture, 4096 × 4096, on two threads. Each kind runs in a separate process, which shows
 * its own peak. Run: node bench/studio-memory.ts [part of a name]
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createStudio, type PictureRequest } from '../src/engines/studio/studio.ts';
import { reportFinding } from './report-finding.ts';

const SIDE = 4096;
const MAX_GROWTH_MB = 700;
const MAX_CPU_S = 110;

type Subject = Pick<PictureRequest, 'prompt' | 'settings' | 'reference'>;

const SUBJECTS: Record<string, Subject> = {
  mountains: { prompt: 'mountains' },
  forest: { prompt: 'forest path, sunbeams' },
  sea: { prompt: 'sea at sunset' },
  painterly: { prompt: 'lake', settings: { style: 'artistic' } },
  silk: { prompt: 'silk' },
  particles: { prompt: 'particles of light' },
  paper: { prompt: 'paper layers' },
  isometric: { prompt: 'isometric blocks' },
  desk: { prompt: 'office desk' },
  zen: { prompt: 'zen' },
  'drawn-zen': { prompt: 'zen', settings: { style: 'artistic' } },
  'cut-out': { prompt: 'on water', reference: drawReference(4) },
  print: { prompt: 'wooden desk', reference: drawReference(3) },
  meeting: { prompt: 'team meeting' },
  'drawn-meeting': { prompt: 'team meeting', settings: { style: 'artistic' } },
};

const asked = process.argv[2];
if (asked === '--one') await measureOne(SUBJECTS[process.argv[3] ?? ''] ?? { prompt: 'sea' });
else {
  console.log(
    `kind             memory MB (at most ${MAX_GROWTH_MB})   CPU s (at most ${MAX_CPU_S})   wall s`,
  );
  for (const name of Object.keys(SUBJECTS)) {
    if (asked !== undefined && !name.includes(asked)) continue;
    const file = fileURLToPath(import.meta.url);
    const { stdout, stderr } = spawnSync(process.execPath, [file, '--one', name], { encoding: 'utf8' });
    const [megabytes = Number.NaN, cpu = Number.NaN] = stdout.trim().split(/\s+/).map(Number);
    reportFinding({ name: `${name}, memory`, value: megabytes, unit: 'MB', bar: { most: MAX_GROWTH_MB } });
    reportFinding({ name: `${name}, CPU time`, value: cpu, unit: 's', bar: { most: MAX_CPU_S } });
    console.log(`${name.padEnd(16)} ${stdout.trim() || stderr.trim()}`);
  }
}

/** Prints the peak memory above that of a small picture, and CPU and wall time. */
async function measureOne(subject: Subject): Promise<void> {
  const studio = createStudio({ threads: 2 });
  await studio.render({ ...subject, width: 128, height: 128, seed: 1 });
  const resting = process.memoryUsage().rss;
  const began = performance.now();
  const before = process.cpuUsage();
  await studio.render({ ...subject, width: SIDE, height: SIDE, seed: 1 });
  const { user, system } = process.cpuUsage(before);
  // maxRSS is in kilobytes and includes all threads.
  const peak = process.resourceUsage().maxRSS * 1024;
  const figures = [(peak - resting) / 1e6, (user + system) / 1e6, (performance.now() - began) / 1000];
  console.log(figures.map((figure) => figure.toFixed(0).padStart(8)).join('          '));
  await studio.close();
}

/** A disc with a soft edge (4 channels), or a photo (3 channels), of 2,048 pixels. */
function drawReference(channels: 3 | 4): NonNullable<PictureRequest['reference']> {
  const side = 2048;
  const pixels = new Uint8Array(side * side * channels);
  for (let at = 0; at < side * side; at++) {
    const [x, y] = [at % side, Math.floor(at / side)];
    pixels.set([190, (255 * x) / side, (255 * y) / side], at * channels);
    const alpha = side * 0.45 - Math.hypot(x - side / 2, y - side / 2);
    if (channels === 4) pixels[at * 4 + 3] = 255 * Math.min(1, Math.max(0, alpha));
  }
  return { pixels, width: side, height: side, channels };
}

/**
 * The photo studio's path tracer on two scenes: rays a second a core, time of a finished 1,024 × 1,024 picture, and how near it
 * comes to a converged reference. Run: node bench/photo-studio.ts [size] [samples of the reference] [part of a name]
 */
import { createPhotoRenderer } from '../src/engines/photo-studio/photo-studio.ts';
import type { Scene } from '../src/engines/photo-studio/scene/scene.ts';
import { room } from './photo-studio/room.ts';
import { tableTop } from './photo-studio/table-top.ts';
import { reportFinding } from './report-finding.ts';

interface Subject {
  name: string;
  scene: () => Scene;
  samples: number;
  /** Seconds on two free cores for 1,024 × 1,024. */
  limit: number;
  leastPsnr: number;
}

const SUBJECTS: readonly Subject[] = [
  { name: 'table-top', scene: tableTop, samples: 32, limit: 25, leastPsnr: 34 },
  { name: 'room', scene: room, samples: 32, limit: 45, leastPsnr: 32 },
];

const size = Number(process.argv[2] ?? 1024);
const referenceSamples = Number(process.argv[3] ?? 1024);
const part = process.argv[4] ?? '';
/** References are smaller: they take 32 times the samples. */
const referenceSize = Math.min(size, 256);

const renderer = createPhotoRenderer({ threads: 2 });
await renderer.render(tableTop(), { width: 64, height: 64, samples: 2 });
for (const subject of SUBJECTS.filter(({ name }) => name.includes(part))) {
  const { name, scene, samples } = subject;
  const before = process.cpuUsage();
  const { figures } = await renderer.render(scene(), {
    width: size,
    height: size,
    samples,
    onPreview: () => undefined,
  });
  const used = process.cpuUsage(before);
  const cpu = (used.user + used.system) / 1e6;
  const scale = (1024 / size) ** 2;
  const speed = figures.rays / cpu / 1e6;
  const seconds = (figures.total * scale) / 1000;
  console.log(
    `${name}: ${figures.triangles} triangles, ${samples} samples, ${(figures.rays / 1e6).toFixed(0)} Mrays, ` +
      `${cpu.toFixed(1)} CPU s (${speed.toFixed(2)} Mrays/s a core, all included), wall ${(figures.total / 1000).toFixed(1)} s, ` +
      `first preview ${(figures.firstPreview / 1000).toFixed(2)} s, finishing ${(figures.finishing / 1000).toFixed(2)} s, ` +
      `memory ${(figures.memory / 1e6).toFixed(0)} MB`,
  );
  reportFinding({ name: `${name}: million rays a second a core`, value: speed, unit: '' });
  reportFinding({
    name: `${name}: first image`,
    value: figures.firstPreview / 1000,
    unit: 's',
    bar: { most: 1.5 },
  });
  reportFinding({
    name: `${name}: CPU for 1,024²`,
    value: cpu * scale,
    unit: 's',
    bar: { most: subject.limit * 2 },
  });
  reportFinding({
    name: `${name}: finished 1,024²`,
    value: seconds,
    unit: 's',
    bar: { most: subject.limit },
  });
  reportFinding({ name: `${name}: memory`, value: figures.memory / 1e6, unit: 'MB', bar: { most: 900 } });

  const small = { width: referenceSize, height: referenceSize };
  const reference = await renderer.render(scene(), {
    ...small,
    samples: referenceSamples,
    isReference: true,
  });
  const delivered = await renderer.render(scene(), { ...small, samples });
  const noisy = await renderer.render(scene(), { ...small, samples, isReference: true });
  const [filtered, raw] = [psnr(delivered.pixels, reference.pixels), psnr(noisy.pixels, reference.pixels)];
  const equal = await samplesFor(filtered, scene(), small, reference.pixels);
  console.log(
    `${name}: ${samples} samples against ${referenceSamples}: delivered ${filtered.toFixed(1)} dB, noisy ${raw.toFixed(1)} dB; ` +
      `without filter and adaption the same error takes ${equal} samples`,
  );
  reportFinding({ name: `${name}: PSNR`, value: filtered, unit: 'dB', bar: { least: subject.leastPsnr } });
  reportFinding({
    name: `${name}: samples saved`,
    value: equal / samples,
    unit: '×',
    peer: 'without filter',
  });
}
await renderer.close();

/** Peak signal-to-noise ratio of display values. */
function psnr(a: Uint8Array, b: Uint8Array): number {
  const sum = a.reduce((total, value, i) => total + (value - b[i]!) ** 2, 0);
  return 10 * Math.log10((255 * 255) / (sum / a.length));
}

/** Samples that a picture without filter needs for that PSNR; powers of two only. */
async function samplesFor(
  goal: number,
  scene: Scene,
  at: { width: number; height: number },
  reference: Uint8Array,
): Promise<number> {
  for (let samples = 32; samples < referenceSamples / 2; samples *= 2) {
    const { pixels } = await renderer.render(scene, { ...at, samples, isReference: true });
    if (psnr(pixels, reference) >= goal) return samples;
  }
  return referenceSamples / 2;
}

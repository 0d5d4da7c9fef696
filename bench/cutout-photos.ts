/**
 * Quality of background removal on photos of single things by the photo studio, whose coverage of each pixel is exact: error
 * of alpha by kind of thing. Run: node bench/cutout-photos.ts [side in pixels] [number of photos]
 */
import { availableParallelism, constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { createIsnetCutoutModel } from '#adapters/cutout-models/isnet/isnet-cutout-model';
import { createLocalInference } from '#adapters/local-inference/local-inference';
import { type RenderedThing, renderThings } from './cutout/render-things.ts';
import { reportFinding } from './report-finding.ts';
import { median } from './statistics.ts';

/** Pixels from an edge that count as near it. */
const NEAR = 3;

interface Row {
  kind: string;
  /** Mean absolute error of alpha, 0 to 1, of all pixels and of those near an edge. */
  error: number;
  edgeError: number;
  seconds: number;
}

setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const inference = createLocalInference({ threads: availableParallelism() });
const model = createIsnetCutoutModel({ inference });
const rows: Row[] = [];
for await (const thing of renderThings({
  side: Number(process.argv[2] ?? 512),
  count: Number(process.argv[3] ?? Infinity),
})) {
  rows.push(await measure(thing));
  console.log(`${thing.name.padEnd(20)}${describe(rows.slice(-1))}`);
}
inference.close();

for (const [kind, those] of Map.groupBy(rows, ({ kind }) => kind)) {
  console.log(`${kind} (${those.length})`.padEnd(20) + describe(those));
  reportFinding({ name: `alpha error, ${kind}`, value: 100 * mean(those, 'error'), unit: '%' });
}
console.log(`all (${rows.length})`.padEnd(20) + describe(rows));
reportFinding({ name: 'alpha error', value: 100 * mean(rows, 'error'), unit: '%' });
reportFinding({ name: 'seconds', value: median(rows.map(({ seconds }) => seconds)), unit: 's' });

async function measure({ kind, side, pixels, alpha }: RenderedThing): Promise<Row> {
  const bytes = await sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  const began = performance.now();
  const { pixels: cut } = await model.cutOut({ bytes }, { signal: new AbortController().signal });
  const seconds = (performance.now() - began) / 1000;
  const isNear = nearEdges(alpha, side);
  let [error, edgeError, edges] = [0, 0, 0];
  for (let at = 0; at < alpha.length; at++) {
    const off = Math.abs(cut[at * 4 + 3]! - alpha[at]!) / 255;
    error += off;
    if (!isNear[at]) continue;
    edgeError += off;
    edges++;
  }
  return { kind, error: error / alpha.length, edgeError: edgeError / edges, seconds };
}

function nearEdges(alpha: Uint8Array, side: number): Uint8Array {
  const near = new Uint8Array(alpha.length);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const value = alpha[y * side + x]!;
      const right = alpha[y * side + Math.min(side - 1, x + 1)]!;
      const below = alpha[Math.min(side - 1, y + 1) * side + x]!;
      if ((value === 0 || value === 255) && value === right && value === below) continue;
      for (let row = Math.max(0, y - NEAR); row <= Math.min(side - 1, y + NEAR); row++) {
        near.fill(1, row * side + Math.max(0, x - NEAR), row * side + Math.min(side, x + NEAR + 1));
      }
    }
  }
  return near;
}

function describe(those: readonly Row[]): string {
  return `error ${(1000 * mean(those, 'error')).toFixed(2)} ‰, near edges ${(100 * mean(those, 'edgeError')).toFixed(1)} %`;
}

function mean(those: readonly Row[], key: 'error' | 'edgeError'): number {
  return those.reduce((sum, row) => sum + row[key], 0) / those.length;
}

/**
 * Signs a picture in every format: time, and size of the manifest. Run: node bench/provenance.ts
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodePicture } from '#features/images/rules/encode-picture';
import { openProvenance } from '#main/wiring/open-provenance';
import { reportFinding } from './report-finding.ts';
import { median } from './statistics.ts';

const RUNS = 21;
const FORMATS = ['png', 'jpeg', 'webp', 'avif'] as const;
const SIZES = [
  { width: 1536, height: 1024 },
  { width: 4096, height: 2731 },
];

const dataDir = await mkdtemp(join(tmpdir(), 'framewright-bench-'));
const provenance = await openProvenance({ dataDir, signer: undefined }, { onUnavailable: console.error });
for (const size of SIZES) {
  const picture = sharp(await sharp('docs/screenshots/gallery.jpg').resize(size).png().toBuffer());
  for (const format of FORMATS) {
    const digitalSourceType = 'algorithmicMedia';
    const options = { format, digitalSourceType, isSigned: false, isHasty: true } as const;
    const { bytes, contentType } = await encodePicture({ provenance }, picture, options);
    const times: number[] = [];
    let signed = bytes;
    for (let run = 0; run < RUNS; run += 1) {
      const begun = performance.now();
      signed = await provenance.sign(bytes, { contentType, digitalSourceType });
      times.push(performance.now() - begun);
    }
    reportFinding({
      name: `signing ${format}, ${size.width} × ${size.height}`,
      value: median(times),
      unit: 'ms',
    });
    console.log(
      `${size.width} × ${size.height} ${format}: ${bytes.length} bytes, manifest ${signed.length - bytes.length}, ${median(times).toFixed(1)} ms (median of ${RUNS})`,
    );
  }
}
await rm(dataDir, { recursive: true });

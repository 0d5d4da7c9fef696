/**
 * ESRGAN and Lanczos on pictures shrunk to a quarter: similarity to the original (PSNR in dB, higher is better), and time.
 * Run: node bench/upscale.ts
 */
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { createLocalInference } from '#adapters/local-inference/local-inference';
import { createEsrganUpscaleModel } from '#adapters/upscale-models/esrgan/esrgan-upscale-model';
import type { RawPixels } from '#ports/image-model';
import { reportFinding } from './report-finding.ts';

const FOLDER = 'src/web/app/public/examples';
const PICTURES = ['hiker-at-sunset', 'first-coffee', 'the-handshake', 'city-in-the-blue-hour', 'cut-paper'];

const inference = createLocalInference({ threads: availableParallelism() });
const model = createEsrganUpscaleModel({ inference });
const { signal } = new AbortController();

console.log('picture'.padEnd(24), 'Lanczos dB', ' ESRGAN dB', '   Lanczos s', '    ESRGAN s');
for (const name of PICTURES) {
  const truth = await read(sharp(`${FOLDER}/${name}.webp`));
  const small = await read(
    image(truth).resize(truth.width / model.scale, truth.height / model.scale, { fit: 'fill' }),
  );
  const lanczos = await timed(() => read(image(small).resize(truth.width, truth.height, { fit: 'fill' })));
  const esrgan = await timed(() => model.upscale(small, { signal }));
  reportFinding({
    name: `${name}, PSNR gain`,
    value: psnr(esrgan.value, truth) - psnr(lanczos.value, truth),
    unit: 'dB',
    peer: 'Lanczos',
  });
  console.log(
    name.padEnd(24),
    psnr(lanczos.value, truth).toFixed(1).padStart(10),
    psnr(esrgan.value, truth).toFixed(1).padStart(10),
    lanczos.seconds.toFixed(3).padStart(12),
    esrgan.seconds.toFixed(1).padStart(12),
  );
}
inference.close();

function image({ pixels, width, height }: RawPixels) {
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

async function read(picture: Sharp): Promise<RawPixels> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; seconds: number }> {
  const start = performance.now();
  const value = await work();
  return { value, seconds: (performance.now() - start) / 1000 };
}

function psnr(a: RawPixels, b: RawPixels): number {
  const squares = a.pixels.reduce((sum, value, i) => sum + (value - (b.pixels[i] as number)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / a.pixels.length));
}

import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { afterAll, expect, test } from 'vitest';
import type { Inference, Tensors } from '#engines/inference/inference';
import { areInstalled } from '#engines/inference/installed';
import { ProviderError } from '#platform/errors/provider-error';
import { halves, sampleCutOut, samplePhoto } from '#testing/sample-pictures';
import { createLocalInference } from '../../local-inference/local-inference.ts';
import { createIsnetCutoutModel } from './isnet-cutout-model.ts';

const SIDE = 1024;
const signal = new AbortController().signal;
const real = createLocalInference({ threads: 2 });
afterAll(() => real.close());

/** Replaces the network: the left half of its input is foreground, or the result of `run`. */
function leftHalf(run?: (inputs: Tensors) => Promise<void>): Inference {
  return {
    model: () => ({
      async run(inputs) {
        await run?.(inputs);
        const data = Float32Array.from({ length: SIDE * SIDE }, (_, at) => (at % SIDE < SIDE / 2 ? 1 : 0));
        return { output: { data, dims: [1, 1, SIDE, SIDE] } };
      },
    }),
    close: () => undefined,
  };
}

const halving = createIsnetCutoutModel({ inference: leftHalf() });
const cutOut = (bytes: Uint8Array, model = halving) => model.cutOut({ bytes }, { signal });

test('keeps the size, and passes the colors that the network expects', async () => {
  let seen: Tensors = {};
  const inference = leftHalf(async (inputs) => {
    seen = inputs;
  });
  const { pixels, width, height } = await cutOut(
    await samplePhoto('png'),
    createIsnetCutoutModel({ inference }),
  );
  expect([width, height, pixels.length]).toEqual([64, 48, 64 * 48 * 4]);
  const { data, dims } = seen.input!;
  expect(dims).toEqual([1, 3, SIDE, SIDE]);
  // Red of the left half and blue of the right are 200 to 250, all else is 0.
  const [redLeft, blueLeft] = [data[10]!, data[2 * SIDE * SIDE + 10]!];
  expect(redLeft).toBeGreaterThan(0.25);
  expect(blueLeft).toBeCloseTo(-0.5, 1);
  expect([pixels[(24 * 64 + 5) * 4 + 3], pixels[(24 * 64 + 60) * 4 + 3]]).toEqual([255, 0]);
});

test('turns a photo upright first', async () => {
  const turned = await sharp(halves(64, 48), { raw: { width: 64, height: 48, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { width, height } = await cutOut(turned);
  expect([width, height]).toEqual([48, 64]);
});

test.each([
  ['gray', (picture: Sharp) => picture.greyscale().png()],
  ['CMYK', (picture: Sharp) => picture.toColourspace('cmyk').jpeg()],
  ['16 bits', (picture: Sharp) => picture.toColourspace('rgb16').png()],
] as const)('reads a picture in %s', async (_, encode) => {
  const picture = sharp(halves(64, 48), { raw: { width: 64, height: 48, channels: 3 } });
  const { pixels } = await cutOut(await encode(picture).toBuffer());
  expect(pixels).toHaveLength(64 * 48 * 4);
  expect(pixels[(24 * 64 + 5) * 4]).toBeGreaterThan(40);
  expect(pixels[(24 * 64 + 5) * 4 + 3]).toBe(255);
});

test('keeps transparent areas transparent', async () => {
  const { pixels } = await cutOut(await sampleCutOut());
  expect(pixels[3]).toBe(0);
  expect([...pixels.subarray((32 * 64 + 20) * 4, (32 * 64 + 20) * 4 + 4)]).toEqual([0, 200, 0, 255]);
});

test('keeps what is a cut-out already, whatever the model sees in it', async () => {
  const inference = leftHalf(() => Promise.reject(new Error('asked the model')));
  const upload = await sampleCutOut();
  const { pixels } = await cutOut(upload, createIsnetCutoutModel({ inference }));
  expect(pixels).toEqual(await sharp(upload).raw().toBuffer());
});

test('takes the background out of a photo with a transparent margin', async () => {
  const margin = { top: 9, bottom: 9, left: 9, right: 9, background: '#0000' };
  const { pixels, width } = await cutOut(
    await sharp(await samplePhoto('png'))
      .extend(margin)
      .png()
      .toBuffer(),
  );
  expect([pixels[(30 * width + 15) * 4 + 3], pixels[(30 * width + 65) * 4 + 3]]).toEqual([255, 0]);
});

test.each([
  ['no picture', async () => Buffer.from('not a picture')],
  ['half a picture', async () => (await samplePhoto('png', { width: 300, height: 300 })).subarray(0, 900)],
  ['more than 50 megapixels', () => sharp({ create: HUGE, limitInputPixels: false }).png().toBuffer()],
] as const)('refuses %s', async (_, make) => {
  await expect(cutOut(await make())).rejects.toMatchObject({ kind: 'rejected' });
});

const HUGE = { width: 8_000, height: 6_400, channels: 3, background: 'red' } as const;

test('refuses a picture without a clear foreground', async () => {
  const inference: Inference = {
    model: () => ({
      run: async () => ({
        output: { data: new Float32Array(SIDE * SIDE).fill(0.1), dims: [1, 1, SIDE, SIDE] },
      }),
    }),
    close: () => undefined,
  };
  await expect(cutOut(await samplePhoto('png'), createIsnetCutoutModel({ inference }))).rejects.toThrow(
    'stands out',
  );
});

test('reports that the model is not installed', async () => {
  const inference = leftHalf(() => Promise.reject(new ProviderError('misconfigured', 'not installed')));
  await expect(cutOut(await samplePhoto('png'), createIsnetCutoutModel({ inference }))).rejects.toMatchObject(
    { kind: 'misconfigured' },
  );
});

test('stops during the refinement if aborted', async () => {
  const stop = new AbortController();
  const photo = await samplePhoto('png', { width: 2_000, height: 2_000 });
  const work = halving.cutOut(
    { bytes: photo },
    {
      signal: stop.signal,
      onProgress: (fraction) => fraction > 0.76 && stop.abort(new Error('called off')),
    },
  );
  await expect(work).rejects.toThrow('called off');
});

test.runIf(areInstalled('onnxruntime-node', '@imgly/background-removal-data'))(
  'finds a mug before a gradient with the real network',
  async () => {
    const file = await readFile(
      new URL('../../../web/app/public/example-assets/coffee-mug.webp', import.meta.url),
    );
    const mug = sharp(file).resize(360, 360, { fit: 'contain', background: '#0000' }).ensureAlpha();
    const truth = await mug.clone().raw().toBuffer();
    const backdrop =
      '<svg width="360" height="360"><linearGradient id="g"><stop stop-color="#345"/><stop offset="1" stop-color="#cb8"/></linearGradient><rect width="360" height="360" fill="url(#g)"/></svg>';
    const bytes = await sharp(Buffer.from(backdrop))
      .composite([{ input: await mug.png().toBuffer() }])
      .jpeg({ quality: 92 })
      .toBuffer();
    const progress: number[] = [];
    const { pixels } = await createIsnetCutoutModel({ inference: real }).cutOut(
      { bytes },
      { signal, onProgress: (fraction) => progress.push(fraction) },
    );
    let error = 0;
    for (let at = 3; at < truth.length; at += 4) error += Math.abs(truth[at]! - pixels[at]!) / 255;
    expect(error / (360 * 360)).toBeLessThan(0.006);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
  },
  // Takes some seconds on an idle machine.
  240_000,
);

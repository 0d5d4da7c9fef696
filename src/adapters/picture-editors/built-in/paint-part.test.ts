import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createHostedModels } from '#adapters/model-providers/hosted-models';
import type { ImageDescription, ImageModel } from '#ports/image-model';
import { findProtocol } from '#testing/provider-server/protocols';
import { startProviderServer } from '#testing/provider-server/start-provider-server';
import { createHostedImageModel } from '../../image-models/ai-sdk/hosted-image-model.ts';
import { paintPart } from './paint-part.ts';

const [WIDTH, HEIGHT] = [160, 120];
/** Pixels around the mask in which it fades. */
const SOFT = 5;
const description: ImageDescription = {
  digitalSourceType: 'algorithmicMedia',
  scene: 'Lake',
  category: null,
  hasPeople: false,
  notes: [],
  details: {},
};

const noise = Buffer.from(
  Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => (at * 7919 + (at >> 5) * 31) % 251),
);
const picture = async () => ({
  bytes: await sharp(noise, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer(),
});

async function maskOf(box: { left: number; top: number; width: number; height: number }) {
  const white = {
    create: { width: box.width, height: box.height, channels: 3 as const, background: '#fff' },
  };
  const bytes = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000' } })
    .composite([{ input: await sharp(white).png().toBuffer(), left: box.left, top: box.top }])
    .png()
    .toBuffer();
  return { bytes };
}

async function paint(model: ImageModel, box: Parameters<typeof maskOf>[0]) {
  const edited = await paintPart(
    { findImageModel: () => model },
    {
      picture: await picture(),
      description,
      mask: await maskOf(box),
      prompt: 'a red boat',
      model: model.id,
      seed: 1,
      requestKey: 'edit:0',
      isAroundUpload: false,
    },
    { signal: new AbortController().signal },
  );
  // Nobody knows whom the model painted.
  expect(edited.description.hasPeople).toBeNull();
  const changed = Array.from({ length: WIDTH * HEIGHT }, (_, at) => at).filter((at) =>
    [0, 1, 2].some((channel) => edited.image.pixels[at * 3 + channel] !== noise[at * 3 + channel]),
  );
  const outside = changed.filter((at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    const isNear = (value: number, from: number, size: number) =>
      value >= from - SOFT && value < from + size + SOFT;
    return !isNear(x, box.left, box.width) || !isNear(y, box.top, box.height);
  });
  return { edited, changed: changed.length, outside: outside.length };
}

test('whatever a model paints, 0 pixels differ outside of the mask’s soft edge', async () => {
  const model: ImageModel = {
    id: 'wild',
    generate: () => Promise.reject(new Error('Nothing was to be made')),
    repaintPart: async ({ picture: { width, height } }) => ({
      pixels: new Uint8Array(width * height * 3).fill(255),
      width,
      height,
    }),
  };
  const side = (most: number) => fc.integer({ min: 4, max: most });
  await fc.assert(
    fc.asyncProperty(side(120), side(90), side(40), side(30), async (left, top, width, height) => {
      const { changed, outside } = await paint(model, { left, top, width, height });
      expect(outside).toBe(0);
      expect(changed).toBeGreaterThan(width * height * 0.9);
    }),
    { numRuns: 12 },
  );
});

test('a hosted model that repaints the whole picture changes only the part', async () => {
  const server = await startProviderServer(findProtocol('openai'));
  const hosted = createHostedModels({
    settings: { openai: { baseUrl: server.baseUrl, apiKey: server.key, quality: 'medium' } },
    callTimeoutS: 60,
    journal: { begin: async () => '1', end: async () => undefined },
    onJournalFailure: (error) => {
      throw error;
    },
  });
  const model = createHostedImageModel({
    id: 'openai/gpt-image-1',
    hosted,
    purpose: 'generation',
    safety: 'standard',
    usdPerImage: undefined,
  });
  const { edited, changed, outside } = await paint(model, { left: 50, top: 40, width: 40, height: 30 });
  server.close();
  expect(outside).toBe(0);
  expect(changed).toBeGreaterThan(40 * 30 * 0.9);
  expect(edited.made).toEqual(['part-painted']);
  expect(edited.description.digitalSourceType).toBe('compositeWithTrainedAlgorithmicMedia');
});

import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CallResult, ModelCall } from '#ports/call-journal';
import type { ImageRequest, ProducedImage } from '#ports/image-model';
import { findProtocol } from '#testing/provider-server/protocols';
import { type ProviderServer, startProviderServer } from '#testing/provider-server/start-provider-server';
import { sampleCutOut, samplePhoto } from '#testing/sample-pictures';
import type { Clock } from '../../model-providers/calls/clock.ts';
import { createHostedModels } from '../../model-providers/hosted-models.ts';
import { createHostedImageModel } from './hosted-image-model.ts';

const NAMES = ['openai', 'openai-compatible', 'google', 'fal', 'black-forest-labs'] as const;
type Name = (typeof NAMES)[number];

const servers = new Map<Name, ProviderServer>();
beforeAll(async () => {
  for (const name of NAMES) servers.set(name, await startProviderServer(findProtocol(name)));
});
afterAll(() => {
  for (const server of servers.values()) server.close();
});

/** Waits take no time; calls never time out. */
const clock: Clock = {
  now: Date.now,
  after(ms, happen) {
    if (ms < 60_000) setImmediate(happen);
    return () => {};
  },
};
const calls: (ModelCall & { result?: CallResult })[] = [];
const journal = {
  begin: async (call: ModelCall) => String(calls.push({ ...call }) - 1),
  end: async (id: string, result: CallResult) => {
    calls[Number(id)]!.result = result;
  },
};
beforeEach(() => {
  calls.length = 0;
});

function open(id: string, usdPerImage?: number) {
  const settings = Object.fromEntries(
    [...servers].map(([name, { baseUrl, key }]) => [name, { baseUrl, apiKey: key, quality: 'medium' }]),
  );
  const onJournalFailure = (error: unknown) => {
    throw error;
  };
  const hosted = createHostedModels({ settings, callTimeoutS: 60, journal, onJournalFailure, clock });
  return createHostedImageModel({ id, hosted, purpose: 'generation', safety: 'standard', usdPerImage });
}
const server = (name: Name) => servers.get(name)!;
/** The image requests to a server, newest last. */
const imagesAsked = (name: Name) => server(name).asks.flatMap((ask) => (ask.kind === 'image' ? [ask] : []));

const request: ImageRequest = { prompt: 'A lighthouse at dawn', width: 1_024, height: 1_024, seed: 7 };
const options = { signal: new AbortController().signal };
const sizeOf = async ({ image }: ProducedImage) => {
  const { width, height } = 'pixels' in image ? image : await sharp(image.bytes).metadata();
  return [width, height];
};

describe('a picture', () => {
  test('is requested in a shape the model can make, and delivered in the requested size', async () => {
    const produced = await open('openai/gpt-image-1').generate(
      { ...request, width: 1_280, height: 854 },
      options,
    );
    expect(imagesAsked('openai').at(-1)).toMatchObject({ width: 1_536, height: 1_024, count: 1 });
    expect(await sizeOf(produced)).toEqual([1_280, 854]);
    expect(produced.description).toMatchObject({
      digitalSourceType: 'trainedAlgorithmicMedia',
      scene: 'Lighthouse at dawn',
      hasPeople: null,
      notes: [],
      details: {
        model: 'openai/gpt-image-1',
        prompt: 'A lighthouse at dawn',
        shape: { width: 1_536, height: 1_024 },
      },
    });
  });

  test('of the wrong size is resized, with a note if it was enlarged', async () => {
    server('openai-compatible').script('wrong-size');
    const produced = await open('openai-compatible/sd').generate(request, options);
    expect(await sizeOf(produced)).toEqual([1_024, 1_024]);
    expect(produced.description.notes).toEqual(['Enlarged from 768 × 1064 pixels.']);
  });

  test('costs the price that the operator configured', async () => {
    await open('openai-compatible/sd', 0.25).generate(request, options);
    expect(calls).toMatchObject([
      {
        model: 'openai-compatible/sd',
        kind: 'image',
        purpose: 'generation',
        expectedUsd: 0.25,
        isCostAssumed: false,
        result: { outcome: 'delivered', images: 1, usd: 0.25 },
      },
    ]);
  });

  test('has a seed if the model takes one, within the range of all providers', async () => {
    const { description } = await open('fal/fal-ai/flux/dev').generate(
      { ...request, seed: 2 ** 31 + 5 },
      options,
    );
    expect(imagesAsked('fal').at(-1)?.seed).toBe(5);
    expect(description.details).toHaveProperty('seed');
    const without = await open('openai-compatible/sd').generate(request, options);
    expect(without.description.details).not.toHaveProperty('seed');
  });
});

describe('several pictures', () => {
  test('come from one call', async () => {
    const produced = await open('openai/gpt-image-1').generateSeveral!(request, { ...options, count: 3 });
    expect(imagesAsked('openai').at(-1)).toMatchObject({ count: 3 });
    expect(calls).toHaveLength(1);
    expect(calls[0]!.result).toMatchObject({ images: 3 });
    const pixels = produced.map(({ image }) =>
      'pixels' in image ? Buffer.from(image.pixels).toString('base64', 0, 300) : '',
    );
    expect(new Set(pixels).size).toBe(3);
  });

  test('are fewer if the provider sends fewer', async () => {
    server('openai').script('fewer');
    expect(await open('openai/gpt-image-1').generateSeveral!(request, { ...options, count: 4 })).toHaveLength(
      3,
    );
    expect(calls).toHaveLength(1);
  });

  test('are requested one by one if the model makes one per call', () => {
    expect(open('google/gemini-2.5-flash-image').generateSeveral).toBeUndefined();
  });
});

describe('an answer that is not a picture', () => {
  test.each(['not-an-image', 'truncated', 'bomb'] as const)(
    'is requested once more, then fails: %s',
    async (what) => {
      server('openai').script(what, what, what);
      await expect(open('openai/gpt-image-1').generate(request, options)).rejects.toMatchObject({
        kind: 'transient',
        wasRetried: true,
      });
      expect(calls.map(({ result }) => result?.outcome)).toEqual(['transient', 'transient']);
      server('openai').script();
    },
  );

  test('does no harm if the next one is', async () => {
    server('openai').script('none');
    expect(await sizeOf(await open('openai/gpt-image-1').generate(request, options))).toEqual([1_024, 1_024]);
  });
});

describe('a refusal', () => {
  test.each([
    ['openai', 'openai/gpt-image-1'],
    ['google', 'google/gemini-2.5-flash-image'],
    ['google', 'google/imagen-4.0-generate-001'],
    ['fal', 'fal/fal-ai/flux/dev'],
    ['black-forest-labs', 'black-forest-labs/flux-pro-1.1'],
  ] as const)('of %s is final and has a reason: %s', async (name, id) => {
    server(name).script('refusal');
    const error = await open(id)
      .generate(request, options)
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'rejected' });
    expect((error as { reason: string }).reason).toMatch(/declined this prompt/);
    expect(calls).toHaveLength(1);
  });
});

describe('a reference', () => {
  test('is sent opaque and upright to a model that takes references', async () => {
    const { description } = await open('google/gemini-2.5-flash-image').generate(
      { ...request, reference: { bytes: await sampleCutOut() } },
      options,
    );
    const [sent] = imagesAsked('google').at(-1)!.references;
    expect((await sharp(sent).stats()).isOpaque).toBe(true);
    const { data } = await sharp(sent).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
    expect(imagesAsked('google').at(-1)!.prompt).toContain('What the attached picture shows is the subject');
    expect(description.digitalSourceType).toBe('compositeWithTrainedAlgorithmicMedia');
  });

  test('of a style gives its colors and light to a model that takes no pictures', async () => {
    const generate = async (style?: Uint8Array) => {
      const { image } = await open('fal/fal-ai/flux/schnell').generate(
        { ...request, ...(style && { style: { bytes: style } }) },
        options,
      );
      return 'pixels' in image ? image.pixels : await sharp(image.bytes).removeAlpha().raw().toBuffer();
    };
    const gray = sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } });
    const warmth = (pixels: Uint8Array) =>
      pixels.reduce((most, value, at) => Math.max(most, pixels[at - (at % 3)]! - value), 0);
    expect(warmth(await generate())).toBeGreaterThan(20);
    expect(warmth(await generate(await gray.png().toBuffer()))).toBeLessThanOrEqual(3);
  });

  test('that is not a picture is rejected, and costs nothing', async () => {
    await expect(
      open('openai/gpt-image-1').generate(
        { ...request, reference: { bytes: Buffer.from('no picture') } },
        options,
      ),
    ).rejects.toMatchObject({ kind: 'rejected' });
    expect(calls).toEqual([]);
  });
});

describe('a refinement', () => {
  const grounding = async () => ({
    prompt: 'A lighthouse',
    details: { model: 'fal/fal-ai/flux/dev', prompt: 'A lighthouse on a cliff', seed: 11 },
    image: { bytes: await samplePhoto('png') },
  });

  test('sends the earlier picture with the change', async () => {
    await open('openai/gpt-image-1').generate(
      { ...request, prompt: 'A lighthouse, at night', grounding: await grounding() },
      options,
    );
    const ask = imagesAsked('openai').at(-1)!;
    expect(ask.references).toHaveLength(1);
    expect(ask.prompt).toMatch(/^Change the attached picture in this way.*: at night\.$/);
  });

  test('by a model without references combines both prompts, with the earlier seed', async () => {
    await open('fal/fal-ai/flux/schnell').generate(
      {
        ...request,
        prompt: 'A lighthouse, at night',
        grounding: {
          ...(await grounding()),
          details: { model: 'fal/fal-ai/flux/schnell', prompt: 'A lighthouse on a cliff', seed: 11 },
        },
      },
      options,
    );
    const ask = imagesAsked('fal').at(-1)!;
    expect(ask).toMatchObject({ prompt: 'A lighthouse on a cliff, at night.', seed: 11 });
    expect(ask.references).toHaveLength(0);
  });

  test('of a studio engine’s picture uses its prompt and pixels', async () => {
    const { image } = await grounding();
    await open('openai/gpt-image-1').generate(
      {
        ...request,
        prompt: 'a lake, warmer',
        grounding: { prompt: 'a lake', details: { recipe: { prompt: 'a lake', seed: 1 } }, image },
      },
      options,
    );
    expect(imagesAsked('openai').at(-1)!.prompt).toMatch(/: warmer\.$/);
  });

  test('with an unchanged prompt is a new attempt without the earlier picture', async () => {
    await open('openai/gpt-image-1').generate(
      { ...request, prompt: 'a lighthouse', grounding: await grounding() },
      options,
    );
    expect(imagesAsked('openai').at(-1)).toMatchObject({ prompt: 'a lighthouse.', references: [] });
  });
});

describe('proportions that the model cannot make', () => {
  test('are outpainted if it takes a mask, in a journaled call', async () => {
    const produced = await open('openai/gpt-image-1').generate(
      { ...request, width: 1_728, height: 576 },
      options,
    );
    expect(await sizeOf(produced)).toEqual([1_728, 576]);
    expect(calls.map(({ result }) => result?.outcome)).toEqual(['delivered', 'delivered']);
    const ask = imagesAsked('openai').at(-1)!;
    expect(ask.prompt).toMatch(/^A lighthouse at dawn\. The attached picture is the middle/);
    expect(produced.description.notes).toContain('Left and right were painted on to fill the format.');
    // Transparent where the model paints, opaque in the middle.
    const { data, info } = await sharp(ask.mask).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ];
    expect([info.width, info.height]).toEqual([1_536, 1_024]);
    expect(at(0, 0)).toEqual([255, 255, 255, 0]);
    expect(at(768, 512)).toEqual([0, 0, 0, 255]);
  });

  test('are cropped if outpainting fails', async () => {
    server('openai').script('success', 'refusal');
    const produced = await open('openai/gpt-image-1').generate(
      { ...request, width: 1_728, height: 576 },
      options,
    );
    expect(await sizeOf(produced)).toEqual([1_728, 576]);
    expect(produced.description.notes).toContain('Cropped to the format: 50 % of what was painted is shown.');
  });

  test('are cropped if it takes no mask', async () => {
    const { description } = await open('google/gemini-2.5-flash-image').generate(
      { ...request, width: 1_728, height: 432 },
      options,
    );
    expect(calls).toHaveLength(1);
    expect(description.notes[0]).toMatch(/^Cropped to the format: 5\d %/);
  });
});

test('an abort ends a generation with the signal’s reason', async () => {
  server('openai').script('hang');
  const stop = new AbortController();
  const work = open('openai/gpt-image-1').generate(request, { signal: stop.signal });
  const reason = new Error('The worker stops');
  setTimeout(() => stop.abort(reason), 100);
  await expect(work).rejects.toBe(reason);
  expect(calls.map(({ result }) => result?.outcome)).toEqual(['abandoned']);
});

describe('a part of a picture', () => {
  const picture = { pixels: new Uint8Array(300 * 200 * 3).fill(128), width: 300, height: 200 };
  const mask = new Uint8Array(300 * 200);
  for (let y = 50; y < 150; y++) mask.fill(255, y * 300 + 100, y * 300 + 200);

  test('is painted anew: the model gets picture and mask in a shape of its own, and the answer has the picture’s size', async () => {
    const made = await open('openai/gpt-image-1').repaintPart!(
      { prompt: 'a red boat', picture, mask, seed: 3, requestKey: 'edit:0' },
      options,
    );
    expect([made.width, made.height, made.pixels.length]).toEqual([300, 200, 300 * 200 * 3]);
    const ask = imagesAsked('openai').at(-1)!;
    expect(ask.prompt).toMatch(/^a red boat\. Paint this into the marked part/);
    expect(ask.references).toHaveLength(1);
    const { data, info } = await sharp(ask.mask).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([ask.width, ask.height]);
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4),
    ];
    expect(at(info.width / 2, info.height / 2)).toEqual([255, 255, 255, 0]);
    expect(at(Math.round(info.width * 0.1), info.height / 2)).toEqual([0, 0, 0, 255]);
    expect(calls.map(({ result }) => result?.outcome)).toEqual(['delivered']);
  });

  test('is not painted by a model that takes no masks', () => {
    expect(open('google/gemini-2.5-flash-image').repaintPart).toBeUndefined();
  });
});

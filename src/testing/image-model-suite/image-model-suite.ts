import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PROVIDERS, traitsOf } from '#adapters/model-providers/registry';
import { ProviderError } from '#platform/errors/provider-error';
import type { ImageRequest, ProducedImage } from '#ports/image-model';
import type { Behavior } from '../provider-server/behavior.ts';
import { makePicture, numberOfPicture } from '../provider-server/make-picture.ts';
import type { ImageAsk, Protocol } from '../provider-server/protocol.ts';
import { findProtocol } from '../provider-server/protocols.ts';
import { untilAsked } from '../provider-server/until-asked.ts';
import { ENDLESS, type ExpectedFailure, expectedOf, FAILURES } from './failures.ts';
import { tellsSecret } from './find-secret.ts';
import { MOST_BYTES, type ModelStage, openStage } from './open-stage.ts';

const REQUEST: ImageRequest = {
  prompt: 'A lighthouse on a cliff at dawn',
  width: 360,
  height: 240,
  seed: 7,
  requestKey: 'generation/1',
};
/** More than the number of calls. */
const LASTING = 6;
/** Bytes that a server has sent when its client stops reading: the rest is in buffers on the way. */
const SHARE_SENT = 3;

/**
 * The test suite of every hosted image model, against a server that speaks its provider's protocol. A new provider in
 * the registry is tested too, or fails here if it has no protocol.
 * @param keepsPictures which providers: those that answer with addresses of pictures, or the others
 */
export function testHostedImageModels({ keepsPictures }: { keepsPictures: boolean }): void {
  const painters = PROVIDERS.filter(({ imageModels }) => imageModels.length > 0);
  const protocols = painters.map(({ name }) => findProtocol(name));
  for (const protocol of protocols.filter((one) => (one.keepsPictures ?? false) === keepsPictures))
    testProvider(protocol);
}

function testProvider({ name, imageModels = [], isPolled = false, keepsPictures = false }: Protocol): void {
  test(`models of ${name} are tested`, () => expect(imageModels).not.toEqual([]));
  for (const [place, modelId] of imageModels.entries()) {
    const isFirst = place === 0;
    const endless = ENDLESS.filter(({ behavior }) => behavior === 'endless' || keepsPictures);
    testImageModel(`${name}/${modelId}`, {
      isPolled: isFirst && isPolled,
      failures: isFirst ? [...FAILURES, ...endless] : FAILURES,
    });
  }
}

function testImageModel(
  id: string,
  { isPolled, failures }: { isPolled: boolean; failures: readonly ExpectedFailure[] },
): void {
  const modelId = id.slice(id.indexOf('/') + 1);
  const traits = traitsOf(id);
  let stage: ModelStage;
  const generate = (request: Partial<ImageRequest> = {}, signal = new AbortController().signal) =>
    stage.model.generate({ ...REQUEST, ...request }, { signal });
  const askOf = (at = 0) => stage.server.asks[at] as ImageAsk;

  describe(id, () => {
    beforeEach(async () => {
      stage = await openStage(id);
    });
    afterEach(() => stage.close());

    test('a picture has exactly the requested size, and the call is recorded', async () => {
      const made = await generate();
      expect(await sizeOf(made)).toEqual({ width: 360, height: 240 });
      expect(await numberOf(made)).toBe(0);
      expect(made.description.digitalSourceType).toBe('trainedAlgorithmicMedia');
      expect(askOf().prompt).toContain('lighthouse');
      expect(askOf().model).toContain(modelId);
      expect(stage.journal).toHaveLength(1);
      const [row] = stage.journal;
      expect(row).toMatchObject({ model: id, kind: 'image', purpose: 'generation' });
      expect(row?.result).toMatchObject({ outcome: 'delivered', images: 1 });
      expect(row!.expectedUsd).toBeGreaterThanOrEqual(0);
      if (traits.price && traits.price.usd > 0) expect(row!.result!.usd).toBeGreaterThan(0);
    });

    if (traits.imagesPerCall > 1)
      test('several different pictures come in one call', async () => {
        const signal = new AbortController().signal;
        const made = await stage.model.generateSeveral!(REQUEST, { signal, count: 3 });
        expect(await Promise.all(made.map(numberOf))).toEqual([0, 1, 2]);
        expect(stage.server.asks).toHaveLength(1);
        expect(stage.journal[0]?.result).toMatchObject({ outcome: 'delivered', images: 3 });
      });

    if (traits.imagesPerCall > 1)
      test('too few pictures are delivered as they are', async () => {
        stage.server.script('fewer');
        const signal = new AbortController().signal;
        const made = await stage.model.generateSeveral!(REQUEST, { signal, count: 3 });
        expect(made).toHaveLength(2);
        expect(stage.journal[0]?.result).toMatchObject({ outcome: 'delivered', images: 2 });
      });

    if (traits.references > 0)
      test('a reference reaches the provider', async () => {
        const reference = await makePicture({ prompt: '', width: 96, height: 96 }, { number: 8 });
        await generate({ reference });
        const [received] = askOf().references;
        expect(await numberOfPicture(received!)).toBe(8);
      });

    if (traits.takesSeed)
      test('the seed reaches the provider', async () => {
        await generate();
        expect(askOf().seed).toBe(7);
      });

    test('a picture of another size is resized', async () => {
      stage.server.script('wrong-size');
      const made = await generate();
      expect(await sizeOf(made)).toEqual({ width: 360, height: 240 });
    });

    if (isPolled)
      test('a slow result is polled', async () => {
        stage.server.script('late');
        expect(await numberOf(await generate())).toBe(0);
      });

    test('a rate limit is retried after the provider’s Retry-After', async () => {
      stage.server.script({ limit: '2' }, 'broken');
      await generate();
      expect(stage.server.asks).toHaveLength(3);
      expect(stage.clock.waits[0]).toBeGreaterThanOrEqual(2_000);
      expect(stage.clock.waits[1]).toBeLessThan(2_000);
      const outcomes = stage.journal.map(({ result }) => result?.outcome);
      expect(outcomes).toEqual(['transient', 'transient', 'delivered']);
    });

    test('a date in Retry-After is respected', async () => {
      stage.server.script({ limit: new Date(Date.now() + 9_000).toUTCString() });
      await generate();
      expect(stage.clock.waits[0]).toBeGreaterThan(6_000);
    });

    test('an abort rejects with its reason', async () => {
      const controller = new AbortController();
      const reason = new Error('The worker stops');
      stage.server.script('hang');
      const work = generate({}, controller.signal);
      await untilAsked(stage.server);
      controller.abort(reason);
      await expect(work).rejects.toBe(reason);
      expect(stage.journal.map(({ result }) => result?.outcome)).toEqual(['abandoned']);
    });

    for (const failure of failures) {
      const { behavior, kind, asks, isFree, reason } = expectedOf(failure, modelId);
      test(`${nameOf(behavior)}: ${kind}`, async () => {
        stage.server.script(...Array.from({ length: LASTING }, () => behavior));
        const work = generate().catch((thrown: unknown) => thrown);
        if (behavior === 'hang') {
          await untilAsked(stage.server);
          stage.clock.endCalls();
        }
        const error = await work;
        expect(error).toBeInstanceOf(ProviderError);
        const failed = error as ProviderError;
        expect({ kind: failed.kind, wasRetried: failed.wasRetried }, failed.message).toEqual({
          kind,
          wasRetried: true,
        });
        expect(failed.reason).toMatch(reason ?? new RegExp(stage.provider.label.slice(0, 5)));
        expect(stage.server.asks.length).toBeGreaterThanOrEqual(asks[0]);
        expect(stage.server.asks.length).toBeLessThanOrEqual(asks[1]);
        expect(stage.journal).toHaveLength(stage.server.asks.length);
        expect(new Set(stage.journal.map(({ result }) => result?.outcome))).toEqual(new Set([kind]));
        for (const { result, expectedUsd } of stage.journal)
          expect(result?.usd ?? 0).toBeLessThanOrEqual(isFree ? 0 : expectedUsd);
        expect(tellsSecret([error, stage.journal], stage.server.key)).toBe(false);
        expect(stage.server.sentBytes()).toBeLessThan(asks[1] * MOST_BYTES * SHARE_SENT);
      });
    }
  });
}

function nameOf(behavior: Behavior): string {
  return typeof behavior === 'string' ? behavior : `limit of ${behavior.limit} s`;
}

async function sizeOf({ image }: ProducedImage): Promise<{ width: number; height: number }> {
  if ('pixels' in image) return { width: image.width, height: image.height };
  const { width, height } = await sharp(image.bytes).metadata();
  return { width, height };
}

async function numberOf({ image }: ProducedImage): Promise<number> {
  if (!('pixels' in image)) return await numberOfPicture(image.bytes);
  const { pixels, width, height } = image;
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
  return await numberOfPicture(png);
}

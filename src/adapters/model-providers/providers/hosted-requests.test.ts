import type { ImageModelV4CallOptions, ImageModelV4File } from '@ai-sdk/provider';
import { APICallError, LoadAPIKeyError } from '@ai-sdk/provider';
import { describe, expect, it } from 'vitest';
import { createRecordingFetch, plainCall, type SeenRequest } from '#testing/recording-fetch';
import type { Provider, ProviderValues, Safety } from '../provider.ts';
import { azure } from './azure.ts';
import { blackForestLabs } from './black-forest-labs.ts';
import { deepinfra } from './deepinfra.ts';
import { fal } from './fal.ts';
import { google } from './google.ts';
import { googleVertex } from './google-vertex.ts';
import { openai } from './openai.ts';
import { replicate } from './replicate.ts';

const PNG = 'iVBORw0KGgo=';
const picture: ImageModelV4File = { type: 'file', mediaType: 'image/png', data: Buffer.from(PNG, 'base64') };

async function paint(
  provider: Provider,
  id: string,
  answer: (request: SeenRequest) => unknown,
  call: Partial<ImageModelV4CallOptions> = {},
  values: ProviderValues = {},
) {
  const network = createRecordingFetch(answer);
  const defaults = Object.fromEntries(
    Object.entries(provider.settings).map(([name, { default: byDefault }]) => [name, byDefault]),
  );
  const opened = await provider.open(
    { ...defaults, apiKey: 'key-1', apiToken: 'key-1', ...values },
    { fetch: network.fetch },
  );
  const result = await (await opened.image!(id)).doGenerate({ ...plainCall, ...call });
  return { result, seen: network.seen, first: network.seen[0]! };
}

describe('openai', () => {
  const answer = () => ({ created: 1, data: [{ b64_json: PNG }] });

  it('requests medium quality, or the operator’s', async () => {
    expect((await paint(openai, 'gpt-image-1', answer)).first.json.quality).toBe('medium');
    const high = await paint(openai, 'gpt-image-1', answer, {}, { quality: 'high' });
    expect(high.first.json.quality).toBe('high');
    expect((await paint(openai, 'dall-e-3', answer)).first.json).not.toHaveProperty('quality');
  });

  it('names the variable of an unknown quality', async () => {
    await expect(paint(openai, 'gpt-image-1', answer, {}, { quality: 'best' })).rejects.toMatchObject({
      kind: 'misconfigured',
      message: expect.stringContaining('OPENAI_IMAGE_QUALITY'),
    });
  });

  it('is called in Azure by resource, with Azure’s key', async () => {
    const { first } = await paint(azure, 'gpt-image-1', answer, {}, { resource: 'ours' });
    expect(new URL(first.url).host).toBe('ours.openai.azure.com');
    expect(first.headers['api-key']).toBe('key-1');
    expect(first.json).not.toHaveProperty('response_format');
  });
});

describe('google', () => {
  const predictions = { predictions: [{ mimeType: 'image/png', bytesBase64Encoded: PNG }] };

  it('calls Imagen by :predict', async () => {
    const traits = google.imageModels.find(({ models }) => models.test('imagen-4.0-generate-001'))!;
    const providerOptions = traits.options!({ width: 1, height: 1, safety: 'relaxed', hasReference: false });
    const { result, first } = await paint(google, 'imagen-4.0-generate-001', () => predictions, {
      n: 2,
      aspectRatio: '16:9',
      providerOptions,
    });
    expect(first.url).toBe(
      'https://generativelanguage.googleapis.com/v1beta/models/imagen-4.0-generate-001:predict',
    );
    expect(first.headers['x-goog-api-key']).toBe('key-1');
    expect(first.json).toEqual({
      instances: [{ prompt: 'A fox in the snow' }],
      parameters: {
        sampleCount: 2,
        aspectRatio: '16:9',
        personGeneration: 'allow_adult',
        includeRaiReason: true,
        safetySetting: 'block_low_and_above',
      },
    });
    expect(result.images).toEqual([PNG]);
  });

  it('treats Imagen’s filter as a refusal, in its words', async () => {
    const filtered = { predictions: [{ raiFilteredReason: 'Unable to show generated images of children.' }] };
    const refused = paint(google, 'imagen-4.0-generate-001', () => filtered);
    await expect(refused).rejects.toMatchObject({
      statusCode: 422,
      message: 'Unable to show generated images of children.',
    });
    await expect(paint(google, 'imagen-4.0-generate-001', () => ({}))).rejects.toSatisfy(
      APICallError.isInstance,
    );
  });

  it('throws the same errors as the SDK', async () => {
    const denied = () =>
      Response.json({ error: { code: 400, message: 'API key not valid.' } }, { status: 400 });
    await expect(paint(google, 'imagen-4.0-generate-001', denied)).rejects.toMatchObject({
      statusCode: 400,
      message: 'API key not valid.',
    });
    const page = () => new Response('<html>');
    await expect(paint(google, 'imagen-4.0-generate-001', page)).rejects.toMatchObject({ statusCode: 200 });
  });

  it('calls Imagen in Vertex AI with the SDK’s address and key', async () => {
    const express = await paint(googleVertex, 'imagen-4.0-generate-001', () => predictions);
    expect(express.seen).toHaveLength(1);
    expect(express.first.url).toBe(
      'https://aiplatform.googleapis.com/v1/publishers/google/models/imagen-4.0-generate-001:predict',
    );
    expect(express.first.headers['x-goog-api-key']).toBe('key-1');
  });

  it('reports missing credentials of Vertex AI', async () => {
    const before = process.env.GOOGLE_APPLICATION_CREDENTIALS;
    process.env.GOOGLE_APPLICATION_CREDENTIALS = '/nowhere/credentials.json';
    try {
      const values = { apiKey: undefined, project: 'ours' };
      for (const id of ['imagen-4.0-generate-001', 'gemini-2.5-flash-image'])
        await expect(paint(googleVertex, id, () => predictions, {}, values)).rejects.toSatisfy(
          LoadAPIKeyError.isInstance,
        );
    } finally {
      if (before === undefined) delete process.env.GOOGLE_APPLICATION_CREDENTIALS;
      else process.env.GOOGLE_APPLICATION_CREDENTIALS = before;
    }
  });
});

describe('black-forest-labs', () => {
  it('treats a moderated task as a refusal, with its reasons', async () => {
    const answer = ({ url }: SeenRequest) =>
      url.includes('get_result')
        ? {
            id: 't',
            status: 'Request Moderated',
            details: { 'Moderation Reasons': ['Derivative Works Filter'] },
          }
        : { id: 't', polling_url: 'https://api.us1.bfl.ai/v1/get_result?id=t' };
    await expect(paint(blackForestLabs, 'flux-2-pro', answer)).rejects.toMatchObject({
      statusCode: 422,
      message: 'Request Moderated: Derivative Works Filter',
    });
  });

  it('is stricter with a reference', () => {
    const { options } = blackForestLabs.imageModels[0]!;
    const of = (safety: Safety, hasReference: boolean) =>
      options!({ width: 1, height: 1, safety, hasReference }).blackForestLabs!.safetyTolerance;
    expect([of('strict', false), of('standard', false), of('relaxed', false)]).toEqual([0, 2, 5]);
    expect([of('strict', true), of('relaxed', true)]).toEqual([0, 2]);
  });
});

describe('fal', () => {
  const answer = ({ url }: SeenRequest) =>
    url.includes('fal.media')
      ? new Response(Buffer.from(PNG, 'base64'))
      : { images: [{ url: 'https://v3.fal.media/files/a.png' }] };

  it('sends aspect ratios and sizes by their own names', async () => {
    const kontext = await paint(fal, 'fal-ai/flux-pro/v1.1-ultra', answer, { aspectRatio: '21:9' });
    expect(kontext.first.json).toMatchObject({ aspect_ratio: '21:9' });
    expect(kontext.first.json).not.toHaveProperty('image_size');
    const dev = await paint(fal, 'fal-ai/flux/dev', answer, { size: '1024x768' });
    expect(dev.first.json.image_size).toEqual({ width: 1_024, height: 768 });
  });

  it.each([
    ['fal-ai/flux-2-pro', 'fal-ai/flux-2-pro/edit', 'image_urls'],
    ['fal-ai/nano-banana-pro', 'fal-ai/nano-banana-pro/edit', 'image_urls'],
    ['fal-ai/bytedance/seedream/v4/text-to-image', 'fal-ai/bytedance/seedream/v4/edit', 'image_urls'],
    ['fal-ai/flux-pro/kontext', 'fal-ai/flux-pro/kontext', 'image_url'],
    ['fal-ai/flux/dev', 'fal-ai/flux/dev/image-to-image', 'image_url'],
  ])('sends a picture of %s to %s', async (id, endpoint, field) => {
    const { first } = await paint(fal, id, answer, { files: [picture] });
    expect(first.url).toBe(`https://fal.run/${endpoint}`);
    expect([first.json[field]].flat()).toEqual([`data:image/png;base64,${PNG}`]);
  });

  it('calls Kontext without a picture at another endpoint', async () => {
    const { first } = await paint(fal, 'fal-ai/flux-pro/kontext/max', answer);
    expect(first.url).toBe('https://fal.run/fal-ai/flux-pro/kontext/max/text-to-image');
  });

  it('accepts the key from either variable', async () => {
    const values = { apiKey: undefined, key: 'key-2' };
    const { first } = await paint(fal, 'fal-ai/flux/dev', answer, {}, values);
    expect(first.headers.authorization).toBe('Key key-2');
  });
});

describe('replicate', () => {
  const answer = ({ url }: SeenRequest) =>
    url.includes('replicate.delivery')
      ? new Response(Buffer.from(PNG, 'base64'))
      : {
          status: 'succeeded',
          output: 'https://replicate.delivery/a.png',
          urls: { get: 'https://api.replicate.com/v1/predictions/p' },
        };

  it.each([
    ['black-forest-labs/flux-2-pro', 'input_images', true],
    ['google/nano-banana', 'image_input', true],
    ['black-forest-labs/flux-kontext-max', 'input_image', false],
    ['black-forest-labs/flux-dev', 'image', false],
  ])('sends a picture to %s as %s', async (id, field, isList) => {
    const { first } = await paint(replicate, id, answer, { files: [picture] });
    const input = first.json.input as Record<string, unknown>;
    const coded = `data:image/png;base64,${PNG}`;
    expect(input[field]).toEqual(isList ? [coded] : coded);
    expect(Object.keys(input).filter((name) => /image/.test(name))).toEqual([field]);
  });

  it('sends sizes as width and height', async () => {
    const { first } = await paint(replicate, 'black-forest-labs/flux-2-pro', answer, { size: '1344x768' });
    expect(first.json.input).toMatchObject({ aspect_ratio: 'custom', width: 1_344, height: 768 });
    expect(first.json.input).not.toHaveProperty('size');
    expect(first.json.input).not.toHaveProperty('maxPollAttempts');
  });
});

describe('deepinfra', () => {
  it('sends the number of steps that its models need', () => {
    const schnell = deepinfra.imageModels.find(({ label }) => label === 'FLUX.1 schnell');
    const request = { width: 1, height: 1, safety: 'standard', hasReference: false } as const;
    expect(schnell?.options?.(request)).toEqual({ deepinfra: { num_inference_steps: 4 } });
  });
});

import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { numberOfPicture } from './make-picture.ts';
import { findProtocol } from './protocols.ts';
import { type ProviderServer, startProviderServer } from './start-provider-server.ts';

let server: ProviderServer;
beforeAll(async () => {
  server = await startProviderServer(findProtocol('openai-compatible'));
});
afterAll(() => server.close());

const ASK = {
  prompt: 'A lighthouse at dawn',
  n: 1,
  size: '512x384',
  aspectRatio: undefined,
  seed: undefined,
  files: undefined,
  mask: undefined,
  providerOptions: {},
} as const;

function openModel(apiKey = server.key) {
  return createOpenAICompatible({ name: 'compatible', baseURL: server.baseUrl, apiKey }).imageModel('flux');
}

test('pictures have the requested size, and their colors tell their numbers', async () => {
  const { images } = await openModel().doGenerate({ ...ASK, n: 3 });
  const pictures = images.map((image) => Buffer.from(image as string, 'base64'));
  expect(await Promise.all(pictures.map(async (bytes) => (await sharp(bytes).metadata()).width))).toEqual([
    512, 512, 512,
  ]);
  expect(await Promise.all(pictures.map(numberOfPicture))).toEqual([0, 1, 2]);
});

test('a reference arrives byte for byte', async () => {
  const reference = new Uint8Array([137, 80, 78, 71, 1, 2, 3]);
  await openModel().doGenerate({
    ...ASK,
    files: [{ type: 'file', data: reference, mediaType: 'image/png' }],
  });
  expect(server.asks.at(-1)).toMatchObject({ kind: 'image', references: [reference] });
});

test('a request with a wrong key is refused with the provider’s error', async () => {
  await expect(openModel('another').doGenerate(ASK)).rejects.toMatchObject({
    statusCode: 401,
    message: 'Invalid API key: another',
  });
});

test('scripted behaviors happen in order, and later requests succeed', async () => {
  server.script('broken', { limit: '7' });
  await expect(openModel().doGenerate(ASK)).rejects.toMatchObject({ statusCode: 500 });
  await expect(openModel().doGenerate(ASK)).rejects.toMatchObject({
    statusCode: 429,
    responseHeaders: { 'retry-after': '7' },
  });
  await expect(openModel().doGenerate(ASK)).resolves.toMatchObject({ images: [expect.any(String)] });
});

test('connections break, answers never come or never end', async () => {
  server.script('cut', 'malformed', 'hang', 'endless');
  await expect(openModel().doGenerate(ASK)).rejects.toThrow();
  await expect(openModel().doGenerate(ASK)).rejects.toThrow(/JSON/);
  for (const _ of ['hang', 'endless'])
    await expect(openModel().doGenerate({ ...ASK, abortSignal: AbortSignal.timeout(200) })).rejects.toThrow();
});

test('JSON follows the schema of the request', async () => {
  const openai = await startProviderServer(findProtocol('openai'));
  const { content } = await createOpenAI({ baseURL: openai.baseUrl, apiKey: openai.key })
    .languageModel('gpt-5-mini')
    .doGenerate({
      prompt: [{ role: 'user', content: [{ type: 'text', text: 'Two headlines' }] }],
      responseFormat: {
        type: 'json',
        schema: {
          type: 'object',
          properties: { headlines: { type: 'array', minItems: 2, items: { type: 'string', maxLength: 9 } } },
        },
      },
    });
  openai.close();
  const [part] = content;
  expect(JSON.parse(part?.type === 'text' ? part.text : '')).toEqual({
    headlines: ['Made for ', 'Quiet by '],
  });
});

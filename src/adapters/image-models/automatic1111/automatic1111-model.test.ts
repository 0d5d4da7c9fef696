import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createRecordingFetch, plainCall, type SeenRequest } from '#testing/recording-fetch';
import type { WatchedCall } from '../../model-providers/provider.ts';
import { automatic1111 } from '../../model-providers/providers/automatic1111.ts';

const PNG = 'iVBORw0KGgo=';
const picture = { type: 'file', mediaType: 'image/png', data: Buffer.from(PNG, 'base64') } as const;
const done = (_: SeenRequest): unknown => ({ images: [PNG], parameters: {}, info: '{}' });

async function paint(
  call: Partial<WatchedCall> = {},
  values: Record<string, string> = {},
  { model = 'sd_xl_base_1.0', answer = done } = {},
) {
  const { fetch, seen } = createRecordingFetch(answer);
  const opened = await automatic1111.open({ baseUrl: 'http://127.0.0.1:7860/', ...values }, { fetch });
  const result = await (await opened.image!(model)).doGenerate({
    ...plainCall,
    size: '1024x768',
    ...call,
  } as WatchedCall);
  return { result, first: seen[0]! };
}

describe('the Stable Diffusion web API', () => {
  it('gets requests with the checkpoint', async () => {
    const { result, first } = await paint({ n: 2, seed: 7 });
    expect(first.url).toBe('http://127.0.0.1:7860/sdapi/v1/txt2img');
    expect(first.headers).not.toHaveProperty('authorization');
    expect(first.json).toEqual({
      prompt: 'A fox in the snow',
      negative_prompt: '',
      seed: 7,
      width: 1_024,
      height: 768,
      batch_size: 2,
      n_iter: 1,
      send_images: true,
      save_images: false,
      override_settings: { sd_model_checkpoint: 'sd_xl_base_1.0' },
    });
    expect(result.images).toEqual([PNG]);
  });

  it('uses the loaded checkpoint for the model `default`', async () => {
    const { first } = await paint({}, {}, { model: 'default' });
    expect(first.json).not.toHaveProperty('override_settings');
    expect(first.json.seed).toBe(-1);
  });

  it('gets the operator’s sampler, steps and negative prompt', async () => {
    const { first } = await paint({}, { sampler: 'DPM++ 2M', steps: '28', negativePrompt: 'blurry' });
    expect(first.json).toMatchObject({ sampler_name: 'DPM++ 2M', steps: 28, negative_prompt: 'blurry' });
    const { first: asked } = await paint({ negativePrompt: 'boats' }, { negativePrompt: 'blurry' });
    expect(asked.json).toMatchObject({ negative_prompt: 'boats, blurry' });
  });

  it('refuses an invalid number of steps', async () => {
    await expect(paint({}, { steps: 'many' })).rejects.toMatchObject({
      kind: 'misconfigured',
      message: expect.stringContaining('AUTOMATIC1111_STEPS'),
    });
  });

  it('signs in with credentials of the address or the variables, and never sends the password in the address', async () => {
    const expected = `Basic ${Buffer.from('me:se cret').toString('base64')}`;
    const inside = await paint({}, { baseUrl: 'http://me:se%20cret@127.0.0.1:7860/sd' });
    expect(inside.first.url).toBe('http://127.0.0.1:7860/sd/sdapi/v1/txt2img');
    expect(inside.first.headers.authorization).toBe(expected);
    const beside = await paint({}, { user: 'me', password: 'se cret' });
    expect(beside.first.headers.authorization).toBe(expected);
  });

  it('gets a reference picture to change', async () => {
    const { first } = await paint({ files: [picture] });
    expect(first.url).toMatch(/\/sdapi\/v1\/img2img$/);
    expect(first.json).toMatchObject({ init_images: [PNG], denoising_strength: 0.65 });
    expect(first.json).not.toHaveProperty('mask');
  });

  it('gets the mask’s transparent area in white', async () => {
    const data = Buffer.from([255, 255, 255, 0, 0, 0, 0, 255]);
    const mask = await sharp(data, { raw: { width: 2, height: 1, channels: 4 } })
      .png()
      .toBuffer();
    const { first } = await paint({
      files: [picture],
      mask: { type: 'file', mediaType: 'image/png', data: mask },
    });
    const sent = Buffer.from(first.json.mask as string, 'base64');
    expect((await sharp(sent).metadata()).channels).toBe(1);
    expect([...(await sharp(sent).extractChannel(0).raw().toBuffer())]).toEqual([255, 0]);
    expect(first.json).toMatchObject({ inpainting_mask_invert: 0, denoising_strength: 0.9 });
  });

  it('has its contact sheet and extra maps left out', async () => {
    const answer = () => ({
      images: ['c2hlZXQ=', 'data:image/png;base64,YQ==', 'Yg==', 'bWFw'],
      info: JSON.stringify({ index_of_first_image: 1 }),
    });
    const { result } = await paint({ n: 2 }, {}, { answer });
    expect(result.images).toEqual(['YQ==', 'Yg==']);
  });

  it.each([
    ['as an object', { index_of_first_image: 0 }],
    ['as words', 'Steps: 20, Sampler: Euler a'],
    ['not at all', undefined],
  ])('may send its info %s', async (_, info) => {
    const { result } = await paint({}, {}, { answer: () => ({ images: [PNG], info }) });
    expect(result.images).toEqual([PNG]);
  });

  it('has its error message passed on', async () => {
    const answer = () =>
      Response.json(
        { error: 'OutOfMemoryError', detail: '', body: '', errors: 'CUDA out of memory.' },
        { status: 500 },
      );
    await expect(paint({}, {}, { answer })).rejects.toMatchObject({
      statusCode: 500,
      isRetryable: true,
      message: 'OutOfMemoryError: CUDA out of memory.',
    });
    await expect(paint({}, {}, { answer: () => ({ images: [] }) })).rejects.toMatchObject({
      statusCode: 200,
    });
  });

  it('is checked by listing its checkpoints', async () => {
    const { fetch, seen } = createRecordingFetch(() => []);
    const { check } = await automatic1111.open({ baseUrl: 'http://127.0.0.1:7860/' }, { fetch });
    await check!({ signal: new AbortController().signal, modelId: 'default' });
    expect(seen.map(({ url }) => url)).toEqual(['http://127.0.0.1:7860/sdapi/v1/sd-models']);
  });
});

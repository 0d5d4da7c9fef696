import fixture from '../fixtures/automatic1111.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { bytesOf, numberOf, textOf } from '../read-request.ts';

/** `POST /sdapi/v1/txt2img` and `/sdapi/v1/img2img`. */
export const automatic1111: Protocol = {
  name: 'automatic1111',
  base: '',
  fixture,
  imageModels: ['sd_xl_base_1.0'],
  /** The password, if the server was started with `--api-auth`. */
  readKey({ authorization }) {
    const [, coded = ''] = /^Basic (.+)$/.exec(authorization ?? '') ?? [];
    return Buffer.from(coded, 'base64').toString().split(':')[1];
  },
  read({ method, path, json }) {
    if (method === 'GET' && path === '/sdapi/v1/sd-models') return { kind: 'models' };
    if (method !== 'POST' || !/^\/sdapi\/v1\/(txt2img|img2img)$/.test(path)) return undefined;
    const { sd_model_checkpoint } = (json.override_settings ?? {}) as { sd_model_checkpoint?: string };
    return {
      kind: 'image',
      model: sd_model_checkpoint ?? '',
      prompt: textOf(json.prompt),
      count: numberOf(json.batch_size, 1) * numberOf(json.n_iter, 1),
      width: numberOf(json.width, 512),
      height: numberOf(json.height, 512),
      seed: json.seed as number | undefined,
      references: ((json.init_images ?? []) as unknown[]).map(textOf).map(bytesOf),
      mask: json.mask ? bytesOf(textOf(json.mask)) : undefined,
    };
  },
  deliver({ prompt, seed = -1, width, height }, pictures) {
    const parameters = { ...fixture.image.parameters, prompt, seed, width, height };
    const info = { prompt, seed, width, height, index_of_first_image: 0 };
    const images = pictures.map(({ bytes }) => Buffer.from(bytes).toString('base64'));
    return { body: { images, parameters, info: JSON.stringify(info) } };
  },
};

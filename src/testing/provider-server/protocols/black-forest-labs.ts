import fixture from '../fixtures/black-forest-labs.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { readHeader } from '../read-key.ts';
import { bytesOf, numberOf, sizeOfRatio, textOf } from '../read-request.ts';

const { submitted, pending, ready } = fixture.image;

/** `POST /{model}`, then `GET /get_result?id=` until it is ready, then the sample from its address. */
export const blackForestLabs: Protocol = {
  name: 'black-forest-labs',
  base: '/v1',
  fixture,
  imageModels: ['flux-2-pro', 'flux-kontext-pro'],
  format: 'jpeg',
  isPolled: true,
  keepsPictures: true,
  readKey: readHeader('x-key'),
  read({ method, path, query, json }) {
    if (method === 'GET' && path === '/credits') return { kind: 'models' };
    if (method === 'GET' && path === '/get_result') return { kind: 'poll', id: query.get('id') ?? '' };
    const [, model] = /^\/(flux-[\w.-]+)$/.exec(path) ?? [];
    if (method !== 'POST' || !model) return undefined;
    const ratio = sizeOfRatio(textOf(json.aspect_ratio));
    return {
      kind: 'image',
      model,
      prompt: textOf(json.prompt),
      count: 1,
      width: numberOf(json.width, ratio.width),
      height: numberOf(json.height, ratio.height),
      seed: json.seed as number | undefined,
      references: ['input_image', 'input_image_2', 'input_image_3', 'input_image_4', 'image'].flatMap(
        (name) => (json[name] ? [bytesOf(textOf(json[name]))] : []),
      ),
      mask: json.mask ? bytesOf(textOf(json.mask)) : undefined,
    };
  },
  deliver(_ask, [picture], { baseUrl, keep, later }, isLate) {
    const result = picture && { ...ready.result, sample: keep(picture) };
    const id = later([
      ...(isLate ? [{ body: pending }] : []),
      { body: { ...ready, result: result ?? null } },
    ]);
    return { body: { ...submitted, id, polling_url: `${baseUrl}/get_result?id=${id}` } };
  },
  refuse(_ask, { baseUrl, later }) {
    const id = later([{ body: fixture.errors.refusal.body }]);
    return { body: { ...submitted, id, polling_url: `${baseUrl}/get_result?id=${id}` } };
  },
};

import fixture from '../fixtures/replicate.json' with { type: 'json' };
import type { AnswerTools, Protocol } from '../protocol.ts';
import { readBearer } from '../read-key.ts';
import { bytesOf, numberOf, sizeOfRatio, textOf } from '../read-request.ts';

/** `POST /models/{owner}/{name}/predictions` or `/predictions`, then its `urls.get` until it has ended. */
export const replicate: Protocol = {
  name: 'replicate',
  base: '/v1',
  fixture,
  imageModels: ['black-forest-labs/flux-2-pro', 'google/nano-banana'],
  isPolled: true,
  keepsPictures: true,
  readKey: readBearer,
  read({ method, path, json }) {
    if (method === 'GET' && path === '/account') return { kind: 'models' };
    const [, id] = /^\/predictions\/([\w-]+)$/.exec(path) ?? [];
    if (method === 'GET' && id) return { kind: 'poll', id };
    const [, model] = /^\/models\/([\w-]+\/[\w.-]+)\/predictions$/.exec(path) ?? [];
    if (method !== 'POST' || (!model && path !== '/predictions')) return undefined;
    const input = json.input as Record<string, unknown>;
    const ratio = sizeOfRatio(textOf(input.aspect_ratio));
    const pictures = ['image', 'input_image', 'image_prompt', 'input_images', 'image_input'].flatMap((name) =>
      [input[name]].flat(),
    );
    return {
      kind: 'image',
      model: model ?? textOf(json.version),
      prompt: textOf(input.prompt),
      count: numberOf(input.num_outputs, 1),
      width: numberOf(input.width, ratio.width),
      height: numberOf(input.height, ratio.height),
      seed: input.seed as number | undefined,
      references: pictures.map(textOf).filter(Boolean).map(bytesOf),
      mask: input.mask ? bytesOf(textOf(input.mask)) : undefined,
    };
  },
  deliver({ model, prompt }, pictures, tools, isLate) {
    const done = { ...fixture.image, model, input: { prompt }, output: pictures.map(tools.keep) };
    if (!isLate) return { status: 201, body: { ...done, ...predictionOf(tools, done) } };
    const begun = { ...done, status: 'processing', output: null, completed_at: null };
    return { status: 201, body: { ...begun, ...predictionOf(tools, done) } };
  },
  refuse({ model }, tools) {
    const failed = { ...fixture.image, model, ...fixture.errors.refusal.body };
    return { status: 201, body: { ...failed, ...predictionOf(tools, failed) } };
  },
};

/** Its id, and the addresses of its result. */
function predictionOf({ baseUrl, later }: AnswerTools, end: object): object {
  const links = { get: '', cancel: '' };
  const id = later([{ body: { ...end, urls: links } }]);
  links.get = `${baseUrl}/predictions/${id}`;
  links.cancel = `${links.get}/cancel`;
  return { id, urls: { ...fixture.image.urls, ...links } };
}

import fixture from '../fixtures/fireworks.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { readBearer } from '../read-key.ts';
import { bytesOf, numberOf, sizeOfRatio, textOf } from '../read-request.ts';
import { readChatAsk, writeChat } from './openai-chat.ts';

const { submitted, pending, ready } = fixture.image;
const ROUTE =
  /^\/(workflows|image_generation)\/(accounts\/[\w-]+\/models\/[\w.-]+)(\/text_to_image|\/get_result)?$/;

/** Kontext models are submitted and polled, with a POST each time; the others answer with the picture's bytes. */
export const fireworks: Protocol = {
  name: 'fireworks',
  base: '/inference/v1',
  fixture,
  imageModels: ['accounts/fireworks/models/flux-kontext-pro', 'accounts/fireworks/models/flux-1-schnell-fp8'],
  format: 'jpeg',
  isPolled: true,
  keepsPictures: true,
  readKey: readBearer,
  read(request) {
    const { method, path, json } = request;
    if (method === 'GET' && path === '/models') return { kind: 'models' };
    const [, , model, verb] = ROUTE.exec(path) ?? [];
    if (method !== 'POST' || !model) return readChatAsk(request);
    if (verb === '/get_result') return { kind: 'poll', id: textOf(json.id) };
    const ratio = sizeOfRatio(textOf(json.aspect_ratio));
    return {
      kind: 'image',
      model,
      prompt: textOf(json.prompt),
      count: 1,
      width: numberOf(json.width, ratio.width),
      height: numberOf(json.height, ratio.height),
      seed: json.seed as number | undefined,
      references: json.input_image ? [bytesOf(textOf(json.input_image))] : [],
    };
  },
  deliver({ model }, [picture], { keep, later }, isLate) {
    if (picture && !model.includes('kontext'))
      return { headers: { 'content-type': picture.mediaType }, body: picture.bytes };
    const result = picture ? { ...ready.result, sample: keep(picture) } : null;
    const id = later([...(isLate ? [{ body: pending }] : []), { body: { ...ready, result } }]);
    return { body: { ...submitted, request_id: id } };
  },
  refuse({ model }, { later }) {
    if (!model.includes('kontext'))
      return { status: 400, body: { error: { object: 'error', type: 'content_filter', message: REFUSAL } } };
    return { body: { ...submitted, request_id: later([{ body: fixture.errors.refusal.body }]) } };
  },
  write: (ask, text) => writeChat(fixture.text, ask, text),
};

const REFUSAL = 'The prompt was flagged by the content filter.';

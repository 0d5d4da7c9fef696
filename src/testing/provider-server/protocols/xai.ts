import fixture from '../fixtures/xai.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { readBearer } from '../read-key.ts';
import { bytesOf, numberOf, sizeOfRatio, textOf } from '../read-request.ts';
import { deliverImages } from './openai-images.ts';
import { readResponsesAsk, writeResponse } from './openai-responses.ts';

/** `POST /images/generations` and `/images/edits`, both in JSON; proportions, no sizes. */
export const xai: Protocol = {
  name: 'xai',
  base: '/v1',
  fixture,
  imageModels: ['grok-imagine-image'],
  format: 'jpeg',
  readKey: readBearer,
  read(request) {
    const { method, path, json } = request;
    if (method === 'GET' && /^\/(models|api-key)$/.test(path)) return { kind: 'models' };
    if (method !== 'POST' || !/^\/images\/(generations|edits)$/.test(path)) return readResponsesAsk(request);
    const pictures = [json.image, ...((json.images ?? []) as unknown[])] as ({ url: string } | undefined)[];
    return {
      kind: 'image',
      model: textOf(json.model),
      prompt: textOf(json.prompt),
      count: numberOf(json.n, 1),
      ...sizeOfRatio(textOf(json.aspect_ratio)),
      references: pictures.flatMap((picture) => (picture ? [bytesOf(picture.url)] : [])),
    };
  },
  deliver: (_ask, pictures) => deliverImages(fixture.image, pictures),
  write: (ask, text) => writeResponse(fixture.text, ask, text),
};

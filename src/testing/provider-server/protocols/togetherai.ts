import fixture from '../fixtures/togetherai.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { readBearer } from '../read-key.ts';
import { bytesOf, numberOf, textOf } from '../read-request.ts';
import { readChatAsk, writeChat } from './openai-chat.ts';
import { deliverImages } from './openai-images.ts';

/** `POST /images/generations`, with width and height as numbers and the picture to change as an address. */
export const togetherai: Protocol = {
  name: 'togetherai',
  base: '/v1',
  fixture,
  imageModels: ['black-forest-labs/FLUX.1-kontext-pro'],
  format: 'jpeg',
  readKey: readBearer,
  read(request) {
    const { method, path, json } = request;
    if (method === 'GET' && path === '/models') return { kind: 'models' };
    if (method !== 'POST' || path !== '/images/generations') return readChatAsk(request);
    return {
      kind: 'image',
      model: textOf(json.model),
      prompt: textOf(json.prompt),
      count: numberOf(json.n, 1),
      width: numberOf(json.width, 1_024),
      height: numberOf(json.height, 1_024),
      seed: json.seed as number | undefined,
      references: json.image_url ? [bytesOf(textOf(json.image_url))] : [],
    };
  },
  deliver: (_ask, pictures) => deliverImages(fixture.image, pictures),
  write: (ask, text) => writeChat(fixture.text, ask, text),
};

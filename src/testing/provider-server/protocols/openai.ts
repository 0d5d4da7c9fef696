import fixture from '../fixtures/openai.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { readBearer } from '../read-key.ts';
import { deliverImages, readImageAsk } from './openai-images.ts';
import { readResponsesAsk, writeResponse } from './openai-responses.ts';

export const openai: Protocol = {
  name: 'openai',
  base: '/v1',
  fixture,
  imageModels: ['gpt-image-1'],
  readKey: readBearer,
  read: async (request) => (await readImageAsk(request)) ?? readResponsesAsk(request),
  deliver: (_ask, pictures) => deliverImages(fixture.image, pictures),
  write: (ask, text) => writeResponse(fixture.text, ask, text),
};

import fixture from '../fixtures/azure.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { readHeader } from '../read-key.ts';
import { deliverImages, readImageAsk } from './openai-images.ts';
import { readResponsesAsk, writeResponse } from './openai-responses.ts';

/** OpenAI's paths, below `/openai/v1` or behind a gateway, with the key in another header. */
export const azure: Protocol = {
  name: 'azure',
  base: '/openai/v1',
  fixture,
  imageModels: ['gpt-image-1'],
  readKey: readHeader('api-key'),
  read: async (request) => (await readImageAsk(request)) ?? readResponsesAsk(request),
  deliver: (_ask, pictures) => deliverImages(fixture.image, pictures),
  write: (ask, text) => writeResponse(fixture.text, ask, text),
};

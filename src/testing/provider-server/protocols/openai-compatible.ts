import fixture from '../fixtures/openai-compatible.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { readBearer } from '../read-key.ts';
import { readChatAsk, writeChat } from './openai-chat.ts';
import { deliverImages, readImageAsk } from './openai-images.ts';

/** The protocol of LocalAI, vLLM and others. */
export const openaiCompatible: Protocol = {
  name: 'openai-compatible',
  base: '/v1',
  fixture,
  imageModels: ['flux.1-dev'],
  readKey: readBearer,
  read: async (request) => (await readImageAsk(request)) ?? readChatAsk(request),
  deliver: (_ask, pictures) => deliverImages(fixture.image, pictures),
  write: (ask, text) => writeChat(fixture.text, ask, text),
};

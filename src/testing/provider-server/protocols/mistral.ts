import fixture from '../fixtures/mistral.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { readBearer } from '../read-key.ts';
import { readChatAsk, writeChat } from './openai-chat.ts';

export const mistral: Protocol = {
  name: 'mistral',
  base: '/v1',
  fixture,
  readKey: readBearer,
  read: (request) =>
    request.method === 'GET' && request.path === '/models' ? { kind: 'models' } : readChatAsk(request),
  write: (ask, text) => writeChat(fixture.text, ask, text),
};

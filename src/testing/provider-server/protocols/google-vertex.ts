import fixture from '../fixtures/google-vertex.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { readBearer, readHeader } from '../read-key.ts';
import { deliverGoogle, readGoogleAsk, refuseGoogle, writeGoogle } from './google-parts.ts';

/** With a key (express mode), or a token of a service account. */
export const googleVertex: Protocol = {
  name: 'google-vertex',
  base: '/v1/publishers/google',
  fixture,
  imageModels: ['gemini-2.5-flash-image', 'imagen-4.0-generate-001'],
  readKey: (headers) => readHeader('x-goog-api-key')(headers) ?? readBearer(headers),
  read: readGoogleAsk,
  deliver: (ask, pictures) => deliverGoogle(fixture, ask, pictures),
  write: (ask, text) => writeGoogle(fixture, ask, text),
  refuse: (ask, tools) => refuseGoogle(fixture, ask, tools),
};

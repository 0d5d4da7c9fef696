import fixture from '../fixtures/google.json' with { type: 'json' };
import type { Protocol } from '../protocol.ts';
import { readHeader } from '../read-key.ts';
import { deliverGoogle, readGoogleAsk, refuseGoogle, writeGoogle } from './google-parts.ts';

export const google: Protocol = {
  name: 'google',
  base: '/v1beta',
  fixture,
  imageModels: ['gemini-2.5-flash-image', 'imagen-4.0-generate-001'],
  readKey: readHeader('x-goog-api-key'),
  read: readGoogleAsk,
  deliver: (ask, pictures) => deliverGoogle(fixture, ask, pictures),
  write: (ask, text) => writeGoogle(fixture, ask, text),
  refuse: (ask, tools) => refuseGoogle(fixture, ask, tools),
};

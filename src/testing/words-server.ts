import { createHurriedClock } from '#adapters/model-providers/calls/hurried-clock.fixture';
import { createHostedModels, type HostedModels } from '#adapters/model-providers/hosted-models';
import type { CallResult, ModelCall } from '#ports/call-journal';
import { findProtocol } from './provider-server/protocols.ts';
import { type ProviderServer, startProviderServer } from './provider-server/start-provider-server.ts';

export interface WordsServer {
  server: ProviderServer;
  hosted: HostedModels;
  /** Recorded calls. */
  calls: (ModelCall & { result?: CallResult })[];
  close(): void;
}

/** A provider that answers on loopback, and the models that ask it, without a wait between attempts. */
export async function startWordsServer(name: string): Promise<WordsServer> {
  const server = await startProviderServer(findProtocol(name));
  const calls: WordsServer['calls'] = [];
  const hosted = createHostedModels({
    settings: { [name]: { apiKey: server.key, baseUrl: server.baseUrl, quality: 'medium' } },
    callTimeoutS: 120,
    journal: {
      begin: async (call) => `${calls.push({ ...call }) - 1}`,
      end: async (id, result) => {
        calls[Number(id)]!.result = result;
      },
    },
    onJournalFailure: (error) => {
      throw error;
    },
    clock: createHurriedClock(),
  });
  return { server, hosted, calls, close: server.close };
}

/** A valid answer for any schema. */
export const GOOD_ANSWER = {
  prompt:
    'A keeper trims the lamp of a lighthouse on a basalt cliff at dusk, with the sea below in mist, seen from the path with a 35 mm lens',
  aspectRatio: '3:2',
  headlines: [
    'Leather bags made by hand',
    'A bag that ages with you',
    'Cut from a single hide',
    'Repairs for life',
    'Find your bag',
  ],
  descriptions: [
    'Every bag is cut from a single hide of full-grain leather.',
    'We repair every bag that we have sold.',
    'Stitched in our Portland workshop.',
    'Bags that get better with age.',
  ],
  callToActions: ['Shop Now', 'Learn More'],
  hashtags: ['#FernAndLoom'],
};

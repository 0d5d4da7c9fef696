import { createHostedImageModel } from '#adapters/image-models/ai-sdk/hosted-image-model';
import { createHostedModels, type HostedModels } from '#adapters/model-providers/hosted-models';
import type { Provider, ProviderValues } from '#adapters/model-providers/provider';
import { findProvider } from '#adapters/model-providers/registry';
import type { CallPurpose, CallResult, ModelCall } from '#ports/call-journal';
import type { ImageModel } from '#ports/image-model';
import { findProtocol } from '../provider-server/protocols.ts';
import { type ProviderServer, startProviderServer } from '../provider-server/start-provider-server.ts';
import { type HurriedClock, hurriedClock } from './hurried-clock.ts';

export interface JournalRow extends ModelCall {
  result?: CallResult;
}

/** A provider's server, and the product's adapter that asks it. */
export interface ModelStage {
  server: ProviderServer;
  provider: Provider;
  hosted: HostedModels;
  model: ImageModel;
  clock: HurriedClock;
  /** Every call as it was written down. */
  journal: readonly JournalRow[];
  close(): void;
}

const CALL_TIMEOUT_S = 600;
/** Bytes that one answer may have: three of the pictures that the server makes have less. */
export const MOST_BYTES = 8 * 1_024 * 1_024;
const PURPOSE: CallPurpose = 'generation';

/** @param id `provider/model` */
export async function openStage(id: string): Promise<ModelStage> {
  const [name = ''] = id.split('/');
  const provider = findProvider(name);
  if (!provider) throw new Error(`No provider is called ${name}`);
  const server = await startProviderServer(findProtocol(name));
  const journal: JournalRow[] = [];
  const clock = hurriedClock({ limitMs: CALL_TIMEOUT_S * 1_000 });
  const hosted = createHostedModels({
    settings: { [name]: settingsFor(provider, server) },
    callTimeoutS: CALL_TIMEOUT_S,
    journal: {
      begin: async (call) => String(journal.push({ ...call }) - 1),
      async end(callId, result) {
        journal[Number(callId)]!.result = result;
      },
    },
    onJournalFailure(error) {
      throw error;
    },
    clock,
    random: () => 0.5,
    mostBytes: MOST_BYTES,
  });
  const model = createHostedImageModel({
    id,
    hosted,
    purpose: PURPOSE,
    safety: 'standard',
    usdPerImage: undefined,
  });
  return { server, provider, hosted, model, clock, journal, close: () => server.close() };
}

/** Variables that point the provider to the server. */
export function settingsFor({ settings }: Provider, { baseUrl, key }: ProviderServer): ProviderValues {
  return Object.fromEntries(
    Object.entries(settings).map(([name, { isSecret, default: byDefault }]) => {
      if (name === 'baseUrl') return [name, baseUrl];
      // A password has somebody that it belongs to.
      if (name === 'user') return [name, 'fixture'];
      return [name, isSecret ? key : byDefault];
    }),
  );
}

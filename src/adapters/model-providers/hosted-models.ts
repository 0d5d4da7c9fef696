import type { ImageModelV4, LanguageModelV4 } from '@ai-sdk/provider';
import { ProviderError } from '#platform/errors/provider-error';
import type { CallJournal } from '#ports/call-journal';
import { type Attempt, callModel, type HostedCall } from './calls/call-model.ts';
import { type CircuitBreaker, createCircuitBreaker } from './calls/circuit-breaker.ts';
import { type Clock, systemClock } from './calls/clock.ts';
import { createRedact } from './errors/redact.ts';
import { type FailureContext, toFailure } from './errors/to-provider-error.ts';
import { readModelName } from './model-name.ts';
import { addressesOf, missingVariable, openProvider, secretsOf } from './open-provider.ts';
import type { ImageModelTraits, OpenProvider, Provider, ProviderValues } from './provider.ts';
import { PROVIDERS } from './registry.ts';

/** The models of all providers. One instance per process, since it holds the circuit breakers. */
export interface HostedModels {
  /**
   * Finds the model `provider/model`; loads the provider's SDK.
   * @throws ProviderError `misconfigured` if a variable is missing, or the provider has no such models
   */
  image(id: string): Promise<{ model: ImageModelV4; traits: ImageModelTraits; provider: Provider }>;
  language(id: string): Promise<{ model: LanguageModelV4; provider: Provider }>;
  /**
   * Makes a call with time limit, retries, circuit breaker and journal.
   * @param attempt calls once; throws ProviderError if it rejects the answer
   * @throws ProviderError with `wasRetried`; the signal's reason if aborted; errors of the journal's `begin`
   */
  call<T>(call: HostedCall, attempt: Attempt<T>): Promise<T>;
  /** The required variable that is not set for this model, if any. */
  missing(id: string): string | undefined;
  /**
   * Checks the key, if the provider has a free request for that.
   * @returns whether it has one
   * @throws ProviderError with the problem; the signal's reason if aborted
   */
  check(id: string, signal: AbortSignal): Promise<boolean>;
}

export interface HostedModelsInput {
  /** Configured values, by the provider's name. */
  settings: Readonly<Record<string, ProviderValues>>;
  /** Seconds that one attempt may take. */
  callTimeoutS: number;
  journal: CallJournal;
  /** Called if a call's end could not be recorded; the call itself goes on. */
  onJournalFailure: (error: unknown) => void;
  providers?: readonly Provider[];
  clock?: Clock;
  /** Returns a number in [0, 1). */
  random?: () => number;
  /** Maximum bytes of an answer. */
  mostBytes?: number;
}

/** A provider's state in this process. */
interface Served {
  provider: Provider;
  values: ProviderValues;
  /** Images and text come from different servers, which may fail separately. */
  breakers: { pictures: CircuitBreaker; words: CircuitBreaker };
  context: Omit<FailureContext, 'now'>;
  open(): Promise<OpenProvider>;
}

export function createHostedModels({
  settings,
  callTimeoutS,
  journal,
  onJournalFailure,
  providers = PROVIDERS,
  clock = systemClock,
  random = Math.random,
  mostBytes,
}: HostedModelsInput): HostedModels {
  const served = new Map(
    providers.map((provider) => [
      provider.name,
      serve(provider, settings[provider.name] ?? {}, { clock, mostBytes }),
    ]),
  );
  const find = (id: string) => {
    const name = readModelName(id);
    const found = name && served.get(name.provider);
    if (!found) throw new ProviderError('misconfigured', `${id}: no such provider`);
    return { ...found, name: name.model };
  };

  return {
    async image(id) {
      const { provider, name, open } = find(id);
      const model = await (await open()).image?.(name);
      const traits = provider.imageModels.find(({ models }) => models.test(name));
      if (!model || !traits) throw hasNone(provider, 'image');
      return { model, traits: model.takesNegative ? { ...traits, takesNegative: true } : traits, provider };
    },
    async language(id) {
      const { provider, name, open } = find(id);
      const model = (await open()).language?.(name);
      if (!model) throw hasNone(provider, 'language');
      return { model, provider };
    },
    async call(call, attempt) {
      const { provider, breakers, context } = find(call.id);
      const { idempotencyHeader, whenCanceled } = provider;
      const deps = {
        idempotencyHeader,
        whenCanceled: call.kind === 'image' ? whenCanceled : undefined,
        context,
        breaker: call.kind === 'image' ? breakers.pictures : breakers.words,
        journal,
        clock,
        random,
        callTimeoutS,
        onJournalFailure,
      };
      return await callModel(deps, call, attempt);
    },
    missing(id) {
      const { provider, values } = find(id);
      return missingVariable(provider, values);
    },
    async check(id, signal) {
      const { context, open, name } = find(id);
      const { check } = await open();
      if (!check) return false;
      try {
        await check({ signal, modelId: name });
        return true;
      } catch (thrown) {
        signal.throwIfAborted();
        throw toFailure(thrown, { ...context, now: clock.now() }).error;
      }
    },
  };
}

function serve(
  provider: Provider,
  values: ProviderValues,
  { clock, mostBytes }: { clock: Clock; mostBytes: number | undefined },
): Served {
  const redact = createRedact(secretsOf(provider, values));
  let opened: Promise<OpenProvider> | undefined;
  return {
    provider,
    values,
    context: { label: provider.label, addresses: addressesOf(values), redact },
    breakers: { pictures: createCircuitBreaker(clock.now), words: createCircuitBreaker(clock.now) },
    open() {
      opened ??= openProvider(provider, values, redact, mostBytes, clock).catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
  };
}

function hasNone({ label }: Provider, kind: 'image' | 'language'): ProviderError {
  return new ProviderError('misconfigured', `${label} serves no ${kind} models`, {
    failure: { code: 'providerUnusable', label },
  });
}

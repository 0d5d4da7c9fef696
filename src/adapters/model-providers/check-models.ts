import type { ProviderError } from '#platform/errors/provider-error';
import { type Clock, endedBy, systemClock } from './calls/clock.ts';
import type { HostedModels } from './hosted-models.ts';
import { readModelName } from './model-name.ts';
import { findProvider } from './registry.ts';

const LONGEST_MS = 5_000;

/** The result of checking a configured model. */
export interface ModelCheck {
  /** `provider/model`. */
  id: string;
  /**
   * `missing`: a variable is not set. `refused`: the provider rejects the key. `unreachable`: no answer, or a broken one.
   * `untried`: the provider has no free request to check with.
   */
  outcome: 'ok' | 'untried' | 'missing' | 'refused' | 'unreachable';
  /** For the operator, without keys; empty if the model is fine. */
  detail: string;
}

/**
 * Checks the key of each provider with configured models, concurrently, for at most 5 seconds.
 * @param ids `provider/model`
 * @throws the signal's reason if aborted
 */
export async function checkModels(
  hosted: Pick<HostedModels, 'missing' | 'check'>,
  ids: readonly string[],
  { signal, clock = systemClock }: { signal: AbortSignal; clock?: Clock },
): Promise<ModelCheck[]> {
  const byProvider = new Map<string, ReturnType<typeof checkProvider>>();
  for (const id of ids) {
    if (!byProvider.has(checkedAs(id)))
      byProvider.set(checkedAs(id), checkProvider(hosted, id, signal, clock));
  }
  return await Promise.all(
    ids.map(async (id) => {
      const { outcome, detail } = await byProvider.get(checkedAs(id))!;
      const meaning = outcome === 'unreachable' ? 'is out of reach' : 'can make nothing';
      return { id, outcome, detail: detail && `${detail}: ${id} ${meaning}` };
    }),
  );
}

/** A provider is checked once, unless each of its models has to be. */
function checkedAs(id: string): string {
  const { provider } = readModelName(id)!;
  return findProvider(provider)?.checksEachModel ? id : provider;
}

async function checkProvider(
  hosted: Pick<HostedModels, 'missing' | 'check'>,
  id: string,
  signal: AbortSignal,
  clock: Clock,
): Promise<Omit<ModelCheck, 'id'>> {
  const variable = hosted.missing(id);
  if (variable) return { outcome: 'missing', detail: `${variable} is missing` };
  const limit = new AbortController();
  const cancel = clock.after(LONGEST_MS, () => limit.abort());
  const within = AbortSignal.any([signal, limit.signal]);
  try {
    const wasTried = await endedBy(within, hosted.check(id, within));
    return { outcome: wasTried ? 'ok' : 'untried', detail: '' };
  } catch (error) {
    signal.throwIfAborted();
    if (limit.signal.aborted)
      return { outcome: 'unreachable', detail: `No answer within ${LONGEST_MS / 1000} seconds` };
    const { kind, message } = error as ProviderError;
    return { outcome: kind === 'transient' ? 'unreachable' : 'refused', detail: message };
  } finally {
    cancel();
  }
}

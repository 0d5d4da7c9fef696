import { ProviderError } from '#platform/errors/provider-error';
import { createBoundedFetch } from './calls/bounded-fetch.ts';
import { type Clock, systemClock } from './calls/clock.ts';
import type { Redact } from './errors/redact.ts';
import { toFailure } from './errors/to-provider-error.ts';
import { openPool } from './open-pool.ts';
import type { OpenProvider, Provider, ProviderValues } from './provider.ts';

/** The first required variable of a provider that is not set. */
export function missingVariable(provider: Provider, values: ProviderValues): string | undefined {
  const missing = Object.entries(provider.settings).find(
    ([name, { isRequired, unless }]) => isRequired && !values[name] && !(unless && values[unless]),
  );
  return missing?.[1].variable;
}

/**
 * Loads a provider's SDK, which can reach only the provider and public addresses.
 * @throws ProviderError `misconfigured` if a variable is missing, or the SDK rejects its value
 */
export async function openProvider(
  provider: Provider,
  values: ProviderValues,
  redact: Redact,
  mostBytes?: number,
  clock: Clock = systemClock,
): Promise<OpenProvider> {
  const variable = missingVariable(provider, values);
  if (variable) throw unusable(provider, `${variable} is missing`);
  try {
    const fetch = createBoundedFetch({ trusted: addressesOf(values), mostBytes });
    const addresses = serversOf(values);
    if (addresses.length < 2)
      return await provider.open({ ...values, ...(addresses[0] && { baseUrl: addresses[0] }) }, { fetch });
    const servers = addresses.map((baseUrl) => provider.open({ ...values, baseUrl }, { fetch }));
    const context = { label: provider.label, addresses: addressesOf(values), redact };
    return openPool(await Promise.all(servers), {
      clock,
      isOutage: (error) => toFailure(error, { ...context, now: clock.now() }).isOutage,
    });
  } catch (error) {
    throw unusable(provider, redact(error instanceof Error ? error.message : 'cannot be opened'));
  }
}

function unusable({ label }: Provider, why: string): ProviderError {
  return new ProviderError('misconfigured', `${label}: ${why}`, {
    failure: { code: 'providerUnusable', label },
  });
}

/** The provider's configured addresses. */
export function addressesOf(values: ProviderValues): string[] {
  return Object.values(values)
    .flatMap((value) => value?.split(',') ?? [])
    .map((value) => value.trim())
    .filter((value) => /^https?:/.test(value));
}

/** The addresses of its servers: several are a pool. */
function serversOf({ baseUrls, baseUrl }: ProviderValues): string[] {
  return (baseUrls ?? baseUrl ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
}

/** Values that are never logged or shown. */
export function secretsOf(provider: Provider, values: ProviderValues): string[] {
  return Object.entries(provider.settings).flatMap(([name, { isSecret }]) => {
    const value = values[name];
    return isSecret && value ? [value] : [];
  });
}

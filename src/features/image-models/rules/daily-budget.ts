import { ProviderError } from '#platform/errors/provider-error';
import type { CallPurpose, CallResult } from '#ports/call-journal';

/** Share of the daily budget that the gallery's own pictures may use. */
export const GALLERY_SHARE = 0.8;

const MICRO = 1_000_000;

export function toMicroUsd(usd: number): number {
  return Math.round(usd * MICRO);
}

export function toUsd(microUsd: number): number {
  return microUsd / MICRO;
}

/** Daily limit in millionths of a dollar; calls of this purpose beyond it are refused. */
export function limitOf(purpose: CallPurpose, budgetUsd: number): number {
  return toMicroUsd(purpose === 'gallery' ? budgetUsd * GALLERY_SHARE : budgetUsd);
}

/** Actual cost of a finished call in US dollars; undefined: as expected. */
export function costOf({ outcome, usd }: CallResult): number | undefined {
  return outcome === 'delivered' || outcome === 'abandoned' ? usd : (usd ?? 0);
}

/** When the budget resets: the next midnight, UTC. */
export function nextReset(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/** The error of a call beyond today's budget. A fallback model may be used; retrying today is pointless. */
export function overBudget(model: string, now: Date): ProviderError {
  return new ProviderError('transient', `MODEL_BUDGET_USD leaves nothing for ${model} today`, {
    failure: { code: 'overBudget', model },
    retryAfterMs: nextReset(now).getTime() - now.getTime(),
    wasRetried: true,
  });
}

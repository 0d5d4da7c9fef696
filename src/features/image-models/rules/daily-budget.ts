import { ProviderError } from '#platform/errors/provider-error';
import type { CallPurpose, CallResult } from '#ports/call-journal';

/** The share of the day's budget that pictures nobody asked for may use. */
export const GALLERY_SHARE = 0.8;

const MICRO = 1_000_000;

export function toMicroUsd(usd: number): number {
  return Math.round(usd * MICRO);
}

export function toUsd(microUsd: number): number {
  return microUsd / MICRO;
}

/** Millionths of a dollar that calls of a day may cost before the next one for this purpose is refused. */
export function limitOf(purpose: CallPurpose, budgetUsd: number): number {
  return toMicroUsd(purpose === 'gallery' ? budgetUsd * GALLERY_SHARE : budgetUsd);
}

/** US dollars that an ended call did cost; undefined: what was expected. */
export function costOf({ outcome, usd }: CallResult): number | undefined {
  return outcome === 'delivered' || outcome === 'abandoned' ? usd : (usd ?? 0);
}

/** When the budget is whole again: the next midnight, UTC. */
export function nextReset(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1));
}

/**
 * What a call is refused with that the day's budget does not allow. Another model may stand in, and trying again helps
 * nobody today.
 */
export function overBudget(model: string, now: Date): ProviderError {
  return new ProviderError('transient', `MODEL_BUDGET_USD leaves nothing for ${model} today`, {
    reason: `${model} has used up what it may cost today. It can be used again after midnight, UTC.`,
    retryAfterMs: nextReset(now).getTime() - now.getTime(),
    wasRetried: true,
  });
}

import type { CancelOutcome } from '#contract/generations';
import { queryKeys } from './query-keys.ts';
import { ApiError, addressOf, request } from './request.ts';

/**
 * Cancels a generation that is being made, or says how it has ended.
 * @param maxCredits what its owner agreed to pay for that; the server refuses with `cancel_costs` where it is more by now
 */
export async function cancelGeneration(id: string, maxCredits: number): Promise<CancelOutcome> {
  const path = `${addressOf(queryKeys.generation(id))}/cancel`;
  const response = await request('POST', path, { payload: { maxCredits } });
  return (await response.json()) as CancelOutcome;
}

/** Deletes a generation, or one of its pictures. That something is gone already is as good. */
export async function deleteGeneration(id: string, imageId?: string): Promise<void> {
  const path = addressOf(queryKeys.generation(id));
  try {
    await request('DELETE', imageId === undefined ? path : `${path}/images/${imageId}`);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}

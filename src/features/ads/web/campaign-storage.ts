import { type CampaignState, NEW_CAMPAIGN } from './campaign-state.ts';

/** Below the day for which the server keeps what nobody asks for any more. */
const KEPT_MS = 20 * 60 * 60 * 1_000;
// The number changes with the shape of the state: what an earlier release kept is not read.
const KEY = 'campaign1';

/** Keeps a campaign for as long as the browser's tab lives, and its pictures do. */
export function storeCampaign(storage: Storage, state: CampaignState, now: number): void {
  const until = now + KEPT_MS;
  for (const kept of [state, withoutScreenshots(state)]) {
    try {
      storage.setItem(KEY, JSON.stringify({ until, state: kept }));
      return;
    } catch {
      // Full: the screenshots are most of it, and only to be looked at.
    }
  }
}

export function loadSavedCampaign(storage: Storage, now: number): CampaignState | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    if (!isKept(kept) || kept.until <= now) return null;
    return { ...NEW_CAMPAIGN, ...kept.state };
  } catch {
    return null;
  }
}

export function clearSavedCampaign(storage: Storage): void {
  storage.removeItem(KEY);
}

function withoutScreenshots(state: CampaignState): CampaignState {
  return { ...state, website: state.website && { ...state.website, screenshots: [] } };
}

function isKept(value: unknown): value is { until: number; state: CampaignState } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'until' in value &&
    typeof value.until === 'number' &&
    'state' in value &&
    typeof value.state === 'object' &&
    value.state !== null
  );
}

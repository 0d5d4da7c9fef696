import { type CampaignState, NEW_CAMPAIGN } from './campaign-state.ts';

/** Shorter than the day for which the server keeps unused pictures. */
const MAX_AGE_MS = 20 * 60 * 60 * 1_000;
// Raise the number when the shape of the state changes, so that states of earlier releases are ignored.
const KEY = 'campaign4';

/** Stores a campaign for the life of the browser tab, at most for as long as the server keeps its pictures. */
export function storeCampaign(storage: Storage, state: CampaignState, now: number): void {
  const until = now + MAX_AGE_MS;
  const withoutScreenshots = { ...state, website: state.website && { ...state.website, screenshots: [] } };
  for (const stored of [state, withoutScreenshots]) {
    try {
      storage.setItem(KEY, JSON.stringify({ until, state: stored }));
      return;
    } catch {
      // The storage is full. The screenshots are the largest part, and nothing depends on them.
    }
  }
}

export function loadSavedCampaign(storage: Storage, now: number): CampaignState | null {
  try {
    const stored: { until: number; state: CampaignState } = JSON.parse(storage.getItem(KEY) ?? 'null');
    return stored.state && stored.until > now ? { ...NEW_CAMPAIGN, ...stored.state } : null;
  } catch {
    return null;
  }
}

export function clearSavedCampaign(storage: Storage): void {
  storage.removeItem(KEY);
}

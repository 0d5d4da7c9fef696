import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { type CampaignAction, type CampaignState, changeCampaign, NEW_CAMPAIGN } from './campaign-state.ts';
import { clearSavedCampaign, loadSavedCampaign, storeCampaign } from './campaign-storage.ts';

export type ChangeCampaign = (action: CampaignAction) => void;

export interface CampaignProps {
  state: CampaignState;
  change: ChangeCampaign;
}

const SAVE_AFTER_MS = 400;

/**
 * The campaign of this browser tab. It survives reloads and navigation.
 * `campaignNumber` rises when another campaign replaces it: use it as a key, to reset component state.
 */
export function useCampaign() {
  const [state, change] = useReducer(changeCampaign, NEW_CAMPAIGN);
  const [campaignNumber, nextCampaign] = useReducer((count: number) => count + 1, 0);
  const isLoaded = useRef(false);

  useEffect(() => {
    const saved = withStorage((storage) => loadSavedCampaign(storage, Date.now()));
    if (saved) {
      change({ type: 'replaced', state: saved });
      nextCampaign();
    }
    isLoaded.current = true;
  }, []);

  const save = useEffectEvent(() => {
    if (!isLoaded.current) return;
    withStorage((storage) =>
      state === NEW_CAMPAIGN ? clearSavedCampaign(storage) : storeCampaign(storage, state, Date.now()),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: saved a moment after each change
  useEffect(() => {
    const timer = setTimeout(save, SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      save();
    };
  }, []);

  return { state, change: change as ChangeCampaign, campaignNumber, nextCampaign };
}

// If storage is blocked, even reading `sessionStorage` throws.
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

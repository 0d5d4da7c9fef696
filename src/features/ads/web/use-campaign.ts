import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { type CampaignAction, changeCampaign, NEW_CAMPAIGN } from './campaign-state.ts';
import { clearSavedCampaign, loadSavedCampaign, storeCampaign } from './campaign-storage.ts';

export type ChangeCampaign = (action: CampaignAction) => void;

const KEEP_AFTER_MS = 400;

/**
 * The campaign of this browser tab. It survives a reload and the way to another page and back.
 * `round` counts the campaigns that stood here, one that is read back included: each has steps and ads of its own.
 */
export function useCampaign() {
  const [state, change] = useReducer(changeCampaign, NEW_CAMPAIGN);
  const [round, countRound] = useReducer((rounds: number) => rounds + 1, 0);
  const isRead = useRef(false);

  useEffect(() => {
    const kept = withStorage((storage) => loadSavedCampaign(storage, Date.now()));
    if (kept) {
      change({ type: 'replaced', state: kept });
      countRound();
    }
    isRead.current = true;
  }, []);

  const keep = useEffectEvent(() => {
    if (!isRead.current) return;
    withStorage((storage) =>
      state === NEW_CAMPAIGN ? clearSavedCampaign(storage) : storeCampaign(storage, state, Date.now()),
    );
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept a moment after each change
  useEffect(() => {
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  return { state, change: change as ChangeCampaign, round, countRound };
}

// Storage may be forbidden, so that even its name throws.
function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

import { expect, test } from 'vitest';
import { type CampaignState, NEW_CAMPAIGN } from './campaign-state.ts';
import { clearSavedCampaign, loadSavedCampaign, storeCampaign } from './campaign-storage.ts';

const HOUR = 60 * 60 * 1_000;
const CAMPAIGN: CampaignState = { ...NEW_CAMPAIGN, prompt: 'Mugs', platform: 'x' };

test('a campaign survives a reload, and no longer than its pictures', () => {
  const storage = storageOf(10_000);
  storeCampaign(storage, CAMPAIGN, 0);
  expect(loadSavedCampaign(storage, 19 * HOUR)).toEqual(CAMPAIGN);
  expect(loadSavedCampaign(storage, 20 * HOUR)).toBeNull();
});

test('a campaign that does not fit is stored without the screenshots', () => {
  const storage = storageOf(4_000);
  const website = {
    ...({} as NonNullable<CampaignState['website']>),
    brand: 'Mugs & Co',
    screenshots: [
      {
        dataUrl: `data:image/jpeg;base64,${'A'.repeat(5_000)}`,
        device: 'phone' as const,
        width: 1,
        height: 1,
      },
    ],
  };
  storeCampaign(storage, { ...CAMPAIGN, website }, 0);
  expect(loadSavedCampaign(storage, HOUR)?.website).toEqual({ ...website, screenshots: [] });
});

test('ignores malformed stored values', () => {
  const storage = storageOf(10_000);
  for (const text of ['', 'null', '[]', '{"until":"soon"}', '{"until":9e15,"state":null}', '{']) {
    storage.setItem('campaign4', text);
    expect([text, loadSavedCampaign(storage, 0)]).toEqual([text, null]);
  }
});

test('a cleared campaign is gone', () => {
  const storage = storageOf(10_000);
  storeCampaign(storage, CAMPAIGN, 0);
  clearSavedCampaign(storage);
  expect(loadSavedCampaign(storage, 0)).toBeNull();
});

/** A storage that accepts values of at most this length. */
function storageOf(characters: number): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (place) => [...entries.keys()][place] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem(key, value) {
      if (value.length > characters) throw new DOMException('Full', 'QuotaExceededError');
      entries.set(key, value);
    },
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as phrases from '#phrases';
import { call, queryOf } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { createStoredChoice, useStoredChoice } from '#web/state/stored-choice.ts';
import { toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import { createBrandKit, deleteBrandKit, listBrandKits, replaceBrandKit } from '../contract/brand-kits.ts';
import type { CampaignKit, CampaignState } from './campaign-state.ts';
import { BROWSER_KIT, kitRequestOf, readBrowserKit } from './kit-of-campaign.ts';
import type { ChangeCampaign } from './use-campaign.ts';

const browserKit = createStoredChoice('brandKit');

/** The person's kits. Visitors have one, in this browser. */
export function useBrandKits(state: CampaignState, change: ChangeCampaign) {
  const isSignedIn = usePageState().user !== null;
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const query = { ...queryOf(listBrandKits), staleTime: 60_000, enabled: isSignedIn };
  const { data } = useQuery(query);
  const stored = readBrowserKit(useStoredChoice(browserKit));
  const kits: readonly CampaignKit[] = isSignedIn ? (data ?? []) : stored ? [stored] : [];

  async function run(failure: string, act: () => Promise<[title: string, description: string]>) {
    setBusy(true);
    try {
      toastSuccess(...(await act()));
      if (isSignedIn) await client.invalidateQueries({ queryKey: query.queryKey });
    } catch (error) {
      toastFailure(failure, messageOf(error, phrases.tryAgain));
    }
    setBusy(false);
  }

  /** @param id of the kit to replace; null for a new one */
  const save = (id: string | null) =>
    void run(phrases.kitNotSaved, async () => {
      const body = kitRequestOf(state, kits.find((kit) => kit.id === state.kitId) ?? null);
      const { pictureIds } = body;
      if (!isSignedIn) {
        const kit: CampaignKit = {
          ...body,
          id: BROWSER_KIT,
          logos: state.logo ? [{ ...state.logo, kind: 'logo', name: '' }] : [],
          pictures: [],
        };
        browserKit.keep(JSON.stringify(kit));
        change({ type: 'kitSaved', kit, pictureIds });
        return ['Brand kit saved', 'This browser keeps it.'];
      }
      const kit = await (id === null
        ? call(createBrandKit, { body })
        : call(replaceBrandKit, { params: { id }, body }));
      change({ type: 'kitSaved', kit, pictureIds });
      return ['Brand kit saved', `${kit.name} is ready for your next campaign.`];
    });

  const remove = (id: string) =>
    void run(phrases.kitNotDeleted, async () => {
      if (id === BROWSER_KIT) browserKit.keep(null);
      else await call(deleteBrandKit, { params: { id } });
      if (state.kitId === id) change({ type: 'kitChosen', kit: null });
      return ['Brand kit deleted', 'The campaign keeps its brand.'];
    });

  return { kits, isSignedIn, isBusy, save, remove };
}

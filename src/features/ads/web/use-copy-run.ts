import type { InputOf } from '#platform/endpoint/endpoint';
import { call } from '#web/api/call.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type AdCopy, generateCopy } from '../contract/ad-texts.ts';
import { subjectOf } from './campaign-sources.ts';
import type { CampaignState } from './campaign-state.ts';
import type { ChangeCampaign } from './use-campaign.ts';
import { useRun } from './use-run.ts';

type CopyOrder = InputOf<typeof generateCopy>['body'] & Pick<CampaignState, 'tone'>;

export type CopyRun = ReturnType<typeof useCopyRun>;

/** Generates texts. The notification offers to restore the previous ones. */
export function useCopyRun(state: CampaignState, change: ChangeCampaign) {
  const run = useRun<CopyOrder, AdCopy>({
    wish: 'copy',
    call: (body, signal) => call(generateCopy, { body, signal }),
    onDone(copy, { platform, tone }) {
      const before = state.copy;
      change({ type: 'copyGenerated', platform, tone, copy });
      toast({
        title: 'Ad copy generated',
        description: 'Choose a headline and a description, or edit them.',
        variant: 'success',
        ...(before && {
          action: {
            label: 'Undo',
            altText: 'Restore the previous texts',
            run: () => change({ type: 'copyRestored', copy: before }),
          },
        }),
      });
    },
  });

  function generate() {
    const { platform, tone, prompt } = state;
    if (platform) run.start({ ...subjectOf(state), prompt: prompt.trim(), platform, tone });
  }

  return { ...run, generate };
}

import type { InputOf } from '#platform/endpoint/endpoint';
import { call } from '#web/api/call.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { AdFormats } from '../contract/ad-formats.ts';
import { type AdCopy, generateCopy } from '../contract/ad-texts.ts';
import { subjectOf } from './campaign-sources.ts';
import { type CampaignAction, type CampaignState, changeCampaign } from './campaign-state.ts';
import type { ChangeCampaign } from './use-campaign.ts';
import { useRun } from './use-run.ts';

type CopyOrder = InputOf<typeof generateCopy>['body'] & Pick<CampaignState, 'tone'> & { isFirst: boolean };

type Analysis = Extract<CampaignAction, { type: 'websiteAnalyzed' | 'imageAnalyzed' }>;

export type CopyRun = ReturnType<typeof useCopyRun>;

/** Generates texts. The notification offers to restore the previous ones. The first texts after an analysis have none. */
export function useCopyRun(state: CampaignState, change: ChangeCampaign, formats: AdFormats | undefined) {
  const run = useRun<CopyOrder, AdCopy>({
    wish: 'copy',
    call: ({ isFirst: _, ...body }, signal) => call(generateCopy, { body, signal }),
    onDone(copy, { platform, tone, isFirst }) {
      const before = state.copy;
      change({ type: 'copyGenerated', platform, tone, copy, limits: formats?.[platform] });
      if (isFirst) return;
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

  function generateFor(campaign: CampaignState, isFirst: boolean) {
    const { platform, tone, prompt } = campaign;
    if (platform) run.start({ ...subjectOf(campaign), prompt: prompt.trim(), platform, tone, isFirst });
  }

  return {
    ...run,
    generate: () => generateFor(state, false),
    /** After an analysis, so that all formats show ads at once. Texts that the analysis leaves stay. */
    generateFirst(analysis: Analysis) {
      const analyzed = changeCampaign(state, analysis);
      if (analyzed.copy !== null) return;
      // Texts that are being written do not know of the analysis.
      run.cancel();
      generateFor(analyzed, true);
    },
  };
}

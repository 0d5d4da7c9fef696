import { useState } from 'react';
import { toast } from '#web/ui/toast-store.ts';
import type { PendingAnalysis, WebsiteAnalysis } from '../contract/ad-analyses.ts';
import { runWebsiteAnalysis } from './ad-requests.ts';
import { hostOf } from './campaign-sources.ts';
import { type CampaignState, isOfAnotherSite } from './campaign-state.ts';
import type { ChangeCampaign } from './use-campaign.ts';
import type { CopyRun } from './use-copy-run.ts';
import type { PictureRuns } from './use-picture-runs.ts';
import { useRun } from './use-run.ts';

export type WebsiteRun = ReturnType<typeof useWebsiteRun>;

/** Analyzes websites, one at a time. Another website replaces the campaign's; the notification offers to undo that. */
export function useWebsiteRun(
  state: CampaignState,
  change: ChangeCampaign,
  { copyRun, pictureRuns }: { copyRun: CopyRun; pictureRuns: PictureRuns },
) {
  const [pending, setPending] = useState<PendingAnalysis | null>(null);
  const run = useRun<string, WebsiteAnalysis>({
    wish: 'website',
    call: (url, signal) => {
      setPending(null);
      return runWebsiteAnalysis(url, { signal, onPending: setPending });
    },
    onDone(analysis) {
      const action = { type: 'websiteAnalyzed', analysis } as const;
      const isAnother = isOfAnotherSite(state, analysis.url);
      if (isAnother) {
        pictureRuns.make.cancel();
        pictureRuns.visual.cancel();
      }
      change(action);
      copyRun.generateFirst(action);
      toast({
        title: 'Website analyzed',
        description: `${describeResult(analysis)}${describeTexts(state, isAnother)}`,
        variant: 'success',
        ...(isAnother && {
          action: {
            label: 'Undo',
            altText: 'Restore the previous campaign',
            run() {
              copyRun.cancel();
              change({ type: 'replaced', state });
            },
          },
        }),
      });
    },
  });
  return { ...run, words: describeProgress(pending) };
}

function describeProgress(pending: PendingAnalysis | null): string {
  if (pending === null) return 'Starting…';
  if (pending.status === 'running') return 'Analyzing the page…';
  return pending.ahead === 0 ? 'You are next…' : `Waiting: ${pending.ahead} before you`;
}

function describeResult({ brand, url, extractedImages }: WebsiteAnalysis): string {
  const images = extractedImages.length === 1 ? 'one picture' : `${extractedImages.length} pictures`;
  return `${brand || hostOf(url)}: ${images} found.`;
}

function describeTexts({ site, copy }: CampaignState, isAnother: boolean): string {
  if (isAnother) return ` New ads replace those of ${hostOf(site ?? '')}.`;
  return copy ? ' Your texts stay: Generate Ad Copy writes new ones.' : '';
}

import { useState } from 'react';
import { toastSuccess } from '#web/ui/toast-store.ts';
import type { PendingAnalysis, WebsiteAnalysis } from '../contract/ad-analyses.ts';
import { runWebsiteAnalysis } from './ad-requests.ts';
import { hostOf } from './campaign-sources.ts';
import type { ChangeCampaign } from './use-campaign.ts';
import type { CopyRun } from './use-copy-run.ts';
import { useRun } from './use-run.ts';

export type WebsiteRun = ReturnType<typeof useWebsiteRun>;

/** Analyzes websites, one at a time. */
export function useWebsiteRun(change: ChangeCampaign, generateFirst: CopyRun['generateFirst']) {
  const [pending, setPending] = useState<PendingAnalysis | null>(null);
  const run = useRun<string, WebsiteAnalysis>({
    wish: 'website',
    call: (url, signal) => {
      setPending(null);
      return runWebsiteAnalysis(url, { signal, onPending: setPending });
    },
    onDone(analysis) {
      const action = { type: 'websiteAnalyzed', analysis } as const;
      change(action);
      generateFirst(action);
      toastSuccess('Website analyzed', describeResult(analysis));
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

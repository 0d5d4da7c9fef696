import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { ACCOUNT_NOTICES } from '#features/accounts/content/account-notices';
import { dismissAccountNotice } from '#features/accounts/contract/account-notices';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { toastFailure } from '#web/ui/toast-store.ts';
import { accountNoticesQuery } from './api/account-notices.ts';
import { adviceFor } from './failure-texts.ts';

/** What the site did about the user's credits or subscription, and why. Renders nothing without notices. */
export function AccountNotices() {
  const { user } = usePageState();
  const client = useQueryClient();
  const { queryKey } = accountNoticesQuery();
  const { data } = useQuery({ ...accountNoticesQuery(), enabled: user !== null });
  const { mutate } = useMutation({
    mutationFn: (topic: string) => call(dismissAccountNotice, { params: { topic } }),
    onSuccess: (_answer, dismissed) =>
      client.setQueryData(queryKey, (before) => ({
        notices: (before?.notices ?? []).filter(({ topic }) => topic !== dismissed),
      })),
    onError: (error) => toastFailure(phrases.noticeNotDismissed, adviceFor(error)),
  });
  if (!user || !data || data.notices.length === 0) return null;
  return (
    <section aria-label="About your credits" className="border-border border-b bg-surface-2">
      <ul className="site-grid divide-y divide-border">
        {data.notices.map(({ topic, kind }) => (
          <li
            key={topic}
            className="flex flex-col items-start gap-3 py-3 text-sm leading-relaxed sm:flex-row sm:justify-between"
          >
            <p className="flex max-w-reading items-start gap-3">
              <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
              {ACCOUNT_NOTICES[kind]}
            </p>
            <Button size="small" onClick={() => mutate(topic)} className="shrink-0 max-sm:ml-7">
              Dismiss
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

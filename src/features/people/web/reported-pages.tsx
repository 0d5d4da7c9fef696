import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { REPORT_REASON_TEXTS } from '#features/moderation/content/report-reasons';
import * as phrases from '#phrases';
import { call } from '#web/api/call.ts';
import { messageOf } from '#web/api/message-of.ts';
import { Button } from '#web/ui/button.tsx';
import { toastFailure, toastSuccess } from '#web/ui/toast-store.ts';
import { decidePage } from '../contract/people.ts';
import { reportedPagesQuery } from './people-api.ts';

/** Reported public pages, for admins; nothing if there are none. */
export function ReportedPages() {
  const client = useQueryClient();
  const { data = [] } = useQuery(reportedPagesQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, decision }: { id: string; decision: 'keep' | 'remove' }) =>
      call(decidePage, { params: { id }, body: { decision } }),
    onSuccess: (_, { decision }) =>
      toastSuccess(decision === 'keep' ? 'Page kept' : 'Page removed', 'The decision is recorded.'),
    onError: (error) => toastFailure(phrases.pageNotDecided, messageOf(error, phrases.tryAgain)),
    onSettled: () => client.invalidateQueries({ queryKey: reportedPagesQuery.queryKey }),
  });
  if (data.length === 0) return null;
  return (
    <section aria-label="Reported pages" className="site-grid pb-12">
      <h2 className="mb-3 font-medium text-lg">Reported pages</h2>
      <ul className="space-y-4">
        {data.map(({ id, name, isHidden, reports }) => (
          <li key={id} className="rounded-md border border-border p-4">
            {isHidden ? (
              <p>/people/{name}, removed by its person</p>
            ) : (
              <a
                href={`/people/${name}`}
                target="_blank"
                rel="noreferrer"
                className="underline underline-offset-4"
              >
                /people/{name}
              </a>
            )}
            <ul className="mt-1 mb-4 text-muted text-sm leading-relaxed">
              {reports.map(({ reason, note, createdAt }) => (
                <li key={createdAt} className="[overflow-wrap:anywhere]">
                  {REPORT_REASON_TEXTS[reason]}
                  {note && `: “${note}”`}
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-2">
              <Button disabled={isPending} onClick={() => mutate({ id, decision: 'keep' })}>
                Keep
              </Button>
              <Button
                variant="danger"
                disabled={isPending}
                onClick={() => mutate({ id, decision: 'remove' })}
              >
                Remove page
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

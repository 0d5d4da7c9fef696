import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  rotateWebhookSecret,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from '#features/webhooks/contract/webhooks';
import { deliveriesQuery } from '#features/webhooks/web/api/webhooks';
import { countInWords } from '#platform/words/count-in-words';
import { call } from '#web/api/call.ts';
import { useNow } from '#web/state/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { errorReason } from './error-reason.ts';
import { LoadError } from './load-error.tsx';
import { ShownOnce } from './shown-once.tsx';

const STATUS: Record<WebhookDelivery['status'], string> = {
  waiting: 'Sending',
  delivered: 'Delivered',
  failed: 'Failed',
};

/** A webhook's latest deliveries, with buttons to test it and to replace its secret. */
export function WebhookLog({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const queries = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const params = { id: webhook.id };
  const query = deliveriesQuery(webhook.id);
  const { data: deliveries, isError, refetch } = useQuery(query);
  const test = useMutation({
    networkMode: 'always',
    mutationFn: () => call(testWebhook, { params }),
    onSuccess: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  });
  const rotate = useMutation({
    networkMode: 'always',
    mutationFn: () => call(rotateWebhookSecret, { params }),
    onSuccess: (rotated) => setSecret(rotated.secret),
  });
  const error = test.error ?? rotate.error;
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()}>
      <DialogContent
        title={secret === null ? 'Deliveries' : 'Your new signing secret'}
        description={secret === null ? webhook.url : 'The previous secret also works for one day.'}
        onInteractOutside={(event) => secret !== null && event.preventDefault()}
        onEscapeKeyDown={(event) => secret !== null && event.preventDefault()}
      >
        {secret === null ? (
          <>
            <div className="flex flex-wrap gap-2">
              <Button size="small" busy={test.isPending} onClick={() => test.mutate()}>
                Send a test
              </Button>
              <Button size="small" busy={rotate.isPending} onClick={() => rotate.mutate()}>
                New secret
              </Button>
            </div>
            <p role="alert" className="mt-3 text-danger text-sm leading-relaxed empty:hidden">
              {error && errorReason(error)}
            </p>
            {deliveries === undefined &&
              (isError ? (
                <LoadError what="The deliveries" onRetry={() => void refetch()} className="mt-4" />
              ) : (
                <Skeleton className="mt-4 h-14 w-full rounded-sm" />
              ))}
            {deliveries?.length === 0 && (
              <p className="mt-5 text-muted text-sm leading-relaxed">
                Nothing has been sent yet. Send a test to see whether your program answers.
              </p>
            )}
            <ul className="mt-4 border-border border-t empty:hidden">
              {deliveries?.map((delivery) => (
                <Delivery key={delivery.id} delivery={delivery} />
              ))}
            </ul>
          </>
        ) : (
          <ShownOnce name="secret" secret={secret} onDone={() => setSecret(null)} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const now = useNow();
  const { eventType, status, attempts, responseStatus, failure, createdAt } = delivery;
  const result = failure ?? (responseStatus === null ? null : `Answered ${responseStatus}`);
  return (
    <li className="border-border border-b py-2.5 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <code className="font-mono text-xs leading-5">{eventType}</code>
        <span className={status === 'failed' ? 'text-danger' : undefined}>{STATUS[status]}</span>
      </p>
      <p className="text-muted leading-relaxed">
        <RelativeTime date={createdAt} now={now} />
        {attempts > 0 && ` · ${countInWords(attempts, 'attempt')}`}
        {result !== null && ` · ${result}`}
      </p>
    </li>
  );
}

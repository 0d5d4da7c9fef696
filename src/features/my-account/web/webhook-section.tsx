import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Webhook as WebhookIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { type ApiKey, listApiKeys } from '#features/api-keys/contract/api-keys';
import { deleteWebhook, listWebhooks, type Webhook } from '#features/webhooks/contract/webhooks';
import { call, freshQueryOf } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { AccountSection } from './account-section.tsx';
import { errorReason } from './error-reason.ts';
import { LoadError } from './load-error.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookLog } from './webhook-log.tsx';

/** The user's webhooks. */
export function WebhookSection() {
  const { data: webhooks, isError, refetch } = useQuery(freshQueryOf(listWebhooks));
  const { data: keys } = useQuery(freshQueryOf(listApiKeys));
  const queries = useQueryClient();
  const make = useRef<HTMLButtonElement>(null);
  const [isMaking, setMaking] = useState(false);
  const [shown, setShown] = useState<Webhook | null>(null);
  const [leaving, setLeaving] = useState<Webhook | null>(null);
  return (
    <AccountSection title="Webhooks" anchor="webhooks">
      <p className="leading-relaxed">
        Get a message when a generation of your API keys ends, or when your collections, stars, published
        pictures or public page change, instead of polling.
      </p>
      {isError && webhooks === undefined && (
        <LoadError what="Your webhooks" onRetry={() => void refetch()} className="mt-4" />
      )}
      {webhooks !== undefined && webhooks.length > 0 && (
        <ul className="mt-4 border-border border-t">
          {webhooks.map((webhook) => (
            <li
              key={webhook.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 border-border border-b py-3"
            >
              <div className="min-w-0 flex-1 basis-56 text-sm [overflow-wrap:anywhere]">
                <p>{webhook.url}</p>
                {webhook.apiKeyId !== null && keys !== undefined && (
                  <p className="mt-0.5 text-muted leading-relaxed">{keyText(webhook.apiKeyId, keys)}</p>
                )}
              </div>
              <div className="flex gap-2">
                <Button
                  size="small"
                  onClick={() => setShown(webhook)}
                  aria-label={`Deliveries to ${webhook.url}`}
                >
                  Deliveries
                </Button>
                <Button
                  size="small"
                  onClick={() => setLeaving(webhook)}
                  aria-label={`Delete the webhook ${webhook.url}`}
                >
                  Delete
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button ref={make} className="mt-4" onClick={() => setMaking(true)}>
        <WebhookIcon aria-hidden className="size-4" />
        New webhook
      </Button>
      {isMaking && <WebhookDialog onClose={() => setMaking(false)} />}
      {shown && <WebhookLog webhook={shown} onClose={() => setShown(null)} />}
      {leaving && (
        <ConfirmDialog
          title="Delete this webhook"
          description={`Nothing more is sent to ${leaving.url}, pending events included.`}
          action="Delete webhook"
          run={async () => {
            await call(deleteWebhook, { params: { id: leaving.id } });
            await queries.invalidateQueries({ queryKey: queryKeys.webhooks });
          }}
          explain={errorReason}
          next={make}
          onClose={() => setLeaving(null)}
        />
      )}
    </AccountSection>
  );
}

function keyText(id: string, keys: readonly ApiKey[]): string {
  const key = keys.find((one) => one.id === id);
  return key ? `Only “${key.name}”` : 'Its API key is revoked: nothing new is sent';
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { type ApiKey, listApiKeys } from '#features/api-keys/contract/api-keys';
import { createWebhook } from '#features/webhooks/contract/webhooks';
import { WEBHOOK_URL_MAX_CHARACTERS } from '#platform/endpoint/api-scopes';
import { call, freshQueryOf } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';
import { errorReason } from './error-reason.ts';
import { ShownOnce } from './shown-once.tsx';

/** A form for a new webhook; then shows its signing secret once. */
export function WebhookDialog({ onClose }: { onClose(): void }) {
  const id = useId();
  const [url, setUrl] = useState('');
  const [apiKeyId, setApiKeyId] = useState<string | null>(null);
  const { data: keys = [] } = useQuery(freshQueryOf(listApiKeys));
  const queries = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: (body: { url: string; apiKeyId: string | null }) => call(createWebhook, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.webhooks }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (url.trim() !== '' && !isPending) mutate({ url, apiKeyId });
  }

  return (
    <Dialog open onOpenChange={(next) => !next && !isPending && onClose()}>
      <DialogContent
        title={data ? 'Your new signing secret' : 'New webhook'}
        description={
          data
            ? 'Use it to check the signature of every event.'
            : 'We send a POST request there when a generation of your API keys ends, or when a collection, a star, a published picture or your public page changes.'
        }
        onInteractOutside={(event) => data && event.preventDefault()}
      >
        {data ? (
          <ShownOnce name="secret" secret={data.secret} onDone={onClose} />
        ) : (
          <form onSubmit={submit}>
            <Label htmlFor={id}>Address</Label>
            <input
              id={id}
              type="url"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
              maxLength={WEBHOOK_URL_MAX_CHARACTERS}
              placeholder="https://"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={isPending}
              aria-invalid={error !== null}
              aria-describedby={`${id}-error`}
              className={cn(FIELD_LOOK, 'mt-2 h-11 md:pointer-fine:h-10')}
            />
            <p
              id={`${id}-error`}
              role="alert"
              className="mt-3 text-danger text-sm leading-relaxed empty:hidden"
            >
              {error && errorReason(error)}
            </p>
            {keys.length > 0 && (
              <KeyChoice keys={keys} chosen={apiKeyId} onChoose={setApiKeyId} disabled={isPending} />
            )}
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              <Button onClick={onClose} disabled={isPending}>
                Cancel
              </Button>
              <Button type="submit" variant="primary" busy={isPending} disabled={url.trim() === ''}>
                Add the webhook
              </Button>
            </div>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

interface KeyChoiceProps {
  keys: readonly ApiKey[];
  /** Null: all keys. */
  chosen: string | null;
  onChoose(id: string | null): void;
  disabled: boolean;
}

function KeyChoice({ keys, chosen, onChoose, disabled }: KeyChoiceProps) {
  const name = useId();
  const choice = (id: string | null, words: ReactNode) => (
    <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-sm">
      <input
        type="radio"
        name={name}
        checked={chosen === id}
        onChange={() => onChoose(id)}
        className="size-4.5 shrink-0 accent-ink"
      />
      <span className="min-w-0 [overflow-wrap:anywhere]">{words}</span>
    </label>
  );
  return (
    <fieldset className="mt-5" disabled={disabled}>
      <legend className="font-medium text-sm">Events</legend>
      <div className="mt-1 max-h-64 overflow-y-auto">
        {choice(null, 'All events')}
        {keys.map((key) =>
          choice(
            key.id,
            <>
              Only “{key.name}”<code className="block font-mono text-muted text-xs">{key.hint}…</code>
            </>,
          ),
        )}
      </div>
    </fieldset>
  );
}

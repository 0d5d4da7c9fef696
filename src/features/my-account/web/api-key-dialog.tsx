import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { createApiKey } from '#features/api-keys/contract/api-keys';
import {
  API_KEY_DAYS,
  API_KEY_NAME_MAX_CHARACTERS,
  API_SCOPES,
  type ApiScope,
} from '#platform/endpoint/api-scopes';
import { call } from '#web/api/call.ts';
import { queryKeys } from '#web/api/query-keys.ts';
import { useSavedForm } from '#web/state/form-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';
import { SelectField } from '#web/ui/select.tsx';
import { API_KEY_FORM, type ApiKeyForm, SCOPES } from './api-key-form.ts';
import { errorReason } from './error-reason.ts';
import { ShownOnce } from './shown-once.tsx';

const ENDS = [
  ...API_KEY_DAYS.map((days) => ({ value: String(days), label: `In ${days} days` })),
  { value: 'never', label: 'Never' },
];

/** A form for a new key; then shows its secret once. */
export function ApiKeyDialog({ initial, onClose }: { initial: ApiKeyForm; onClose(): void }) {
  const id = useId();
  const [form, setForm] = useState(initial);
  const { name, scopes, expiresInDays } = form;
  const queries = useQueryClient();
  const { mutate, isPending, data, error } = useMutation({
    networkMode: 'always',
    mutationFn: (body: ApiKeyForm) => call(createApiKey, { body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeys.apiKeys }),
  });
  useSavedForm(API_KEY_FORM, data ? null : form);
  const isWhole = name.trim() !== '' && scopes.length > 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isWhole && !isPending) mutate(form);
  }

  function toggle(scope: ApiScope, on: boolean) {
    setForm({ ...form, scopes: SCOPES.filter((one) => (one === scope ? on : scopes.includes(one))) });
  }

  return (
    <Dialog open onOpenChange={(next) => !next && !isPending && onClose()}>
      <DialogContent
        title={data ? 'Your new API key' : 'New API key'}
        description={data ? data.key.name : 'This key can act for you and spend your credits.'}
        // Neither a click outside nor Escape must lose the secret.
        onInteractOutside={(event) => data && event.preventDefault()}
        onEscapeKeyDown={(event) => data && event.preventDefault()}
      >
        {data ? (
          <ShownOnce name="API key" secret={data.secret} onDone={onClose} />
        ) : (
          <form onSubmit={submit}>
            <Label htmlFor={id}>Name</Label>
            <input
              id={id}
              value={name}
              onChange={(event) => setForm({ ...form, name: event.target.value })}
              maxLength={API_KEY_NAME_MAX_CHARACTERS}
              placeholder="Such as “my laptop”"
              autoComplete="off"
              readOnly={isPending}
              className={cn(FIELD_LOOK, 'mt-2 h-11 md:pointer-fine:h-10')}
            />
            <fieldset className="mt-5" disabled={isPending}>
              <legend className="font-medium text-sm">Permissions</legend>
              <div className="mt-1">
                {SCOPES.map((scope) => (
                  <label
                    key={scope}
                    className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-sm"
                  >
                    <input
                      type="checkbox"
                      checked={scopes.includes(scope)}
                      onChange={(event) => toggle(scope, event.target.checked)}
                      className="size-4.5 shrink-0 accent-ink"
                    />
                    <span>
                      {API_SCOPES[scope]}
                      <code className="block font-mono text-muted text-xs">{scope}</code>
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
            <SelectField
              label="Expiration"
              value={expiresInDays === null ? 'never' : String(expiresInDays)}
              options={ENDS}
              onChange={(value) =>
                setForm({ ...form, expiresInDays: value === 'never' ? null : Number(value) })
              }
              className="mt-5"
            />
            <p role="alert" className="mt-3 text-danger text-sm leading-relaxed empty:hidden">
              {error && errorReason(error)}
            </p>
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              <Button onClick={onClose} disabled={isPending}>
                Cancel
              </Button>
              <Button type="submit" variant="primary" busy={isPending} disabled={!isWhole}>
                Create API key
              </Button>
            </div>
          </form>
        )}
      </DialogContent>
    </Dialog>
  );
}

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { REPORT_REASON_TEXTS } from '#features/moderation/content/report-reasons';
import { REPORT_REASONS, type ReportReason } from '#features/moderation/contract/moderation-reasons';
import * as phrases from '#phrases';
import { REPORT_NOTE_MAX_CHARACTERS } from '#platform/limits/limits';
import { messageOf } from '#web/api/message-of.ts';
import { ApiError } from '#web/api/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Label } from '#web/ui/label.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toastFailure, toastSuccess } from '#web/ui/toast-store.ts';

export interface ReportFormProps {
  what: 'picture' | 'page';
  send(report: { reason: ReportReason; note: string }): Promise<unknown>;
  onEnd(sent: boolean): void;
}

/** Reports a picture or a page, with a reason and an optional note. */
export function ReportForm({ what, send, onEnd }: ReportFormProps) {
  const noteId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: ReportReason) => send({ reason: chosen, note }),
    onSuccess: () => {
      toastSuccess('Thank you for the report', `We will review the ${what}.`);
      onEnd(true);
    },
    onError: (error) => toastFailure(phrases.reportNotSent, describe(error, what)),
  });
  useEffect(() => {
    form.current?.querySelector('input')?.focus();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason !== null) mutate(reason);
  }

  return (
    <form ref={form} onSubmit={submit} className="space-y-4 rounded-md border border-border p-4">
      <fieldset>
        <legend className="font-medium text-sm">What is wrong with this {what}?</legend>
        <div className="mt-2">
          {REPORT_REASONS.map((one) => (
            <label
              key={one}
              className="-mx-2 flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2 text-sm hover:bg-surface-2 md:pointer-fine:min-h-8"
            >
              <input
                type="radio"
                name="report-reason"
                value={one}
                checked={reason === one}
                onChange={() => setReason(one)}
                className="size-4 accent-ink"
              />
              {REPORT_REASON_TEXTS[one]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="space-y-1.5">
        <Label htmlFor={noteId}>
          Anything to add <span className="font-normal text-muted">(optional)</span>
        </Label>
        <Textarea
          id={noteId}
          rows={2}
          value={note}
          maxLength={REPORT_NOTE_MAX_CHARACTERS}
          onChange={(event) => setNote(event.target.value)}
          className="max-h-40"
        />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="ghost" onClick={() => onEnd(false)}>
          Cancel
        </Button>
        <Button type="submit" disabled={reason === null} busy={isPending}>
          Send report
        </Button>
      </div>
    </form>
  );
}

function describe(error: unknown, what: ReportFormProps['what']): string {
  if (what === 'picture' && error instanceof ApiError && error.status === 404)
    return phrases.reportedPictureGone;
  return messageOf(error, phrases.tryAgain);
}

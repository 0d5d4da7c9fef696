import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { describeFailure } from '#features/admin/web/describe-failure';
import { SUSPENSION_REASON_MAX_CHARACTERS } from '#platform/limits/limits';
import { takeSavedForm, useSavedForm } from '#web/state/form-storage.ts';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';
import type { ListedUser } from '../contract/admin-users.ts';

interface SuspensionDialogProps {
  user: ListedUser;
  onSuspend(reason: string): Promise<void>;
  onClose(): void;
}

/** Asks for the reason, which the user sees. */
export function SuspensionDialog({ user, onSuspend, onClose }: SuspensionDialogProps) {
  const id = useId();
  const { user: admin } = usePageState();
  const [reason, setReason] = useState('');
  const form = `suspension:${user.id}`;
  useSavedForm(form, reason);
  // Restores the text after signing in again.
  useEffect(() => setReason(takeSavedForm(form, admin?.id ?? '', isText) ?? ''), [form, admin?.id]);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: onSuspend,
    onSuccess: onClose,
  });
  const isWhole = reason.trim() !== '';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isWhole && !isPending) mutate(reason.trim());
  }

  return (
    <Dialog open onOpenChange={(next) => !next && !isPending && onClose()}>
      <DialogContent
        title={`Suspend ${user.email}`}
        description="They are signed out at once and cannot sign in, and their API keys are refused. Generations in progress are finished, and their public pictures stay. A subscription is charged until you end it at Stripe."
      >
        <form onSubmit={submit}>
          <Label htmlFor={id}>Reason, shown to the user</Label>
          <input
            id={id}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            maxLength={SUSPENSION_REASON_MAX_CHARACTERS}
            autoComplete="off"
            readOnly={isPending}
            className={cn(FIELD_LOOK, 'mt-2 h-11 md:pointer-fine:h-10')}
          />
          <p role="alert" className="mt-3 text-danger text-sm leading-relaxed empty:hidden">
            {error && describeFailure(error)}
          </p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button onClick={onClose} disabled={isPending}>
              Cancel
            </Button>
            <Button type="submit" variant="danger" busy={isPending} disabled={!isWhole}>
              Suspend
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

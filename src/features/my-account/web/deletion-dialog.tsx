import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useRef } from 'react';
import type { User } from '#features/accounts/contract/user';
import * as phrases from '#phrases';
import { ApiError, isSignedOut } from '#web/api/request.ts';
import { useSavedForm } from '#web/state/form-storage.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { FIELD_LOOK } from '#web/ui/field-look.ts';
import { Label } from '#web/ui/label.tsx';
import { deleteAccount } from './api/account.ts';
import { DELETED_ADDRESS } from './deleted-address.ts';

/** Name of the saved form, which survives signing in again. */
export const DELETION_FORM = 'deletion';

interface DeletionDialogProps {
  user: User;
  /** The email typed to confirm. */
  email: string;
  onType(email: string): void;
  open: boolean;
  onClose(): void;
}

/** Asks for the email address, so that nobody deletes an account by accident. */
export function DeletionDialog({ user, email, onType, open, onClose }: DeletionDialogProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const { mutate, isPending, isSuccess, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: deleteAccount,
    // A page load clears all data of the user from memory.
    onSuccess: () => location.replace(DELETED_ADDRESS),
    onError: (failure) => {
      // The account was already deleted, by an earlier click or another tab.
      if (isSignedOut(failure)) location.replace('/account');
      busy.current = false;
    },
  });
  useSavedForm(DELETION_FORM, open ? email : null);
  const isBusy = isPending || isSuccess;
  const isMeant = email.trim().toLowerCase() === user.email.toLowerCase();

  function submit(event: FormEvent) {
    event.preventDefault();
    // A second click may come before the button is disabled.
    if (!isMeant || busy.current) return;
    busy.current = true;
    mutate(email);
  }

  function close() {
    if (isBusy) return;
    reset();
    onClose();
  }

  return (
    <Dialog open={open} onOpenChange={(next) => !next && close()}>
      <DialogContent
        title="Delete your account"
        description="Your subscription ends, and your pictures are deleted. You cannot undo this."
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          box.current?.focus();
        }}
      >
        <form onSubmit={submit}>
          <Label htmlFor={id}>Type your email address to confirm</Label>
          <p id={`${id}-email`} className="mt-1 text-muted text-sm [overflow-wrap:anywhere]">
            {user.email}
          </p>
          <input
            ref={box}
            id={id}
            type="email"
            value={email}
            onChange={(event) => onType(event.target.value)}
            maxLength={320}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${id}-email`}
            readOnly={isBusy}
            className={cn(FIELD_LOOK, 'mt-3 h-11 md:pointer-fine:h-10')}
          />
          <p role="alert" className="mt-3 text-danger text-sm leading-relaxed empty:hidden">
            {error && errorReason(error)}
          </p>
          <div className="mt-5 flex flex-wrap justify-end gap-2">
            <Button onClick={close} disabled={isBusy}>
              Keep it
            </Button>
            <Button type="submit" variant="danger" busy={isBusy} disabled={!isMeant}>
              Delete account
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function errorReason(error: unknown): string {
  if (!(error instanceof ApiError)) return phrases.deletionUnreached;
  return error.body?.error ?? phrases.accountNotDeleted;
}

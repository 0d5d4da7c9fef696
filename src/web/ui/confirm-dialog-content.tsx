import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogContent } from './dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** The consequences. */
  description: string;
  /** Label of the confirm button. */
  action: string;
  run(): Promise<void>;
  /** The error message for the user. */
  explain(error: unknown): string;
  /** Gets the focus afterwards: the button that opened the dialog is gone by then. */
  next: RefObject<HTMLElement | null>;
  /** Called when it is done or canceled. */
  onClose(): void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialogContent({
  title,
  description,
  action,
  run,
  explain,
  next,
  onClose,
}: ConfirmDialogProps) {
  const isDone = useRef(false);
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await run();
      isDone.current = true;
    },
    onSuccess: onClose,
  });
  return (
    <Dialog open onOpenChange={(next) => !next && !isPending && onClose()}>
      <DialogContent
        title={title}
        description={description}
        onCloseAutoFocus={(event) => {
          if (!isDone.current) return;
          event.preventDefault();
          next.current?.focus();
        }}
      >
        <p role="alert" className="mb-4 text-danger text-sm leading-relaxed empty:hidden">
          {error && explain(error)}
        </p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose} disabled={isPending}>
            Keep it
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            {action}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

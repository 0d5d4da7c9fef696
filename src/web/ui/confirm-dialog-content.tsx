import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef } from 'react';
import { Button } from './button.tsx';
import { Dialog, DialogContent } from './dialog.tsx';

export interface ConfirmDialogProps {
  title: string;
  /** What follows from it. */
  description: string;
  /** On the button that does it. */
  action: string;
  run(): Promise<void>;
  /** Why it did not come about, for people. */
  explain(error: unknown): string;
  /** Takes the focus once it is done: the button that asked is gone by then. */
  next: RefObject<HTMLElement | null>;
  /** When it is done, or was not meant. */
  onClose(): void;
}

/** Asks before something that cannot be taken back. */
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

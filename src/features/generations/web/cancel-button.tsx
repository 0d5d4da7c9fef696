import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import type { Generation } from '../contract/generations.ts';
import { cancelLabel, cancelNote } from './cancel-texts.ts';
import { useCancel } from './use-cancel.tsx';

interface CancelButtonProps {
  /** A running one. */
  generation: Generation;
  /** Gets the focus when the button is removed. */
  next: RefObject<HTMLElement | null>;
  /** Whether there is no room for the sentence about the price. */
  isBrief?: boolean;
  className?: string;
}

/** Cancels a generation, and shows the current price of that. */
export function CancelButton({ generation, next, isBrief = false, className }: CancelButtonProps) {
  const { cancel, isBusy, dialog } = useCancel(next);
  return (
    <div className={cn('flex flex-wrap items-center gap-x-3 gap-y-1', className)}>
      <Button
        size="small"
        {...(isBrief && { variant: 'ghost', title: cancelNote(generation) })}
        busy={isBusy || generation.canceledAt !== null}
        onClick={() => cancel([generation])}
      >
        <X aria-hidden className="size-4" />
        {cancelLabel(generation)}
      </Button>
      {!isBrief && <p className="text-muted text-xs">{cancelNote(generation)}</p>}
      {dialog}
    </div>
  );
}

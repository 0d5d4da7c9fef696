import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import type { Generation } from '../contract/generations.ts';
import { cancelLabel, cancelNote } from './cancel-texts.ts';
import { useCancel } from './use-cancel.tsx';

interface CancelButtonProps {
  /** One that is being made. */
  generation: Generation;
  /** Takes the focus when the button is gone. */
  next: RefObject<HTMLElement | null>;
  /** Whether there is no room for what it costs in a sentence. */
  isBrief?: boolean;
  className?: string;
}

/** Cancels a generation, and says beforehand what that costs at the moment. */
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

import { CircleAlert } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { AdFailure } from './describe-ad-failure.ts';

/** The cause of a failure, shown in place. The notification has announced it to screen readers. */
export function FailureNote({ failure, onRetry }: { failure: AdFailure; onRetry?(): void }) {
  return (
    <div className="flex items-start gap-2.5 text-danger text-sm">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <p className="min-w-0 flex-1 leading-relaxed [overflow-wrap:anywhere]">{failure.reason}</p>
      {onRetry && (
        <Button size="small" onClick={onRetry} className="-my-1.5">
          Try again
        </Button>
      )}
    </div>
  );
}

import * as phrases from '#phrases';
import { fillText } from '#platform/errors/fill-text';
import { Button } from '#web/ui/button.tsx';

interface LoadErrorProps {
  /** Subject of the error message, such as `Your API keys`. */
  what: string;
  onRetry(): void;
  className?: string;
}

/** Shown instead of data that could not be loaded. */
export function LoadError({ what, onRetry, className }: LoadErrorProps) {
  return (
    <div role="alert" className={className}>
      <p className="text-danger text-sm leading-relaxed">{fillText(phrases.notLoaded, { what })}</p>
      <Button size="small" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

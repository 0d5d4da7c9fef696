import { Button } from '#web/ui/button.tsx';

interface LoadErrorProps {
  /** What could not be read, as a sentence begins with it, such as `Your API keys`. */
  what: string;
  onRetry(): void;
  className?: string;
}

/** Stands where something would be that the server could not tell. */
export function LoadError({ what, onRetry, className }: LoadErrorProps) {
  return (
    <div role="alert" className={className}>
      <p className="text-danger text-sm leading-relaxed">{what} could not be loaded.</p>
      <Button size="small" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

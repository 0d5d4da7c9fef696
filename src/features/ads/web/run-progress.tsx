import { useEffect, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface RunProgressProps {
  /** The current activity. */
  words: string;
  /** Start time, milliseconds of this browser's clock. */
  since: number;
  onCancel(): void;
}

/** Shows a pending request, the seconds since its start, and a cancel button. */
export function RunProgress({ words, since, onCancel }: RunProgressProps) {
  const seconds = useSecondsSince(since);
  return (
    <div className="flex min-h-11 items-center gap-3 rounded-md bg-surface-2 py-1 pr-1 pl-3.5 text-sm">
      <Spinner className="size-4" />
      <span role="status" className="min-w-0 flex-1">
        {words}
      </span>
      {seconds > 0 && <span className="text-muted tabular-nums">{seconds} s</span>}
      <Button variant="ghost" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

function useSecondsSince(since: number): number {
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / 1_000));
}

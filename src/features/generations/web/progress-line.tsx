import { GENERATION_POLL_MS } from '#platform/limits/limits';
import { cn } from '#web/ui/class-names.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { queueText } from './queue-text.ts';
import { stageText } from './stage-text.ts';

interface ProgressLineProps {
  /** 0 to 1. */
  progress: number;
  /** Generations that will start before this one; `null` once it has started. */
  queuePosition: number | null;
  className?: string;
}

/** Progress as the model reports it, or the place in the queue. */
export function ProgressLine({ progress, queuePosition, className }: ProgressLineProps) {
  return (
    <div className={cn('max-w-md', className)}>
      <ProgressBar label="Picture progress" progress={progress} everyMs={GENERATION_POLL_MS} />
      <p className="mt-2 flex justify-between font-mono text-muted text-xs tabular-nums">
        <span>{queuePosition === null ? stageText(progress) : queueText(queuePosition)}</span>
        <span>{Math.round(progress * 100)}%</span>
      </p>
    </div>
  );
}

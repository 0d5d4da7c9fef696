import { cn } from '#web/ui/class-names.ts';
import { queueText } from './result-texts.ts';

interface ProgressLineProps {
  /** 0 to 1. */
  progress: number;
  /** Generations that will start before this one; `null` once it has started. */
  queuePosition: number | null;
  className?: string;
}

/** How far the work really is: the model's own report, or the place in the queue. */
export function ProgressLine({ progress, queuePosition, className }: ProgressLineProps) {
  const percent = Math.round(progress * 100);
  return (
    <div className={cn('max-w-md', className)}>
      <div
        role="progressbar"
        aria-label="Progress of your photo"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1 overflow-hidden rounded-full bg-surface-3"
      >
        {/* Drawn over the time between two polls, so that it moves on rather than jumps. */}
        <div
          className="h-full origin-left rounded-full bg-safelight transition-transform duration-[2000ms] ease-linear"
          style={{ transform: `scaleX(${progress})` }}
        />
      </div>
      <p className="mt-2 flex justify-between font-mono text-muted text-xs tabular-nums">
        <span>{queuePosition === null ? 'Developing' : queueText(queuePosition)}</span>
        <span>{percent}%</span>
      </p>
    </div>
  );
}

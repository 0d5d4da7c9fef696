import type { CSSProperties } from 'react';

interface ProgressBarProps {
  label: string;
  /** 0 to 1. */
  progress: number;
  /** Milliseconds between two reports: the bar moves smoothly for this long. */
  everyMs: number;
}

export function ProgressBar({ label, progress, everyMs }: ProgressBarProps) {
  const style: CSSProperties = { transform: `scaleX(${progress})`, transitionDuration: `${everyMs}ms` };
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
      className="h-1 overflow-hidden rounded-full bg-surface-3 forced-colors:h-2 forced-colors:border"
    >
      <div
        className="h-full origin-left rounded-full bg-safelight forced-colors:bg-[Highlight] transition-transform ease-linear motion-reduce:transition-none"
        style={style}
      />
    </div>
  );
}

interface FileProgressProps {
  /** 0 to 1. */
  progress: number;
  isSlow: boolean;
}

/** How far a file is. */
export function FileProgress({ progress, isSlow }: FileProgressProps) {
  const percent = Math.round(progress * 100);
  return (
    <div className="space-y-2 text-sm">
      <div className="flex justify-between gap-4">
        <p role="status">
          {isSlow ? 'Enlarging…' : 'Preparing…'}
          {isSlow && <span className="tabular-nums"> {percent} %</span>}
        </p>
      </div>
      {isSlow && (
        <>
          <div
            role="progressbar"
            aria-label="Enlarging"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            className="h-1 overflow-hidden rounded-full bg-surface-3"
          >
            {/* Drawn over the time between two polls, so that it moves on rather than jumps. */}
            <div
              className="h-full origin-left rounded-full bg-safelight transition-transform duration-700 ease-linear"
              style={{ transform: `scaleX(${progress})` }}
            />
          </div>
          <p className="text-muted">You can close this. The download starts by itself when it is ready.</p>
        </>
      )}
    </div>
  );
}

import { ProgressBar } from '#web/ui/progress-bar.tsx';

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
          <ProgressBar label="Enlarging" progress={progress} everyMs={700} />
          <p className="text-muted">You can close this. The download starts by itself when it is ready.</p>
        </>
      )}
    </div>
  );
}

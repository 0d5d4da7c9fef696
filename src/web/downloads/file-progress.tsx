import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { WantedFile } from './file-jobs.ts';
import { makingName } from './option-texts.ts';

interface FileProgressProps {
  /** 0 to 1. */
  progress: number;
  option: WantedFile['option'];
}

/** How far a file is. */
export function FileProgress({ progress, option }: FileProgressProps) {
  const percent = Math.round(progress * 100);
  const name = makingName(option);
  return (
    <div className="space-y-2 text-sm">
      <div className="flex justify-between gap-4">
        <p role="status">
          {option.isSlow ? `${name}…` : 'Preparing…'}
          {option.isSlow && <span className="tabular-nums"> {percent} %</span>}
        </p>
      </div>
      {option.isSlow && (
        <>
          <ProgressBar label={name} progress={progress} everyMs={700} />
          <p className="text-muted">You can close this. The download starts by itself when it is ready.</p>
        </>
      )}
    </div>
  );
}

import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { FileJob, WantedFile } from './file-jobs.ts';
import { makingName } from './option-texts.ts';

interface FileProgressProps {
  job: Exclude<FileJob, { status: 'failed' }>;
}

/** A file's progress. It keeps its space when the file is ready, so that the buttons do not move. */
export function FileProgress({ job }: FileProgressProps) {
  const { status, option } = job;
  const progress = status === 'making' ? job.progress : 1;
  const name = makingName(option);
  return (
    <div className="space-y-2 text-sm">
      <p role="status">{status === 'making' ? <Making option={option} progress={progress} /> : 'Done.'}</p>
      {option.isSlow && (
        <>
          <ProgressBar label={name} progress={progress} everyMs={700} />
          <p className="text-muted">{NEXT[status]}</p>
        </>
      )}
    </div>
  );
}

function Making({ option, progress }: { option: WantedFile['option']; progress: number }) {
  if (!option.isSlow) return 'Preparing…';
  return (
    <>
      {makingName(option)}…<span className="tabular-nums"> {Math.round(progress * 100)}%</span>
    </>
  );
}

const NEXT = {
  making: 'You can close this. The download starts automatically.',
  ready: 'Your file is ready. Tap Save to keep or share it.',
  saved: 'The download has started. You can close this.',
} as const;

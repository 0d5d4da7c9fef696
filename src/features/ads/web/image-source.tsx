import { ScanEye } from 'lucide-react';
import { checkPictureFile } from '#features/assets/web/check-picture-file';
import { Button } from '#web/ui/button.tsx';
import { PictureField } from '#web/ui/picture-field.tsx';
import { FailureNote } from './failure-note.tsx';
import { RunProgress } from './run-progress.tsx';
import type { ImageRun } from './use-image-run.ts';

interface ImageSourceProps {
  file: File | null;
  onChoose(file: File | null): void;
  run: ImageRun;
  /** Whether this is the next step: its button is the primary one. */
  isNext: boolean;
}

/** Uploads and analyzes a picture of what is advertised. */
export function ImageSource({ file, onChoose, run, isNext }: ImageSourceProps) {
  function choose(chosen: File | null) {
    if (chosen) run.clearFailure();
    onChoose(chosen);
  }

  return (
    <div className="space-y-3">
      <PictureField
        label="Picture to make ads from"
        file={file}
        busy={run.isPending}
        check={checkPictureFile}
        onChoose={choose}
      />
      {run.failure && <FailureNote failure={run.failure} />}
      {run.since !== null && (
        <RunProgress words="Analyzing the picture…" since={run.since} onCancel={run.cancel} />
      )}
      <Button
        variant={isNext ? 'primary' : 'secondary'}
        disabled={file === null}
        busy={run.isPending}
        onClick={() => file && run.start(file)}
        className="w-full"
      >
        <ScanEye aria-hidden className="size-4" />
        Analyze Image
      </Button>
    </div>
  );
}

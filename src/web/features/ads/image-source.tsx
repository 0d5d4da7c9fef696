import { ImageUp, ScanEye, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { PicturePreview } from '#web/ui/picture-preview.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useFileChoice, usePastedFile } from '#web/ui/use-file-choice.ts';
import { checkImageFile } from './check-image-file.ts';
import { FailureNote } from './failure-note.tsx';
import { RunProgress } from './run-progress.tsx';
import type { ImageRun } from './use-image-run.ts';

interface ImageSourceProps {
  file: File | null;
  onChoose(file: File | null): void;
  run: ImageRun;
  /** Whether this is the one thing to do next. */
  isNext: boolean;
}

/** A picture that the ads are about. */
export function ImageSource({ file, onChoose, run, isNext }: ImageSourceProps) {
  const { isDraggedOver, browse, dropArea, picker } = useFileChoice(take);
  usePastedFile(take);

  function take(chosen: File) {
    if (run.isPending) return;
    const refusal = checkImageFile(chosen);
    if (refusal) {
      toast({ ...refusal, variant: 'destructive' });
      return;
    }
    run.forgetFailure();
    onChoose(chosen);
  }

  return (
    <div className="space-y-3">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: what is dropped is dropped on it; the button inside is the way by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a wider target for the button inside */}
      <div
        {...dropArea}
        onClick={() => {
          if (!file && !run.isPending) browse();
        }}
        className={cn(
          'relative grid h-44 place-items-center overflow-hidden rounded-md border transition-colors',
          file ? 'border-border bg-surface-2' : 'border-dashed',
          !file &&
            (isDraggedOver
              ? 'border-ink bg-surface-2'
              : 'cursor-pointer border-border-strong hover:bg-surface-2'),
        )}
      >
        {file ? (
          <>
            <PicturePreview key={`${file.name}/${file.lastModified}`} file={file} />
            {!run.isPending && (
              <IconButton
                label={`Remove ${file.name}`}
                onClick={() => onChoose(null)}
                className="absolute! top-2 right-2 bg-scrim! text-on-picture!"
              >
                <X aria-hidden />
              </IconButton>
            )}
          </>
        ) : (
          <div className="grid justify-items-center gap-2.5 px-4 text-center">
            <ImageUp aria-hidden className="size-6 text-muted" />
            <p className="text-sm">Drag and drop an image here, paste it, or click to browse</p>
            <Button size="small">Browse Files</Button>
            <p className="text-muted text-xs">PNG, JPG or WebP, up to 10 MB</p>
          </div>
        )}
        <input {...picker} aria-label="Image to make ads from" onClick={(event) => event.stopPropagation()} />
      </div>
      {run.failure && <FailureNote failure={run.failure} />}
      {run.since !== null && (
        <RunProgress words="Looking at the image…" since={run.since} onCancel={run.cancel} />
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

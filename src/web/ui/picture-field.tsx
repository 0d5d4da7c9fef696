import { ImageUp, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { toast } from './toast-store.ts';
import { useFileChoice, usePastedFile } from './use-file-choice.ts';

interface PictureFieldProps {
  /** The purpose of the picture. */
  label: string;
  file: File | null;
  /** While the picture is uploaded, it cannot be changed. */
  busy: boolean;
  /** Why a file is refused; null if it is accepted. */
  check(file: File): { title: string; description: string } | null;
  onChoose(file: File | null): void;
}

/** Accepts one picture by file picker, drop or paste, and shows it. */
export function PictureField({ label, file, busy, check, onChoose }: PictureFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const { isDraggedOver, browse, dropArea, picker } = useFileChoice(take);
  usePastedFile(take);

  function take(chosen: File) {
    if (busy) return;
    const refusal = check(chosen);
    if (refusal) {
      toast({ ...refusal, variant: 'destructive' });
      return;
    }
    change(chosen, `${chosen.name} is selected`);
  }

  function change(chosen: File | null, words: string) {
    onChoose(chosen);
    setAnnouncement(words);
    // The focused button is removed when the picture appears or disappears.
    field.current?.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped is dropped on it; the button inside is the way by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: a wider target for the button inside
    <div
      ref={field}
      tabIndex={-1}
      {...dropArea}
      onClick={() => {
        if (!file && !busy) browse();
      }}
      className={cn(
        'relative grid h-48 place-items-center overflow-hidden rounded-md border outline-none transition-colors sm:h-56',
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
          {!busy && (
            <IconButton
              label={`Remove ${file.name}`}
              onClick={() => change(null, 'The picture is no longer selected')}
              className="absolute! top-2 right-2 bg-scrim! text-on-picture!"
            >
              <X aria-hidden />
            </IconButton>
          )}
        </>
      ) : (
        <div className="grid justify-items-center gap-3 px-4 text-center">
          <ImageUp aria-hidden className="size-6 text-muted" />
          <p className="text-sm">Drag and drop a picture here, paste it, or click to browse</p>
          <Button size="small">Browse Files</Button>
          <p className="text-muted text-xs">PNG, JPG or WebP, up to 10 MB</p>
        </div>
      )}
      <input {...picker} aria-label={label} onClick={(event) => event.stopPropagation()} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

import { ImageUp, X } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { checkPictureFile } from './check-picture-file.ts';
import { PicturePreview } from './picture-preview.tsx';

interface PictureFieldProps {
  file: File | null;
  /** While it is being sent nothing may change. */
  busy: boolean;
  onChoose(file: File | null): void;
}

/** Takes one picture by picker, drop or paste, and shows it. */
export function PictureField({ file, busy, onChoose }: PictureFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const [dragOver, setDragOver] = useState(false);
  const [said, setSaid] = useState('');

  /** The first of several is taken. */
  function take(chosen: File | undefined) {
    if (!chosen || busy) return;
    const refusal = checkPictureFile(chosen);
    if (refusal) {
      toast({ ...refusal, variant: 'destructive' });
      return;
    }
    change(chosen, `${chosen.name} is selected`);
  }

  function change(chosen: File | null, words: string) {
    onChoose(chosen);
    setSaid(words);
    // The button that had the focus gives way to the picture, or the other way round.
    field.current?.focus({ preventScroll: true });
  }

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = event.clipboardData?.files[0];
    const isTyped = event.target instanceof Element && event.target.closest('input, textarea');
    if (!pasted || isTyped) return;
    event.preventDefault();
    take(pasted);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped is dropped on it; the button inside is the way by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: a wider target for the button inside
    <div
      ref={field}
      tabIndex={-1}
      data-drag={dragOver || undefined}
      onClick={() => {
        if (!file && !busy) picker.current?.click();
      }}
      onDragEnter={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      // Without this the browser would open what is dropped.
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragOver(false);
      }}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setDragOver(false);
        take(event.dataTransfer.files[0]);
      }}
      className={cn(
        'relative grid h-48 place-items-center overflow-hidden rounded-md border outline-none transition-colors sm:h-56',
        file ? 'border-border bg-surface-2' : 'border-dashed',
        !file &&
          (dragOver ? 'border-ink bg-surface-2' : 'cursor-pointer border-border-strong hover:bg-surface-2'),
      )}
    >
      {file ? (
        <>
          <PicturePreview key={`${file.name}/${file.lastModified}`} file={file} />
          {!busy && (
            <IconButton
              label={`Remove ${file.name}`}
              onClick={() => change(null, 'The image is no longer selected')}
              className="absolute! top-2 right-2 bg-scrim! text-on-picture!"
            >
              <X aria-hidden />
            </IconButton>
          )}
        </>
      ) : (
        <div className="grid justify-items-center gap-3 px-4 text-center">
          <ImageUp aria-hidden className="size-6 text-muted" />
          <p className="text-sm">Drag and drop an image here, paste it, or click to browse</p>
          <Button size="small">Browse Files</Button>
          <p className="text-muted text-xs">PNG, JPG or WebP, up to 10 MB</p>
        </div>
      )}
      <input
        ref={picker}
        type="file"
        accept="image/*"
        aria-label="Image to remove the background from"
        hidden
        onClick={(event) => event.stopPropagation()}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          const picked = event.target.files?.[0];
          // The same file may be picked again after a failure.
          event.target.value = '';
          take(picked);
        }}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}

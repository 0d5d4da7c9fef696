import { FileSearch } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';

interface PictureDropProps {
  isPending: boolean;
  /** Address of the picture that was chosen last. */
  preview: string | null;
  fileName: string | null;
  onFile(file: File): void;
}

/** Takes a picture by drop, by picker or from the clipboard. */
export function PictureDrop({ isPending, preview, fileName, onFile }: PictureDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [dragOver, setDragOver] = useState(false);
  usePastedFile(onFile);

  function pick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file may be picked again after a failure.
    event.target.value = '';
    if (file) onFile(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setDragOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a place to drop on; the button inside is the way by keyboard
    <div
      data-drag={dragOver || undefined}
      onDragEnter={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      // Without this the browser would open what is dropped.
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setDragOver(false);
      }}
      onDrop={drop}
      className={cn(
        'flex min-h-72 flex-col items-center justify-center gap-4 rounded-lg border border-dashed p-6 text-center transition-colors',
        dragOver ? 'border-ink bg-surface-2' : 'border-border-strong bg-surface-1',
      )}
    >
      {preview ? (
        <Preview key={preview} address={preview} />
      ) : (
        <FileSearch aria-hidden className="size-7 text-muted" />
      )}
      {fileName !== null && <p className="max-w-full truncate font-mono text-xs">{fileName}</p>}
      <Button variant="primary" busy={isPending} onClick={() => picker.current?.click()}>
        {preview ? 'Choose another picture' : 'Choose a picture'}
      </Button>
      <p className="text-balance text-muted text-sm leading-relaxed">
        or drop one here, or paste it. PNG, JPEG, WebP, AVIF or TIFF, up to 50 MB
      </p>
      <input
        ref={picker}
        type="file"
        accept="image/*"
        aria-label="Picture to verify"
        onChange={pick}
        hidden
      />
    </div>
  );
}

/** Some pictures can be checked, and not be shown by this browser. */
function Preview({ address }: { address: string }) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return <FileSearch aria-hidden className="size-7 text-muted" />;
  return (
    <img
      src={address}
      alt="Being checked"
      onError={() => setShown(false)}
      className="max-h-80 max-w-full rounded-sm object-contain"
    />
  );
}

function usePastedFile(onFile: (file: File) => void): void {
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const file = clipboardData?.files[0];
      if (file) onFile(file);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
}

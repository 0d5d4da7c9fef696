import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { useFileChoice, usePastedFile } from '#web/ui/use-file-choice.ts';

interface PictureDropProps {
  isPending: boolean;
  /** Address of the last chosen picture. */
  preview: string | null;
  fileName: string | null;
  onFile(file: File): void;
}

/** Accepts a picture by drop, file picker or clipboard. */
export function PictureDrop({ isPending, preview, fileName, onFile }: PictureDropProps) {
  const { isDraggedOver, browse, dropArea, picker } = useFileChoice(onFile);
  usePastedFile(onFile);

  return (
    <div
      {...dropArea}
      className={cn(
        'flex min-h-72 min-w-0 flex-col items-center justify-center gap-4 rounded-lg border border-dashed p-6 text-center transition-colors',
        isDraggedOver ? 'border-ink bg-surface-2' : 'border-border-strong bg-surface-1',
      )}
    >
      {preview ? (
        <Preview key={preview} address={preview} />
      ) : (
        <FileSearch aria-hidden className="size-7 text-muted" />
      )}
      {fileName !== null && <p className="max-w-full truncate font-mono text-xs">{fileName}</p>}
      <Button variant="primary" busy={isPending} onClick={browse}>
        {preview ? 'Choose another picture' : 'Choose a picture'}
      </Button>
      <p className="text-balance text-muted text-sm leading-relaxed">
        or drop one here, or paste it. PNG, JPEG, WebP, AVIF or TIFF, up to 50 MB
      </p>
      <input {...picker} aria-label="Picture to verify" />
    </div>
  );
}

/** Shows an icon if the browser cannot display the picture, such as TIFF. */
function Preview({ address }: { address: string }) {
  const [isShown, setShown] = useState(true);
  if (!isShown) return <FileSearch aria-hidden className="size-7 text-muted" />;
  return (
    <img
      src={address}
      alt="What is checked"
      onError={() => setShown(false)}
      className="max-h-80 max-w-full rounded-sm object-contain"
    />
  );
}

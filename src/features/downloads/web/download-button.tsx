import { ChevronDown, Download } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import type { WantedImage } from './file-jobs.ts';

interface DownloadButtonProps extends Pick<ButtonProps, 'busy' | 'className' | 'children'> {
  /** Without it, only the stored picture is offered. */
  image: WantedImage | undefined;
  /** Saves the stored picture. */
  onDownload(): void;
}

/** Saves the picture; a second button opens other formats and sizes, whose code loads on first use. */
export function DownloadButton({
  image,
  busy = false,
  onDownload,
  className,
  children,
}: DownloadButtonProps) {
  const more = useRef<HTMLButtonElement>(null);
  // Null until first opened.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <div className={cn('flex', className)}>
      <Button
        variant="primary"
        busy={busy}
        onClick={onDownload}
        className={cn('min-w-0 flex-1 focus-visible:z-10', image && 'rounded-r-none!')}
      >
        <Download className="size-4" aria-hidden />
        {children}
      </Button>
      {image && (
        <Button
          ref={more}
          variant="primary"
          title="More formats and sizes"
          aria-haspopup="dialog"
          onPointerEnter={() => void loadOptions()}
          onFocus={() => void loadOptions()}
          onClick={() => setOpen(true)}
          className="rounded-l-none! focus-visible:z-10 border-on-safelight/25 border-l px-3!"
        >
          <span className="sr-only">More formats and sizes</span>
          <ChevronDown className="size-4" aria-hidden />
        </Button>
      )}
      {image && open !== null && (
        <Suspense>
          <DownloadOptions
            image={image}
            open={open}
            onOpenChange={setOpen}
            onClosed={() => more.current?.focus()}
          />
        </Suspense>
      )}
    </div>
  );
}

const loadOptions = () => import('./download-options.tsx');
const DownloadOptions = lazy(async () => ({ default: (await loadOptions()).DownloadOptions }));

import { useState } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { AdFormat } from '../../contract/ad-formats.ts';
import { sizeText } from './format-texts.ts';
import { hasSafeArea, SafeArea } from './safe-area.tsx';

export interface AdPictureProps {
  format: AdFormat;
  /** What it says. */
  alt: string;
  /** As it will look; null where that was not drawn. */
  preview: string | null;
  /** Address of the finished ad, where that is what it looks like now. */
  finished: string | null;
  /** Whether a preview is on its way. */
  isAwaited: boolean;
  showsSafeArea: boolean;
  className?: string;
}

/**
 * An ad in a frame of its proportions, whose size is its user's. Until the finished ad has come, its preview stands in
 * its place; until that has, an empty frame.
 */
export function AdPicture(props: AdPictureProps) {
  const { format, alt, preview, finished, isAwaited, showsSafeArea, className } = props;
  const [loaded, setLoaded] = useState<string | null>(null);
  const shown = finished !== null && (loaded === finished || preview === null);
  return (
    <span
      style={{ aspectRatio: `${format.width} / ${format.height}` }}
      className={cn('relative block overflow-hidden', preview || shown ? 'shadow-raised' : '', className)}
    >
      {!preview && !shown && <EmptyFrame format={format} isAwaited={isAwaited} />}
      {preview && (
        <img
          src={preview}
          alt={shown ? '' : alt}
          decoding="sync"
          draggable={false}
          className="absolute inset-0 size-full"
        />
      )}
      {finished && (
        <img
          src={finished}
          alt={shown ? alt : ''}
          draggable={false}
          onLoad={() => setLoaded(finished)}
          className={cn('absolute inset-0 size-full', !shown && 'opacity-0')}
        />
      )}
      {showsSafeArea && hasSafeArea(format) && <SafeArea format={format} />}
    </span>
  );
}

function EmptyFrame({ format, isAwaited }: { format: AdFormat; isAwaited: boolean }) {
  if (isAwaited) return <Skeleton className="absolute inset-0" />;
  return (
    <span
      aria-hidden
      className="absolute inset-0 grid place-items-center border border-border-strong border-dashed bg-surface-1/40 font-mono text-muted text-xs tabular-nums"
    >
      {format.width / format.height > 0.3 && format.height >= 60 && sizeText(format)}
    </span>
  );
}

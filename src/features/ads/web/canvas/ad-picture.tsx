import { useState } from 'react';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { AdFormat } from '../../contract/ad-formats.ts';
import type { CanvasAd } from './canvas-ads.ts';
import { sizeText } from './format-texts.ts';
import { hasSafeArea, SafeArea } from './safe-area.tsx';

interface AdPictureProps {
  ad: CanvasAd;
  alt: string;
  /** Whether a preview is being drawn. */
  isLoading: boolean;
  showsSafeArea: boolean;
}

/**
 * An ad at its aspect ratio, as wide as its box: the finished ad once it has loaded, before that its preview, and
 * before that an empty frame.
 */
export function AdPicture({ ad, alt, isLoading, showsSafeArea }: AdPictureProps) {
  const { format } = ad;
  const preview = ad.preview?.dataUrl;
  const finished = finishedFile(ad);
  const [loaded, setLoaded] = useState<string | null>(null);
  const isFinishedShown = finished !== null && (loaded === finished || !preview);
  return (
    <span
      style={{ aspectRatio: `${format.width} / ${format.height}` }}
      className={cn('relative block overflow-hidden', (preview || isFinishedShown) && 'shadow-raised')}
    >
      {!preview && !isFinishedShown && <EmptyFrame format={format} isLoading={isLoading} />}
      {preview && (
        <img
          src={preview}
          alt={isFinishedShown ? '' : alt}
          decoding="sync"
          draggable={false}
          className="absolute inset-0 size-full"
        />
      )}
      {finished && (
        <img
          src={finished}
          alt={isFinishedShown ? alt : ''}
          draggable={false}
          onLoad={() => setLoaded(finished)}
          className={cn('absolute inset-0 size-full', !isFinishedShown && 'opacity-0')}
        />
      )}
      {showsSafeArea && hasSafeArea(format) && <SafeArea format={format} />}
    </span>
  );
}

/** The smallest bitmap of the finished ad; null if there is none, or it is out of date. */
function finishedFile({ artifact, isCurrent }: CanvasAd): string | null {
  if (!artifact || !isCurrent) return null;
  const [smallest] = artifact.files
    .filter(({ type }) => type !== 'svg')
    .sort((one, other) => one.bytes - other.bytes);
  return smallest?.url ?? artifact.imageUrl;
}

function EmptyFrame({ format, isLoading }: { format: AdFormat; isLoading: boolean }) {
  if (isLoading) return <Skeleton className="absolute inset-0" />;
  return (
    <span
      aria-hidden
      className="absolute inset-0 grid place-items-center border border-border-strong border-dashed bg-surface-1/40 font-mono text-muted text-xs tabular-nums"
    >
      {format.width / format.height > 0.3 && format.height >= 60 && sizeText(format)}
    </span>
  );
}

import type { Generation } from '#features/generations/contract/generations';
import { generationImages } from '#features/generations/web/generation-images';
import { isCutout } from '#features/generations/web/is-cutout';
import { stageText } from '#features/generations/web/stage-text';
import { renditionSet, squareSizes } from '#features/images/web/rendition-set';
import { Badge } from '#web/ui/badge.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';

/** The approximate width of a card. */
const CARD_PX = 220;

/** A square for a recent generation: its first picture, its progress, or a note that it failed or was canceled. */
export function RecentPicture({ generation }: { generation: Generation }) {
  const images = generationImages(generation);
  const [first] = images;
  if (generation.status === 'completed' && first) {
    return (
      <span className="relative block">
        <LazyImage
          src={first.url}
          srcSet={renditionSet(first.url, first.width)}
          sizes={squareSizes(CARD_PX, first)}
          alt=""
          thumbHash={first.thumbHash}
          checkered={isCutout(generation)}
          className="aspect-square w-full rounded-sm"
        />
        {images.length > 1 && (
          <Badge tone="picture" className="absolute top-2 left-2">
            {images.length}
          </Badge>
        )}
      </span>
    );
  }
  if (generation.status === 'generating') {
    const percent = Math.round(generation.progress * 100);
    return (
      <span className="grid aspect-square w-full content-end rounded-sm bg-surface-2 p-3">
        <span className="flex justify-between text-muted text-xs tabular-nums">
          <span>{generation.queuePosition === null ? stageText(generation.progress) : 'In the queue'}</span>
          <span>{percent}%</span>
        </span>
        <progress
          value={percent}
          max={100}
          aria-label="Progress"
          className="mt-2 h-1 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-safelight [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-safelight [&::-webkit-progress-value]:transition-[inline-size] [&::-webkit-progress-value]:duration-slow"
        />
      </span>
    );
  }
  return (
    <span className="grid aspect-square w-full place-items-center rounded-sm border border-border border-dashed text-muted text-sm">
      {generation.canceledAt === null ? 'Generation failed' : 'Canceled'}
    </span>
  );
}

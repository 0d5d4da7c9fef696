import { RotateCcw, Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { type TrashCard, timeLeft } from './trash-cards.ts';

interface TrashCardProps {
  card: TrashCard;
  /** Milliseconds. */
  now: number;
  onRestore(): void;
  onErase(): void;
}

/** A deleted picture, or a generation without one. */
export function TrashCardView({ card, now, onRestore, onErase }: TrashCardProps) {
  const { image, title, entry } = card;
  const ratio = (image?.width ?? 1) / (image?.height ?? 1);
  return (
    // The pictures of a row stand on one line, and their texts begin on one.
    <li className="row-span-2 grid min-w-0 grid-rows-subgrid gap-0">
      {image ? (
        <span className="flex items-end">
          <LazyImage
            src={image.previewUrl}
            alt=""
            thumbHash={image.thumbHash}
            checkered={entry.modelId === 'background-removal'}
            className="rounded-sm"
            style={{ width: `${Math.min(1, ratio) * 100}%`, aspectRatio: ratio }}
          />
        </span>
      ) : (
        <span className="grid aspect-square w-full place-items-center rounded-sm border border-border border-dashed text-muted text-sm">
          No picture
        </span>
      )}
      <div className="min-w-0">
        <p className="mt-1.5 truncate text-sm leading-5" title={title}>
          {title}
        </p>
        <p className="text-muted text-xs leading-5">{timeLeft(entry.erasesAt, now)}</p>
        <div className="mt-1 flex items-center gap-1">
          <Button size="small" onClick={onRestore} aria-label={`Restore ${title}`} className="min-w-0 flex-1">
            <RotateCcw aria-hidden className="size-4" />
            Restore
          </Button>
          <IconButton label={`Erase ${title}`} onClick={onErase}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

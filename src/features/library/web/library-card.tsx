import { Download } from 'lucide-react';
import type { CSSProperties, MouseEvent } from 'react';
import { StarIcon } from '#features/favorites/web/star-button.tsx';
import { isCutout } from '#features/generations/web/is-cutout';
import { renditionSet } from '#features/images/web/rendition-set';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { CreationDate } from './creation-date.tsx';
import { hasPicture, type LibraryEntry, type LibraryPicture, nameOf, ratioOf } from './library-entries.ts';
import { RecentPicture } from './recent-picture.tsx';
import { SelectionMark } from './selection-mark.tsx';
import { useImageDelivery } from './use-image-delivery.ts';

interface LibraryCardProps {
  entry: LibraryEntry;
  /** Position among all cards, from 0, and their number. Not all cards are in the document. */
  index: number;
  total: number;
  /** Null outside selection mode. */
  selected: boolean | null;
  /** The height of the row's highest picture, as a share of the card's width. */
  rowShare: number;
  style: CSSProperties;
  onPress(event: MouseEvent): void;
}

export function LibraryCard({ entry, index, total, selected, rowShare, style, onPress }: LibraryCardProps) {
  const { generation, image, title } = entry;
  const words = nameOf(entry);
  const ratio = ratioOf(entry);
  /** The picture's width, as a share of the card's. */
  const shareOfSide = Math.min(1, ratio);
  // The pictures of a row stand on one line; what lies on one begins where it does. In shares of the width, as margins are.
  const onPicture = { marginTop: `${(rowShare - Math.min(1, 1 / ratio)) * 100}%` };
  const name = generation.isInReview ? `${words}, waiting for review` : words;
  return (
    <li
      data-index={index}
      draggable={image?.id !== undefined}
      aria-setsize={total}
      aria-posinset={index + 1}
      style={style}
      className="group relative min-w-0"
    >
      <button
        type="button"
        data-card
        onClick={onPress}
        aria-pressed={selected ?? undefined}
        className="relative block w-full scroll-mt-40 scroll-mb-4 low:scroll-mt-2 overflow-hidden rounded-sm text-left"
        style={{ WebkitTouchCallout: 'none' }}
      >
        {/* Not `aria-label`, which would hide a card's progress and error texts from screen readers. */}
        <span className="sr-only">{selected === null ? openName(entry, name) : `Select: ${name}`}</span>
        {image ? (
          <span className="flex items-end" style={{ aspectRatio: 1 / rowShare }}>
            <LazyImage
              src={image.url}
              srcSet={renditionSet(image.url, image.width)}
              sizes={`${Math.ceil(CARD_PX * shareOfSide)}px`}
              alt=""
              thumbHash={image.thumbHash}
              checkered={isCutout(generation)}
              className={cn('rounded-sm transition-transform duration-steady', selected && 'scale-[0.92]')}
              style={{ width: `${shareOfSide * 100}%`, aspectRatio: ratio }}
            />
          </span>
        ) : (
          <RecentPicture generation={generation} />
        )}
        {generation.isInReview && (
          <Badge aria-hidden tone="picture" className="absolute bottom-2 left-2">
            Waiting for review
          </Badge>
        )}
        {selected !== null && <SelectionMark selected={selected} style={onPicture} />}
      </button>
      {selected === null && (
        <div className="absolute inset-x-0 top-0" style={onPicture}>
          {hasPicture(entry) && <CardDownload picture={entry} />}
          {image?.id && (
            <StarIcon
              id={image.id}
              name={name}
              className="absolute! top-0 left-0 text-on-picture! opacity-0 transition-opacity focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:hidden"
            />
          )}
        </div>
      )}
      <p className="mt-1.5 text-sm leading-5">
        {/* The button is named by it. */}
        <span aria-hidden className="line-clamp-2 [overflow-wrap:anywhere]" title={words}>
          {words}
        </span>
        <span className="flex gap-1 whitespace-nowrap text-muted text-xs leading-5">
          {words !== title && (
            <>
              <span className="truncate first-letter:uppercase">{title}</span>
              {' · '}
            </>
          )}
          <CreationDate date={generation.createdAt} />
        </span>
      </p>
    </li>
  );
}

/** The approximate width of a card. */
const CARD_PX = 240;

function openName({ image }: LibraryEntry, name: string): string {
  return image ? `View full size: ${name}` : `View details: ${name}`;
}

/** For mouse and keyboard. On touch screens, the full-size view has the button. */
function CardDownload({ picture }: { picture: LibraryPicture }) {
  const { busy, download } = useImageDelivery(picture);
  return (
    <div className="absolute top-2 right-2 opacity-0 transition-opacity focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:hidden">
      <Button
        size="small"
        busy={busy === 'download'}
        onClick={() => void download()}
        className="scroll-mt-40 low:scroll-mt-2"
      >
        <Download aria-hidden className="size-4" />
        Download
      </Button>
    </div>
  );
}

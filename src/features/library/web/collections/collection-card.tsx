import { ArrowLeft, ArrowRight, Ellipsis, FolderInput, FolderMinus, FolderPlus, ImageUp } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { CollectionPicture } from '#features/collections/contract/collections';
import { renditionSet } from '#features/images/web/rendition-set';
import { cn } from '#web/ui/class-names.ts';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#web/ui/dropdown-menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { hasDragged } from '../dragged-pictures.ts';
import { SelectionMark } from '../selection-mark.tsx';

interface CollectionCardProps {
  picture: CollectionPicture;
  isFirst: boolean;
  isLast: boolean;
  /** Null outside selection mode. */
  selected: boolean | null;
  /** Called before it opens, which the event's default is. */
  onPress(event: MouseEvent): void;
  onEarlier(): void;
  onLater(): void;
  /** Called when another picture is dropped on it. */
  onDrop(data: DataTransfer): void;
  onCover(): void;
  onAdd(): void;
  onMove(): void;
  onRemove(): void;
}

/** A picture of a collection: the person's own opens as a result, one of the gallery on its page. */
export function CollectionCard(props: CollectionCardProps) {
  const { picture, isFirst, isLast, selected, onPress } = props;
  const { onEarlier, onLater, onDrop, onCover, onAdd, onMove, onRemove } = props;
  const { id, imageUrl, prompt, width, height, thumbHash, generationId, galleryId, creditLine } = picture;
  const [isOver, setOver] = useState(false);
  const share = Math.min(1, width / height);
  const name = prompt || 'Picture without a prompt';
  return (
    <li
      data-picture={id}
      draggable
      onDragOver={(event) => {
        if (!hasDragged(event.dataTransfer)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onDrop(event.dataTransfer);
      }}
      className={cn('grid min-w-0 gap-0 rounded-sm', isOver && 'outline-2 outline-ink')}
      // The pictures of a row stand on one line, and their texts begin on one.
      style={{ gridRow: 'span 2', gridTemplateRows: 'subgrid' }}
    >
      <Opener
        href={generationId === null ? `/gallery/${galleryId}` : `/?generation=${generationId}`}
        selected={selected}
        onPress={onPress}
      >
        <span className="sr-only">{selected === null ? name : `Select: ${name}`}</span>
        <span className="relative block" style={{ width: `${share * 100}%` }}>
          <LazyImage
            src={imageUrl}
            srcSet={renditionSet(imageUrl, width)}
            sizes={`${Math.ceil(CARD_PX * share)}px`}
            alt=""
            thumbHash={thumbHash}
            checkered={imageUrl.includes('background-removal')}
            className={cn('rounded-sm transition-transform duration-steady', selected && 'scale-[0.92]')}
            style={{ aspectRatio: width / height }}
          />
          {selected !== null && <SelectionMark selected={selected} />}
        </span>
      </Opener>
      <div>
        <div className="mt-1 flex items-start gap-1">
          <p
            aria-hidden
            title={name}
            className="line-clamp-2 min-w-0 flex-1 pt-1 text-sm leading-5 [overflow-wrap:anywhere]"
          >
            {name}
          </p>
          <DropdownMenu>
            <DropdownMenuTrigger asChild>
              <IconButton label={`Actions for ${name}`}>
                <Ellipsis aria-hidden />
              </IconButton>
            </DropdownMenuTrigger>
            <DropdownMenuContent>
              <DropdownMenuItem disabled={isFirst} onSelect={onEarlier}>
                <ArrowLeft aria-hidden />
                Earlier
              </DropdownMenuItem>
              <DropdownMenuItem disabled={isLast} onSelect={onLater}>
                <ArrowRight aria-hidden />
                Later
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={onCover}>
                <ImageUp aria-hidden />
                Use as cover
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={onAdd}>
                <FolderPlus aria-hidden />
                Add to another collection
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={onMove}>
                <FolderInput aria-hidden />
                Move to another collection
              </DropdownMenuItem>
              <DropdownMenuItem onSelect={onRemove}>
                <FolderMinus aria-hidden />
                Take out of this collection
              </DropdownMenuItem>
            </DropdownMenuContent>
          </DropdownMenu>
        </div>
        {creditLine !== null && (
          <p className="truncate text-muted text-xs leading-5" title={creditLine}>
            {creditLine}
          </p>
        )}
      </div>
    </li>
  );
}

/** A link to the picture; in selection mode, a button that selects it. */
function Opener({
  href,
  selected,
  onPress,
  children,
}: Pick<CollectionCardProps, 'selected' | 'onPress'> & { href: string; children: ReactNode }) {
  const look = 'relative flex items-end rounded-sm';
  return selected === null ? (
    <Link href={href} data-card onClick={onPress} className={look}>
      {children}
    </Link>
  ) : (
    <button type="button" data-card aria-pressed={selected} onClick={onPress} className={look}>
      {children}
    </button>
  );
}

/** The approximate width of a card. */
const CARD_PX = 240;

import { type CSSProperties, lazy, type MouseEvent, memo, Suspense } from 'react';
import { Badge } from '#web/ui/badge.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import type { GalleryImage } from '../contract/gallery.ts';
import { galleryImagePath } from './gallery-image-path.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { aspectOf } from './row-layout.ts';

interface GalleryCardProps {
  image: GalleryImage;
  /** Position in the list, from 0. */
  index: number;
  /** Pictures in the list; undefined if unknown. */
  total?: number | undefined;
  /** Milliseconds. */
  now: number;
  eager?: boolean;
  /** Handles a plain click instead of the link. */
  onOpen?: ((image: GalleryImage) => void) | undefined;
}

/** A picture in its row. Hover and focus show its details; a tap opens a dialog with them. */
export const GalleryCard = memo(function GalleryCard({
  image,
  index,
  total,
  now,
  eager = false,
  onOpen,
}: GalleryCardProps) {
  function open(event: MouseEvent) {
    // With a modifier key the link opens a new tab or window.
    if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(image);
  }

  return (
    <li
      data-picture={image.id}
      aria-posinset={index + 1}
      aria-setsize={total ?? -1}
      style={{ '--a': aspectOf(image) } as CSSProperties}
      className="group overflow-clip"
    >
      <a href={galleryImagePath(image.id)} data-index={index} onClick={open}>
        <GalleryPicture
          image={image}
          alt={image.prompt}
          sizes={sizesOf(image)}
          eager={eager ? (index === 0 ? 'first' : 'seen') : undefined}
          className="group-hover:scale-[1.03]"
        />
        <span className="absolute inset-0 flex flex-col justify-end gap-2 bg-linear-to-t from-scrim-deep to-55% to-transparent p-3 text-on-picture opacity-0 transition-opacity duration-steady group-hover:opacity-100 group-has-focus-visible:opacity-100">
          <span className="flex flex-wrap items-center gap-1.5">
            <Badge tone="picture">
              <span className="inline-block first-letter:uppercase">{image.category}</span>
            </Badge>
            {image.hasPeople && <Badge tone="picture">People</Badge>}
            <span className="text-xs">
              <RelativeTime date={image.generatedAt} now={now} />
            </span>
          </span>
          <span
            aria-hidden
            // Beside the download and, for those signed in, the star.
            className="line-clamp-2 pr-10 text-sm leading-snug group-has-[button+button]:pr-22"
          >
            {image.prompt}
          </span>
        </span>
      </a>
      <Suspense>
        <CardActions image={image} />
      </Suspense>
    </li>
  );
});

// Not needed to see the pictures.
const CardActions = lazy(async () => ({ default: (await import('./card-actions.tsx')).CardActions }));

/** Its width in a row of the usual height, for `sizes`. */
function sizesOf({ width, height }: GalleryImage): string {
  const across = (rowHeight: number) => `${Math.round((rowHeight * width) / height)}px`;
  return `(width < 560px) ${across(190)}, (width < 960px) ${across(250)}, ${across(320)}`;
}

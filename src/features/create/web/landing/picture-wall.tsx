import { renditionSet } from '#features/images/web/rendition-set';
import { cn } from '#web/ui/class-names.ts';
import { meanColor } from '#web/ui/mean-color.ts';
import { MakeTile } from '../make-tile.tsx';
import { hangPictures } from './hang-pictures.ts';
import { WALL_PICTURES } from './wall-pictures.ts';

export interface WallImage {
  url: string;
  thumbHash: string;
  /** Pixels, where it has renditions. */
  width?: number;
}

interface PictureWallProps {
  /** Shown first; the studio engine's pictures fill the rest. */
  images: readonly WallImage[];
  /** Pictures that show the typed words, best first: they hang before all others, which are dimmed. */
  found: readonly WallImage[];
  typed: string;
}

/**
 * Rows of pictures behind the hero's card; on small screens one or two rows above it. While one types, the last
 * visible frame is a button that makes the picture.
 */
export function PictureWall({ images, found, typed }: PictureWallProps) {
  const foundUrls = new Set(found.map(({ url }) => url));
  const shown = hangPictures(found, [...images, ...STUDIO_PICTURES], FILL_ORDER.length);
  return (
    <div
      aria-hidden
      className="absolute inset-x-0 top-0 -z-10 flex h-(--wall) flex-col gap-1 overflow-hidden lg:h-full"
    >
      {ROWS.map((frames, row) => (
        <div key={frames.join()} className={cn('flex min-h-0 flex-1 gap-1', SHOWN_FROM[row])}>
          {frames.map((grow, column) => {
            const place = row * COLUMNS + column;
            // With too few pictures some are shown twice.
            const image = shown[FILL_ORDER.indexOf(place) % shown.length]!;
            return (
              <div
                key={grow}
                className={cn('relative basis-0 bg-surface-2', grow, column > 2 && 'max-sm:hidden')}
                style={{ backgroundColor: meanColor(image.thumbHash) }}
              >
                <img
                  // The next picture fades in over the color of its frame.
                  key={image.url}
                  src={image.url}
                  srcSet={renditionSet(image.url, image.width)}
                  sizes="(width < 1024px) 200px, 320px"
                  alt=""
                  // Every screen shows the first three, a small one nothing else: what it leaves out is not fetched.
                  loading={place < 3 ? 'eager' : 'lazy'}
                  fetchPriority={place === 0 ? 'high' : 'auto'}
                  decoding="async"
                  draggable={false}
                  className={cn(
                    'absolute inset-0 size-full object-cover transition-opacity duration-slow',
                    foundUrls.has(image.url) && 'starting:opacity-0',
                    foundUrls.size > 0 && !foundUrls.has(image.url) && 'opacity-20',
                  )}
                />
                {place in MAKE_FRAMES && typed.trim() !== '' && (
                  <MakeTile
                    prompt={typed.trim()}
                    // At the right of wide frames, whose left the card covers.
                    style={{ paddingLeft: 'max(0.75rem, 100% - 8.5rem)' }}
                    className={cn(
                      // Not `text-right`, which loses the ellipsis.
                      'absolute inset-0 items-start justify-end text-left',
                      MAKE_FRAMES[place],
                    )}
                  />
                )}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const STUDIO_PICTURES: readonly WallImage[] = WALL_PICTURES.map(({ name, thumbHash }) => ({
  url: `/wall/${name}.webp`,
  thumbHash,
}));

const COLUMNS = 6;
/** Relative widths of the frames in each row; no width twice in a row. */
const ROWS = [
  ['grow-9', 'grow-6', 'grow-8', 'grow-7', 'grow-10', 'grow-5'],
  ['grow-5', 'grow-11', 'grow-7', 'grow-9', 'grow-6', 'grow-8'],
  ['grow-8', 'grow-7', 'grow-10', 'grow-6', 'grow-9', 'grow-11'],
];
/** Where each row is shown; the second also on tall small screens. */
const SHOWN_FROM = ['', 'max-lg:not-tall:hidden', 'max-lg:hidden'];
/** The last frame on phones, tablets and larger screens, each shown only there. */
const MAKE_FRAMES: Readonly<Record<number, string>> = {
  2: 'sm:hidden tall:hidden',
  5: 'max-sm:hidden lg:hidden tall:hidden',
  8: 'sm:hidden',
  11: 'max-sm:hidden lg:hidden',
  17: 'max-lg:hidden',
};
/**
 * Frames in the order in which they are filled: those of small screens and the outer ones, which are most visible, come
 * first; those that show the picture that is not made yet last.
 */
const FILL_ORDER = [0, 1, 6, 7, 12, 5, 11, 4, 13, 16, 3, 10, 2, 14, 15, 9, 8, 17];

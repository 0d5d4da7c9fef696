import { renditionSet } from '#features/images/web/rendition-set';
import { cn } from '#web/ui/class-names.ts';
import { meanColor } from '#web/ui/mean-color.ts';
import { matchPictures } from './match-pictures.ts';
import { WALL_PICTURES } from './wall-pictures.ts';

export interface WallImage {
  url: string;
  prompt: string;
  thumbHash: string;
  /** Pixels, where it has renditions. */
  width?: number;
}

interface PictureWallProps {
  /** Shown first; the studio engine's pictures fill the rest. */
  images: readonly WallImage[];
  /** The typed text: pictures that do not match it are dimmed. */
  prompt: string;
}

/** Rows of pictures behind the hero's card; on small screens one row above it. */
export function PictureWall({ images, prompt }: PictureWallProps) {
  const shown = [...images, ...STUDIO_PICTURES].slice(0, FILL_ORDER.length);
  const alike = matchPictures(prompt, shown);
  return (
    <div
      aria-hidden
      className="absolute inset-x-0 top-0 -z-10 flex h-44 flex-col gap-1 overflow-hidden lg:h-full"
    >
      {ROWS.map((frames, row) => (
        <div key={frames.join()} className={cn('flex min-h-0 flex-1 gap-1', row > 0 && 'max-lg:hidden')}>
          {frames.map((grow, column) => {
            const place = row * COLUMNS + column;
            // With too few pictures some are shown twice.
            const image = shown[FILL_ORDER.indexOf(place) % shown.length]!;
            return (
              <div
                key={grow}
                className={cn(
                  'relative basis-0 bg-surface-2 transition-opacity duration-slow',
                  grow,
                  column > 2 && 'max-sm:hidden',
                  alike && !alike.has(image) && 'opacity-20',
                )}
                style={{ backgroundColor: meanColor(image.thumbHash) }}
              >
                <img
                  src={image.url}
                  srcSet={renditionSet(image.url, image.width)}
                  sizes="(width < 1024px) 200px, 320px"
                  alt=""
                  // Every screen shows the first three, a small one nothing else: what it leaves out is not fetched.
                  loading={place < 3 ? 'eager' : 'lazy'}
                  fetchPriority={place === 0 ? 'high' : 'auto'}
                  decoding="async"
                  draggable={false}
                  className="absolute inset-0 size-full object-cover"
                />
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const STUDIO_PICTURES: readonly WallImage[] = WALL_PICTURES.map(({ name, prompt, thumbHash }) => ({
  url: `/wall/${name}.webp`,
  prompt,
  thumbHash,
}));

const COLUMNS = 6;
/** Relative widths of the frames in each row; no width twice in a row. */
const ROWS = [
  ['grow-9', 'grow-6', 'grow-8', 'grow-7', 'grow-10', 'grow-5'],
  ['grow-5', 'grow-11', 'grow-7', 'grow-9', 'grow-6', 'grow-8'],
  ['grow-8', 'grow-7', 'grow-10', 'grow-6', 'grow-9', 'grow-11'],
];
/** Frames in the order in which they are filled: the outer ones first, which are most visible. */
const FILL_ORDER = [0, 5, 12, 17, 6, 11, 1, 4, 13, 16, 2, 3, 7, 10, 14, 15, 8, 9];

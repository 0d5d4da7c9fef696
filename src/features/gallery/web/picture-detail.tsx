import { type CSSProperties, type RefObject, Suspense } from 'react';
import { Link } from 'wouter';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import type { GalleryImage, GalleryImageDetail } from '../contract/gallery.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { PictureActions } from './picture-actions.tsx';
import { PictureTags } from './picture-tags.tsx';
import { RelatedPictures } from './related-pictures.tsx';

interface PictureDetailProps {
  image: GalleryImage;
  /** Details that lists do not have; null while loading. */
  detail: GalleryImageDetail | null;
  /** Milliseconds. */
  now: number;
  /** Level of the prompt: `h1` on the picture's own page. */
  heading?: 'h1' | 'h3';
  /** Ref of the element that holds the picture. */
  frame?: RefObject<HTMLDivElement | null>;
  /** Handles a click on a related picture instead of its link. */
  onRelated?: (image: GalleryImage) => void;
  onRemoved(): void;
}

/** The picture as large as fits, with its prompt, its actions and similar pictures. */
export function PictureDetail({
  image,
  detail,
  now,
  heading: Heading = 'h3',
  frame,
  onRelated,
  onRemoved,
}: PictureDetailProps) {
  const ratio = image.width / image.height;
  const related = detail?.related ?? [];
  const isPage = Heading === 'h1';
  return (
    <article className="space-y-10">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className={cn('grid place-items-center lg:items-start', isPage ? PAGE_FIT : DIALOG_FIT)}>
          <div
            ref={frame}
            style={{ '--ratio': ratio, aspectRatio: ratio } as CSSProperties}
            className="relative w-[min(100%,calc(var(--fit)*var(--ratio)))] overflow-hidden sm:rounded-sm"
          >
            <GalleryPicture
              image={image}
              alt={image.prompt}
              sizes="(width < 1024px) 100vw, 70vw"
              eager="first"
            />
          </div>
        </div>
        <div className="flex flex-col gap-6 lg:py-2">
          <Heading
            className={cn(
              'whitespace-pre-line text-pretty font-serif leading-snug [overflow-wrap:anywhere]',
              // On a phone a long one would push the download off the screen.
              image.prompt.length > LONG_PROMPT ? 'text-lg' : 'text-2xl',
            )}
          >
            {image.prompt}
          </Heading>
          <div className="flex flex-wrap items-center gap-2">
            <Link
              href={`/gallery?category=${encodeURIComponent(image.category)}`}
              className="-my-2 inline-flex min-h-11 items-center rounded-full md:pointer-fine:min-h-8"
            >
              <Badge className="hover:bg-surface-3">
                <span className="inline-block first-letter:uppercase">{image.category}</span>
              </Badge>
            </Link>
            {image.hasPeople && <Badge tone="outline">Contains People</Badge>}
            <span className="text-muted text-sm">
              Generated <RelativeTime date={image.generatedAt} now={now} />
              {detail?.personName && (
                <>
                  {' by '}
                  <Link
                    href={`/people/${detail.personName}`}
                    className="underline underline-offset-4 hover:text-ink"
                  >
                    {detail.personName}
                  </Link>
                </>
              )}
            </span>
          </div>
          {detail !== null && detail.tags.length > 0 && <PictureTags tags={detail.tags} />}
          <PictureActions
            image={image}
            imageId={detail?.imageId ?? null}
            creditLine={detail?.creditLine ?? null}
            isOwner={detail?.isOwner ?? false}
            onRemoved={onRemoved}
          />
          <p className="border-border border-t pt-4 text-muted text-sm leading-relaxed">
            <span className="tabular-nums">
              {image.width} × {image.height}
            </span>{' '}
            pixels
            <br />
            {detail?.creditLine ? 'Free for commercial use with its credit,' : 'Free for commercial use,'}{' '}
            <Link href="/terms-of-service" className="underline underline-offset-4 hover:text-ink">
              as the terms say
            </Link>
            <br />
            Carries{' '}
            <Link href="/verify" className="underline underline-offset-4 hover:text-ink">
              content credentials
            </Link>
          </p>
        </div>
      </div>
      {/* Hydrates in its own task, after the visible part. */}
      <Suspense>
        {related.length > 0 && <RelatedPictures images={related} now={now} onOpen={onRelated} />}
      </Suspense>
    </article>
  );
}

/** Characters that fill four lines of a phone. */
const LONG_PROMPT = 120;

/** The picture's maximum height, and how far it goes on phones: from edge to edge. */
const PAGE_FIT = 'max-sm:-mx-4 max-sm:-mt-6 [--fit:58dvh] lg:[--fit:calc(100dvh-6rem)]';
const DIALOG_FIT = 'max-sm:-mx-5 max-sm:-mt-5 [--fit:50dvh] lg:[--fit:calc(100dvh-6rem)]';

import { Download } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import { Link } from 'wouter';
import { renditionWidthsOf } from '#features/images/contract/rendition-widths';
import { CreditNote } from '#features/images/web/credit-note.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ThumbHash } from '#web/ui/thumb-hash.tsx';
import type { SharedPicture } from '../contract/shared-pictures.ts';
import { headOf } from './shared-picture-texts.ts';

/** Characters that would push the download off a phone's screen in large type. */
const LONG_PROMPT = 120;

/** A shared picture as large as fits, with its prompt if the owner shows it. */
export function SharedPictureView({ picture }: { picture: SharedPicture }) {
  const { imageUrl, width, height, prompt, creditLine, sharedAt } = picture;
  const ratio = width / height;
  return (
    <article className="site-grid grid w-full gap-6 py-6 md:py-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
      <div className="grid place-items-center lg:items-start">
        <div
          style={{ '--ratio': ratio, aspectRatio: ratio } as CSSProperties}
          className="relative w-[min(100%,calc(var(--fit)*var(--ratio)))] overflow-hidden rounded-sm bg-surface-2 [--fit:64dvh] lg:[--fit:calc(100dvh-10rem)]"
        >
          <LargePicture picture={picture} />
        </div>
      </div>
      <div className="flex flex-col gap-6 lg:py-2">
        {prompt === null ? (
          <h1 className="font-serif text-2xl leading-snug">A shared picture</h1>
        ) : (
          <h1
            className={cn(
              'whitespace-pre-line text-pretty font-serif leading-snug [overflow-wrap:anywhere]',
              prompt.length > LONG_PROMPT ? 'text-lg' : 'text-2xl',
            )}
          >
            {prompt}
          </h1>
        )}
        <Button asChild variant="primary">
          <a href={imageUrl} download={`framewright-${Date.parse(sharedAt)}.png`}>
            <Download aria-hidden className="size-4" />
            Download Image
          </a>
        </Button>
        <CreditNote line={creditLine} />
        <p className="border-border border-t pt-4 text-muted text-sm leading-relaxed">
          <span className="tabular-nums">
            {width} × {height}
          </span>{' '}
          pixels
          <br />
          Made with{' '}
          <Link href="/" className="underline underline-offset-4 hover:text-ink">
            Framewright
          </Link>
          .{' '}
          <Link href="/verify" className="underline underline-offset-4 hover:text-ink">
            Check where it comes from
          </Link>
        </p>
      </div>
    </article>
  );
}

/** Shows without a script. Its thumbnail disappears after loading, since it would show through cut-outs. */
function LargePicture({ picture }: { picture: SharedPicture }) {
  const { imageUrl, width, height, thumbHash } = picture;
  const [loaded, setLoaded] = useState(false);
  const renditions = renditionWidthsOf(width).map(
    (name) => `${imageUrl}?width=${name} ${Math.min(name, width)}w`,
  );
  return (
    <>
      {!loaded && <ThumbHash hash={thumbHash} className="absolute inset-0 object-cover" />}
      <img
        // It may have loaded before hydration.
        ref={(node) => {
          if (node?.complete && !loaded) setLoaded(true);
        }}
        src={imageUrl}
        srcSet={renditions.join(', ')}
        sizes="(width < 1024px) 100vw, 60vw"
        alt={headOf(picture).alt}
        width={width}
        height={height}
        fetchPriority="high"
        decoding="async"
        onLoad={() => setLoaded(true)}
        className="absolute inset-0 size-full object-cover"
      />
    </>
  );
}

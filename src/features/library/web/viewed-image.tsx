import { Info, PencilRuler, Share, WandSparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { DownloadButton } from '#features/downloads/web/download-button.tsx';
import type { PictureVersion } from '#features/generations/contract/versions';
import { promptWithChange } from '#features/generations/web/generation-name';
import { isCutout, isFromWords } from '#features/generations/web/is-cutout';
import { CreditNote } from '#features/images/web/credit-note.tsx';
import { mayShareFiles } from '#features/images/web/image-delivery';
import { renditionSet } from '#features/images/web/rendition-set';
import { useVersions, VersionStrip } from '#features/result/web/version-strip.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { QuotedText } from '#web/ui/quoted-text.tsx';
import { useDarkPage } from '#web/ui/use-dark-page.ts';
import { useLiftedToasts } from '#web/ui/use-lifted-toasts.ts';
import { CreationDate } from './creation-date.tsx';
import type { LibraryPicture } from './library-entries.ts';
import { useImageDelivery } from './use-image-delivery.ts';

interface ViewedImageProps {
  picture: LibraryPicture;
  onDetails(): void;
  onVersion(version: PictureVersion): void;
  /** Called with the id of a started change. */
  onStarted(generationId: string): void;
}

/** The picture as large as fits, with its prompt, versions and actions. */
export function ViewedImage({ picture, onDetails, onVersion, onStarted }: ViewedImageProps) {
  const { busy, named, download, share } = useImageDelivery(picture);
  const { image, title } = picture;
  const { customPrompt, enhancedPrompt, createdAt } = picture.generation;
  const words = promptWithChange(picture.generation);
  const ratio = (image.width ?? 1) / (image.height ?? 1);
  const versions = useVersions(image.id);
  const [changes, setChanges] = useState(false);
  useDarkPage();
  useLiftedToasts('5rem');
  return (
    <>
      <div className="grid min-h-0 flex-1 place-items-center [container-type:size]">
        <div style={{ width: `min(100cqw, 100cqh * ${ratio})`, aspectRatio: ratio }}>
          <LazyImage
            src={image.url}
            srcSet={renditionSet(image.url, image.width, true)}
            sizes={`min(100vw, ${Math.round(85 * ratio)}vh)`}
            alt={words ?? title}
            thumbHash={image.thumbHash}
            checkered={isCutout(picture.generation)}
            className="size-full"
          />
        </div>
      </div>
      {versions && image.id && <VersionStrip versions={versions} imageId={image.id} onShow={onVersion} />}
      {changes && (
        <Suspense>
          <ChangeLine
            hasFocus
            generation={picture.generation}
            image={image}
            className="px-4 sm:px-6"
            onStarted={onStarted}
          />
        </Suspense>
      )}
      <div className="flex flex-col gap-3 px-4 py-4 sm:flex-row sm:items-center sm:px-6">
        <div className="min-w-0 flex-1 text-muted text-xs leading-5">
          {customPrompt && enhancedPrompt ? (
            <div className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
              <QuotedText label="Your prompt" text={customPrompt} />
              <QuotedText label="Enhanced prompt" text={enhancedPrompt} />
            </div>
          ) : (
            words && <p className="line-clamp-2 font-mono">{words}</p>
          )}
          <p className="mt-1">
            <span className="inline-block first-letter:uppercase">{title}</span>
            {' · '}
            <CreationDate date={createdAt} />
          </p>
          <CreditNote line={image.creditLine} />
        </div>
        <div className="flex flex-wrap gap-2">
          {isFromWords(picture.generation) && (
            <Button
              variant="ghost"
              aria-expanded={changes}
              onClick={() => setChanges(!changes)}
              className="flex-1 aria-expanded:bg-surface-3"
            >
              <WandSparkles aria-hidden className="size-4" />
              Change
            </Button>
          )}
          {image.id && (
            <Button asChild variant="ghost" className="flex-1">
              <Link href={`/edit/${image.id}`}>
                <PencilRuler aria-hidden className="size-4" />
                Edit
              </Link>
            </Button>
          )}
          <Button variant="ghost" onClick={onDetails} className="flex-1">
            <Info aria-hidden className="size-4" />
            Details
          </Button>
          {mayShareFiles(window) && (
            <Button variant="ghost" busy={busy === 'share'} onClick={() => void share()} className="flex-1">
              <Share aria-hidden className="size-4" />
              Share
            </Button>
          )}
          <DownloadButton
            image={named}
            busy={busy === 'download'}
            onDownload={() => void download()}
            className="flex-1 max-sm:basis-full"
          >
            Download
          </DownloadButton>
        </div>
      </div>
    </>
  );
}

// Needed only by those who press Change.
const ChangeLine = lazy(async () => ({
  default: (await import('#features/result/web/change-line.tsx')).ChangeLine,
}));

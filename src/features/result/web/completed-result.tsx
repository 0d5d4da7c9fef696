import { Grid2x2, Link2, PencilRuler, SquareSplitHorizontal, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import type { NamedImage } from '#features/downloads/web/image-file-name';
import { useDelivery } from '#features/downloads/web/use-delivery';
import type { Generation } from '#features/generations/contract/generations';
import type { PictureVersion } from '#features/generations/contract/versions';
import { type Deletion, useDeletions, withoutDeletedImages } from '#features/generations/web/deletions';
import { generationImages, type ShownImage } from '#features/generations/web/generation-images';
import { generationName } from '#features/generations/web/generation-name';
import { storeGroundingContext } from '#features/generations/web/grounding-context';
import { isCutout, isFromWords } from '#features/generations/web/is-cutout';
import { imageModelToRefineWith } from '#features/generations/web/made-with';
import { openPublicLink } from '#features/sharing/web/public-link';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { useLiftedToasts } from '#web/ui/use-lifted-toasts.ts';
import { Carousel } from './carousel.tsx';
import { ChangeLine } from './change-line.tsx';
import { ContactSheet } from './contact-sheet.tsx';
import { SaveClipButton } from './development-clip/save-clip-button.tsx';
import { promptBuilderPath } from './prompt-builder-path.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultDetails } from './result-details.tsx';
import type { Earlier } from './result-image.tsx';
import { useCarousel } from './use-carousel.ts';
import { useResultKeys } from './use-result-keys.ts';
import { useVersions, VersionStrip } from './version-strip.tsx';

interface CompletedResultProps {
  generation: Generation;
  /** Addresses of what was seen of it while it was made, in that order. */
  unfinished: readonly string[];
  onLeave(): void;
  onDelete(deletion: Deletion): void;
  /** Shows another generation. */
  onShow(id: string): void;
}

/** The pictures, what is known of them, and what can be done with them. */
export function CompletedResult({ generation, unfinished, onLeave, onDelete, onShow }: CompletedResultProps) {
  const [, navigate] = useLocation();
  const { imageModels } = usePageState();
  const deletions = useDeletions();
  const images = generationImages(withoutDeletedImages(generation, deletions) ?? generation);
  const carousel = useCarousel(images.length);
  const { busy, nameImage, deliver } = useResultDelivery(generation, images);
  const several = images.length > 1;
  const [isSheet, setIsSheet] = useState(false);
  const [compares, setCompares] = useState(false);
  const shown = images[carousel.index];
  const shownId = shown?.id;
  const versions = useVersions(shownId);
  const earlier = findEarlier(generation, shownId, versions);
  const isCut = isCutout(generation);
  // The strip of versions stands in the corner of notifications; above it are the actions.
  useLiftedToasts(useIsWide() && versions && versions.length > 1 ? '12.5rem' : null);
  useResultKeys({
    onPrevious: several ? carousel.previous : undefined,
    onNext: several ? carousel.next : undefined,
    onLeave: compares && earlier ? () => setCompares(false) : onLeave,
  });

  function toggleWipe() {
    setCompares(!compares);
    // On a phone the picture may be above the screen.
    if (!compares) carousel.scrollerProps.ref.current?.scrollIntoView({ block: 'nearest' });
  }

  function refine(image: ShownImage | undefined) {
    storeGroundingContext(localStorage, {
      generation,
      imageModel: imageModelToRefineWith(generation, imageModels),
      ...(image && { imageUrl: image.url }),
    });
    navigate(promptBuilderPath(generation.modelId));
  }

  /** Deletes the shown picture; the generation, if it is the only one. */
  function remove() {
    const imageId = several ? images[carousel.index]?.id : undefined;
    onDelete({
      generationId: generation.id,
      imageIds: imageId ? [imageId] : null,
      imageCount: 1,
      name: generationName(generation),
    });
    if (!several) onLeave();
  }

  return (
    <>
      {isSheet && several ? (
        <ContactSheet
          generation={generation}
          images={images}
          onChoose={(index) => {
            setIsSheet(false);
            // The carousel is drawn first.
            requestAnimationFrame(() => carousel.goTo(index));
          }}
        />
      ) : (
        <Carousel
          generation={generation}
          images={images}
          carousel={carousel}
          earlier={compares ? earlier : null}
          unfinished={unfinished.at(-1)}
          onRefine={refine}
        />
      )}
      {versions && shownId && (
        <VersionStrip
          versions={versions}
          imageId={shownId}
          onShow={({ generationId, galleryId }) =>
            generationId === null ? navigate(`/gallery/${galleryId}`) : onShow(generationId)
          }
          // Beside the line that makes more of them, where there is room.
          className="xl:absolute xl:right-0 xl:bottom-3 xl:max-w-[calc(100%-50rem)] xl:border-t-0"
        >
          {earlier && !isCut && (
            <Button
              variant="ghost"
              aria-pressed={compares}
              onClick={toggleWipe}
              className="px-3 aria-pressed:bg-surface-3"
            >
              <SquareSplitHorizontal aria-hidden className="size-4" />
              Compare
            </Button>
          )}
        </VersionStrip>
      )}
      <footer className="flex flex-wrap items-center gap-2 border-border border-t px-4 pt-3 pb-2 sm:px-6">
        <div className="w-full min-w-0 xl:w-auto xl:flex-1">
          <ResultDetails
            generation={generation}
            creditLine={shown?.creditLine ?? null}
            earlierPrompts={earlierPrompts(shownId, versions)}
          />
        </div>
        {/* On phones after the line for changes, which must stay above the tabs. */}
        <div className="-ml-3 flex w-[calc(100%+0.75rem)] flex-wrap items-center gap-0.5 max-lg:order-last lg:ml-0 lg:w-auto lg:gap-2">
          {shownId && (
            <Button variant="ghost" onClick={() => navigate(`/edit/${shownId}`)} className="px-3">
              <PencilRuler aria-hidden className="size-4" />
              Edit
            </Button>
          )}
          {earlier && isCut && (
            <Toggle label="Show original" isOn={compares} onClick={toggleWipe}>
              <SquareSplitHorizontal aria-hidden />
            </Toggle>
          )}
          {several && (
            <Toggle label="Contact sheet" isOn={isSheet} onClick={() => setIsSheet(!isSheet)}>
              <Grid2x2 aria-hidden />
            </Toggle>
          )}
          {!several && shown && unfinished.length > 1 && (
            <SaveClipButton generationId={generation.id} frames={[...unfinished, shown.url]} />
          )}
          {shownId && (
            <IconButton
              label="Public link"
              onClick={() => openPublicLink(shownId)}
              className="text-muted! hover:text-ink!"
            >
              <Link2 aria-hidden />
            </IconButton>
          )}
          <IconButton label="Delete" onClick={remove} className="text-muted! hover:text-ink!">
            <Trash2 aria-hidden />
          </IconButton>
          <Button variant="ghost" onClick={onLeave} className="ml-auto max-sm:-mr-4 lg:ml-0">
            Generate AI Photo
          </Button>
        </div>
        <ResultActions
          image={nameImage(carousel.index)}
          busy={busy}
          onDownload={() => void deliver('download', carousel.index)}
          onRefine={() => refine(images[carousel.index])}
          onShare={() => void deliver('share', carousel.index)}
        />
        {shown && isFromWords(generation) && (
          <ChangeLine generation={generation} image={shown} onStarted={onShow} className="w-full" />
        )}
      </footer>
    </>
  );
}

interface ToggleProps {
  label: string;
  isOn: boolean;
  onClick(): void;
  children: ReactNode;
}

function Toggle({ label, isOn, onClick, children }: ToggleProps) {
  return (
    <IconButton
      label={label}
      aria-pressed={isOn}
      onClick={onClick}
      className={isOn ? 'bg-surface-3' : 'text-muted! hover:text-ink!'}
    >
      {children}
    </IconButton>
  );
}

/** The upload of a cut-out, or the picture that a refinement started from; null if there is none. */
function findEarlier(
  { sourceImageUrl }: Generation,
  shownId: string | undefined,
  versions: readonly PictureVersion[] = [],
): Earlier | null {
  if (sourceImageUrl) return { url: sourceImageUrl, alt: 'The original picture, with its background' };
  const shown = versions.find(({ imageId }) => imageId === shownId);
  const parent = versions.find(({ imageId }) => imageId === shown?.parentId);
  return parent ? { url: parent.url, alt: 'The version before this change' } : null;
}

/** The prompts of the versions that a picture was refined from, oldest first. */
function earlierPrompts(shownId: string | undefined, versions: readonly PictureVersion[] = []): string[] {
  const parentOf = (id: string | null | undefined) =>
    versions.find(({ imageId }) => imageId === id)?.parentId;
  const prompts: string[] = [];
  for (let id = parentOf(shownId); id; id = parentOf(id)) {
    const prompt = versions.find(({ imageId }) => imageId === id)?.prompt;
    if (prompt) prompts.unshift(prompt);
  }
  return prompts;
}

/** Downloads and shares the images of one generation, one at a time. */
function useResultDelivery(generation: Generation, images: readonly ShownImage[]) {
  const { busy, deliver } = useDelivery();

  /** The facts that name an image's file. */
  function nameImage(index: number): NamedImage | undefined {
    const url = images[index]?.url;
    return url === undefined
      ? undefined
      : { imageUrl: url, generationId: generation.id, index, count: images.length };
  }

  return {
    busy,
    nameImage,
    async deliver(kind: 'download' | 'share', index: number) {
      const image = nameImage(index);
      if (image) await deliver(kind, image);
    },
  };
}

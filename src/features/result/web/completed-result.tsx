import { Link2, SquareSplitHorizontal, Trash2 } from 'lucide-react';
import { useLocation } from 'wouter';
import type { NamedImage } from '#features/downloads/web/image-file-name';
import { useDelivery } from '#features/downloads/web/use-delivery';
import type { Generation } from '#features/generations/contract/generations';
import { type Deletion, useDeletions, withoutDeletedImages } from '#features/generations/web/deletions';
import { generationImages, type ShownImage } from '#features/generations/web/generation-images';
import { storeGroundingContext } from '#features/generations/web/grounding-context';
import { imageModelToRefineWith } from '#features/generations/web/made-with';
import { openPublicLink } from '#features/sharing/web/public-link';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Carousel } from './carousel.tsx';
import { promptBuilderPath } from './prompt-builder-path.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultDetails } from './result-details.tsx';
import { useCarousel } from './use-carousel.ts';
import { type Original, useOriginal } from './use-original.ts';
import { useResultKeys } from './use-result-keys.ts';

interface CompletedResultProps {
  generation: Generation;
  onLeave(): void;
  onDelete(deletion: Deletion): void;
}

export function CompletedResult({ generation, onLeave, onDelete }: CompletedResultProps) {
  const [, navigate] = useLocation();
  const { imageModels } = usePageState();
  const deletions = useDeletions();
  const images = generationImages(withoutDeletedImages(generation, deletions) ?? generation);
  const carousel = useCarousel(images.length);
  const { busy, nameImage, deliver } = useResultDelivery(generation, images);
  const original = useOriginal(generation);
  const several = images.length > 1;
  const shownId = images[carousel.index]?.id;
  useResultKeys({
    onPrevious: several ? carousel.previous : undefined,
    onNext: several ? carousel.next : undefined,
    onLeave,
  });

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
    onDelete({ generationId: generation.id, imageIds: imageId ? [imageId] : null, imageCount: 1 });
    if (!several) onLeave();
  }

  return (
    <>
      <Carousel
        generation={generation}
        images={images}
        carousel={carousel}
        original={original}
        onRefine={refine}
      />
      <footer
        className={cn(
          'flex flex-col gap-4 border-border border-t px-4 py-4 sm:px-6',
          // A cut-out has one more button, so that one line needs a wider screen.
          original ? 'xl:flex-row xl:items-center' : 'lg:flex-row lg:items-center',
        )}
      >
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <ResultDetails generation={generation} creditLine={images[carousel.index]?.creditLine ?? null} />
          {original && <OriginalToggle original={original} />}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <div className="-ml-3 flex w-[calc(100%+0.75rem)] items-center gap-2 sm:ml-0 sm:w-auto">
            <IconButton label="Delete" onClick={remove} className="text-muted! hover:text-ink!">
              <Trash2 aria-hidden />
            </IconButton>
            {shownId && (
              <IconButton
                label="Public link"
                onClick={() => openPublicLink(shownId)}
                className="text-muted! hover:text-ink!"
              >
                <Link2 aria-hidden />
              </IconButton>
            )}
            <Button variant="ghost" onClick={onLeave} className="max-sm:-mr-4 max-sm:ml-auto">
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
        </div>
      </footer>
    </>
  );
}

/** Switches between a cut-out and its original. */
function OriginalToggle({ original: { shown, toggle } }: { original: Original }) {
  return (
    <Button variant={shown ? 'secondary' : 'ghost'} aria-pressed={shown} onClick={toggle}>
      <SquareSplitHorizontal aria-hidden className="size-4" />
      Show original
    </Button>
  );
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

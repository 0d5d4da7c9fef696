import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Generation } from '#contract/generations';
import { modelsQuery } from '#web/api/models.ts';
import { generationImages, type ShownImage } from '#web/state/generation-images.ts';
import { storeGroundingContext } from '#web/state/grounding-context.ts';
import { Button } from '#web/ui/button.tsx';
import { Carousel } from './carousel.tsx';
import { promptBuilderPath } from './prompt-builder-path.ts';
import { ResultActions } from './result-actions.tsx';
import { ResultDetails } from './result-details.tsx';
import { modelName } from './result-texts.ts';
import { useCarousel } from './use-carousel.ts';
import { useResultDelivery } from './use-result-delivery.ts';
import { useResultKeys } from './use-result-keys.ts';

interface CompletedResultProps {
  generation: Generation;
  onLeave(): void;
}

export function CompletedResult({ generation, onLeave }: CompletedResultProps) {
  const [, navigate] = useLocation();
  const { data: models } = useQuery(modelsQuery);
  const images = generationImages(generation);
  const carousel = useCarousel(images.length);
  const { busy, deliver } = useResultDelivery(generation, images);
  const several = images.length > 1;
  useResultKeys({
    onPrevious: several ? carousel.previous : undefined,
    onNext: several ? carousel.next : undefined,
    onLeave,
  });

  function refine(image: ShownImage | undefined) {
    storeGroundingContext(localStorage, { generation, ...(image && { imageUrl: image.url }) });
    navigate(promptBuilderPath(generation.modelId));
  }

  return (
    <>
      <Carousel generation={generation} images={images} carousel={carousel} onRefine={refine} />
      <footer className="flex flex-col gap-4 border-border border-t px-4 py-4 sm:px-6 lg:flex-row lg:items-center">
        <ResultDetails generation={generation} name={modelName(generation.modelId, models)} />
        <div className="flex flex-wrap items-center gap-2">
          <Button variant="ghost" onClick={onLeave} className="w-full sm:w-auto">
            Generate AI Photo
          </Button>
          <ResultActions
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

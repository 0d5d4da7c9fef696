import { X } from 'lucide-react';
import { askedLabels } from '#features/generations/web/asked-labels';
import type { GroundingContext } from '#features/generations/web/grounding-context';
import { isCutout } from '#features/generations/web/is-cutout';
import { styleLabel } from '#features/generations/web/style-label';
import { renditionSet } from '#features/images/web/rendition-set';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';

interface RefiningCardProps {
  grounding: GroundingContext;
  onStartFresh(): void;
}

/** The picture to refine, with its prompt and settings. */
export function RefiningCard({ grounding, onStartFresh }: RefiningCardProps) {
  const { sourceImageUrl, originalGeneration } = grounding;
  const { customPrompt } = originalGeneration;
  const { style, scene } = askedLabels(originalGeneration);
  return (
    <Card className="mb-6 p-4 sm:p-5">
      <div className="flex items-start justify-between gap-4">
        <h2 className="py-2 font-medium">Refining This Image</h2>
        <IconButton label="Start fresh" onClick={onStartFresh} className="-mt-1 -mr-2">
          <X aria-hidden />
        </IconButton>
      </div>
      <div className="mt-1 grid gap-4 sm:grid-cols-[11rem_1fr] sm:gap-6 xl:grid-cols-[18rem_1fr]">
        <figure>
          <LazyImage
            src={sourceImageUrl}
            // Its width is unknown; a rendition of 640 pixels is enough for this size.
            srcSet={renditionSet(sourceImageUrl, 640)}
            sizes="(width < 1280px) 240px, 288px"
            alt="AI Reference"
            checkered={isCutout(originalGeneration)}
            className="aspect-square rounded-sm max-sm:max-w-44"
          />
          <figcaption className="mt-1.5 text-muted text-xs">AI Reference</figcaption>
        </figure>
        <dl className="grid content-start gap-3 text-sm sm:grid-cols-2">
          <div className="sm:col-span-2">
            <dt className="text-muted text-xs">Original prompt</dt>
            <dd className="mt-1 wrap-anywhere line-clamp-6 font-mono text-sm leading-relaxed">
              {customPrompt || 'No custom prompt'}
            </dd>
          </div>
          {style && (
            <div>
              <dt className="text-muted text-xs">Style</dt>
              <dd className="mt-1">{styleLabel(style)}</dd>
            </div>
          )}
          {scene && (
            <div>
              <dt className="text-muted text-xs">Scene</dt>
              <dd className="mt-1">{scene}</dd>
            </div>
          )}
        </dl>
      </div>
    </Card>
  );
}

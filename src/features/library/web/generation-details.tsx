import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Generation } from '#features/generations/contract/generations';
import { generationImages } from '#features/generations/web/generation-images';
import { isCutout } from '#features/generations/web/is-cutout';
import { CreditNote } from '#features/images/web/credit-note.tsx';
import { renditionSet, squareSizes } from '#features/images/web/rendition-set';
import { modelsQuery } from '#features/prompt-builder/web/api/models';
import { modelName } from '#features/prompt-builder/web/model-name';
import { usePageState } from '#web/state/page-state.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import { CreationDate } from './creation-date.tsx';
import { DetailActions } from './detail-actions.tsx';
import { detailRows } from './detail-rows.ts';
import { FailureNote } from './failure-note.tsx';
import { OriginalOrPrompt } from './original-or-prompt.tsx';
import { RecentPicture } from './recent-picture.tsx';
import { WordsForm } from './words-form.tsx';

interface GenerationDetailsProps {
  /** Undefined while closed. */
  generation: Generation | undefined;
  onClose(): void;
  /** Called before the page is left for the prompt builder. */
  onLeave(): void;
}

/** Everything about one generation: pictures, prompt, settings and actions. */
export function GenerationDetails({ generation: given, onClose, onLeave }: GenerationDetailsProps) {
  // Still visible while the dialog closes.
  const [generation, setGeneration] = useState(given);
  if (given && given !== generation) setGeneration(given);
  return (
    <Dialog open={given !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="Generation Details" className="sm:max-w-3xl!">
        {generation && (
          <div className="grid gap-6 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <Pictures generation={generation} />
            <div className="min-w-0">
              <FailureNote generation={generation} />
              <OriginalOrPrompt generation={generation} />
              <DetailList generation={generation} />
              <WordsForm key={generation.id} generation={generation} />
              {creditLinesOf(generation).map((line) => (
                <CreditNote key={line} line={line} />
              ))}
              {generation.notes.length > 0 && (
                <>
                  <h3 className="mt-5 font-medium text-sm">What was drawn</h3>
                  <ul className="mt-1 space-y-1 text-muted text-sm leading-relaxed">
                    {generation.notes.map((note) => (
                      <li key={note}>{note}</li>
                    ))}
                  </ul>
                </>
              )}
            </div>
            <DetailActions
              generation={generation}
              onDeleted={onClose}
              onLeave={() => {
                onClose();
                onLeave();
              }}
            />
          </div>
        )}
      </DialogContent>
    </Dialog>
  );
}

function creditLinesOf({ images }: Generation): string[] {
  return [...new Set(images.flatMap(({ creditLine }) => creditLine ?? []))];
}

function DetailList({ generation }: { generation: Generation }) {
  const name = modelName(generation.modelId, useQuery(modelsQuery));
  const { imageModels } = usePageState();
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 text-sm">
      {detailRows(generation, name, imageModels).map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-muted text-xs">{label}</dt>
          <dd className="tabular-nums [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
      <div>
        <dt className="text-muted text-xs">Created</dt>
        <dd className="tabular-nums">
          <CreationDate date={generation.createdAt} time />
        </dd>
      </div>
    </dl>
  );
}

function Pictures({ generation }: { generation: Generation }) {
  const images = generationImages(generation);
  if (images.length === 0) {
    return (
      // On phones an empty frame would push the explanation down.
      <div className={cn(generation.status === 'failed' && 'max-sm:hidden')}>
        <RecentPicture generation={generation} />
      </div>
    );
  }
  const alone = images.length === 1;
  return (
    <div className={cn('grid content-start gap-1', !alone && 'grid-cols-2')}>
      {images.map(({ url, width, height, thumbHash }, i) => (
        <div key={url} style={{ aspectRatio: alone ? (width ?? 1) / (height ?? 1) : 1 }}>
          <LazyImage
            src={url}
            srcSet={renditionSet(url, width)}
            sizes={alone ? '(width < 640px) 100vw, 300px' : squareSizes(200, { width, height })}
            alt={alone ? 'The picture' : `Picture ${i + 1} of ${images.length}`}
            thumbHash={thumbHash}
            checkered={isCutout(generation)}
            className="size-full rounded-sm"
          />
        </div>
      ))}
    </div>
  );
}

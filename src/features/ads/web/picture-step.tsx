import { Ban, ImageUp, Scissors, Sofa } from 'lucide-react';
import { useState } from 'react';
import { checkPictureFile } from '#features/assets/web/check-picture-file';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { toastFailure } from '#web/ui/toast-store.ts';
import { useFileChoice } from '#web/ui/use-file-choice.ts';
import { conceptPictures } from './campaign-concepts.ts';
import { type CampaignPicture, pagePictures } from './campaign-state.ts';
import { FailureNote } from './failure-note.tsx';
import { GeneratePicture } from './generate-picture.tsx';
import { PictureTiles } from './picture-tiles.tsx';
import { RunProgress } from './run-progress.tsx';
import { SceneForm } from './scene-form.tsx';
import type { CampaignProps } from './use-campaign.ts';
import type { PictureRuns } from './use-picture-runs.ts';

interface PictureStepProps extends CampaignProps {
  runs: PictureRuns;
}

/** The picture on the ads: from the page, uploaded or generated. */
export function PictureStep({ state, change, runs }: PictureStepProps) {
  const { picture } = state;
  const { upload, make } = runs;
  const [isStaging, setStaging] = useState(false);
  const { isDraggedOver, browse, dropArea, picker } = useFileChoice((file) => {
    const refusal = checkPictureFile(file);
    if (refusal) toastFailure(refusal.title, refusal.description);
    else upload.start(file);
  });
  const pendingKind = make.input?.kind;
  const canStage = picture?.kind !== 'staged' && picture?.kind !== 'generated';
  const choose = (one: typeof picture) => change({ type: 'changed', fields: { picture: one } });

  return (
    <div
      {...dropArea}
      className={cn('space-y-4 rounded-md', isDraggedOver && 'outline-2 outline-ink outline-offset-4')}
    >
      {picture ? (
        <>
          <ChosenPicture key={picture.url} picture={picture} />
          <div className="flex flex-wrap gap-2">
            {picture.kind !== 'cutout' && (
              <Button
                size="small"
                disabled={make.isPending && pendingKind !== 'cutout'}
                busy={pendingKind === 'cutout'}
                onClick={() => runs.cutOut(picture)}
              >
                <Scissors aria-hidden className="size-4" />
                Cut out
              </Button>
            )}
            {canStage && (
              <Button
                size="small"
                aria-expanded={isStaging}
                disabled={make.isPending}
                onClick={() => setStaging(!isStaging)}
              >
                <Sofa aria-hidden className="size-4" />
                Stage
              </Button>
            )}
            <Button variant="ghost" size="small" onClick={() => choose(null)} className="text-muted">
              <Ban aria-hidden className="size-4" />
              No picture
            </Button>
          </div>
          {isStaging && (
            <SceneForm
              isPending={make.isPending}
              onStage={(scene) => {
                setStaging(false);
                runs.stage(picture, scene);
              }}
            />
          )}
        </>
      ) : (
        <p className="text-muted text-sm">The ads show no picture: choose, upload or generate one.</p>
      )}
      {make.since !== null && (pendingKind === 'cutout' || pendingKind === 'staged') && (
        <RunProgress words={PROGRESS[pendingKind]} since={make.since} onCancel={make.cancel} />
      )}
      {make.failure && <FailureNote failure={make.failure} />}
      <PictureTiles
        label="Pictures for the ads"
        pictures={tilesOf(state)}
        chosen={picture}
        onChoose={choose}
      />
      <div>
        <Button busy={upload.isPending} onClick={browse} className="w-full">
          <ImageUp aria-hidden className="size-4" />
          Upload a picture
        </Button>
        <input {...picker} aria-label="Picture for the ads" />
      </div>
      {upload.failure && <FailureNote failure={upload.failure} />}
      <GeneratePicture state={state} change={change} runs={runs} />
    </div>
  );
}

/** Own pictures, those of the kit and of the shown concept, and the page's others. */
function tilesOf(state: CampaignProps['state']): CampaignPicture[] {
  const listed = [
    ...state.pictures,
    ...state.kitPictures,
    ...conceptPictures(state, state.concept),
    ...pagePictures(state),
  ];
  return listed.filter(({ id }, place) => listed.findIndex((one) => one.id === id) === place);
}

/** The chosen picture, large. */
function ChosenPicture({ picture }: { picture: CampaignPicture }) {
  const [isMissing, setMissing] = useState(false);
  return (
    <figure className="overflow-hidden rounded-md border border-border">
      {isMissing ? (
        <p className="px-3 py-8 text-center text-muted text-sm">
          This picture is no longer available. Please choose another one.
        </p>
      ) : (
        <img
          src={picture.url}
          alt={picture.name || 'The picture on the ads'}
          onError={() => setMissing(true)}
          className={cn(
            'h-52 w-full object-contain',
            picture.kind === 'cutout' ? 'checkerboard' : 'bg-surface-2',
          )}
        />
      )}
      <figcaption className="flex items-baseline gap-2 border-border border-t px-3 py-2 text-xs">
        <span className="shrink-0 font-medium">{KINDS[picture.kind]}</span>
        <span dir="auto" className="min-w-0 flex-1 truncate text-muted" title={picture.name}>
          {picture.name}
        </span>
      </figcaption>
    </figure>
  );
}

const PROGRESS = {
  cutout: 'Removing the background…',
  staged: 'Placing it in a scene…',
};

const KINDS = {
  page: 'From the page',
  logo: 'Logo',
  upload: 'Uploaded',
  generated: 'Generated',
  cutout: 'Cut out',
  staged: 'Staged',
} as const;

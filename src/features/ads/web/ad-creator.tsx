import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { lazy, Suspense } from 'react';
import * as phrases from '#phrases';
import { Button } from '#web/ui/button.tsx';
import { ScriptsOff } from '#web/ui/scripts-off.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { adFormatsQuery } from './ad-requests.ts';
import { hostOf, listSources } from './campaign-sources.ts';
import { NEW_CAMPAIGN } from './campaign-state.ts';
import { AdCanvas } from './canvas/ad-canvas.tsx';
import { SettingsStep } from './settings-step.tsx';
import { SourceStep } from './source-step.tsx';
import { Step } from './step.tsx';
import { useCampaign } from './use-campaign.ts';
import { useCopyRun } from './use-copy-run.ts';
import { useImageRun } from './use-image-run.ts';
import { usePictureRuns } from './use-picture-runs.ts';
import { useWebsiteRun } from './use-website-run.ts';

/** Makes ads of a website, a prompt or a picture: steps on the left, all formats on the right. */
export function AdCreator() {
  const { state, change, campaignNumber, nextCampaign } = useCampaign();
  const { data: formats, isError, refetch } = useQuery(adFormatsQuery);
  const copyRun = useCopyRun(state, change, formats);
  const imageRun = useImageRun(change, copyRun.generateFirst);
  const pictureRuns = usePictureRuns(state, change, formats);
  const websiteRun = useWebsiteRun(state, change, { copyRun, pictureRuns });

  const sources = listSources(state);
  const { copy, picture, platform } = state;
  const isStarted = state !== NEW_CAMPAIGN;
  const isEmpty = sources.length === 0 && copy === null;

  function startOver() {
    // Pending requests belong to the previous campaign.
    const { upload, make, visual } = pictureRuns;
    for (const run of [websiteRun, imageRun, copyRun, upload, make, visual]) {
      run.cancel();
      run.clearFailure();
    }
    nextCampaign();
    change({ type: 'replaced', state: NEW_CAMPAIGN });
    toast({
      title: 'Started over',
      description: 'All steps are empty again.',
      action: {
        label: 'Undo',
        altText: 'Restore the campaign',
        run: () => change({ type: 'replaced', state }),
      },
    });
  }

  return (
    <div data-works-on-right className="site-grid pb-12">
      <div className="py-8 md:py-10">
        {/* The button appears while people work below, so the row always has its height. */}
        <div className="flex min-h-11 items-center justify-between gap-4">
          <h1 className="font-serif text-title">Ad Creator</h1>
          {isStarted && (
            <Button variant="ghost" size="small" onClick={startOver} className="-mr-3 text-muted">
              <RotateCcw aria-hidden className="size-4" />
              Start over
            </Button>
          )}
        </div>
        <p className="mt-2 max-w-reading text-muted leading-relaxed">
          Turn a website, a prompt or a picture into ads in the sizes of every large platform. No account
          needed.
        </p>
        <ScriptsOff>{phrases.scriptsOffHere}</ScriptsOff>
      </div>
      <div
        key={campaignNumber}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[24rem_minmax(0,1fr)] xl:grid-cols-[27rem_minmax(0,1fr)] xl:gap-x-12"
      >
        <div>
          <Step
            number={1}
            title="Source"
            isSettled={copy !== null}
            summary={sources.map(({ label }) => label).join(', ')}
          >
            <SourceStep
              state={state}
              change={change}
              websiteRun={websiteRun}
              imageRun={imageRun}
              isNext={sources.length === 0}
            />
          </Step>
          <Step
            number={2}
            title="Ad Settings"
            isSettled={copy !== null}
            summary={platform && formats?.[platform]?.name}
          >
            {isError && (
              <div className="mb-4 flex items-center justify-between gap-3 text-danger text-sm">
                {phrases.platformsNotLoaded}
                <Button size="small" onClick={() => void refetch()}>
                  Try again
                </Button>
              </div>
            )}
            <SettingsStep
              state={state}
              change={change}
              formats={formats}
              run={copyRun}
              isNext={sources.length > 0 && copy === null}
            />
          </Step>
          <Step
            number={3}
            title="Generated copy"
            isSettled={copy === null}
            isLater={isEmpty}
            summary={copy?.headlines[copy.headline ?? 0]?.text ?? 'None yet'}
          >
            <Suspense fallback={<div className="h-96" />}>
              <CopyStep state={state} change={change} formats={formats} />
            </Suspense>
          </Step>
          <Step number={4} title="Picture" isSettled isLater={isEmpty} summary={picture?.name ?? 'None'}>
            <Suspense fallback={<div className="h-96" />}>
              <PictureStep state={state} change={change} runs={pictureRuns} />
            </Suspense>
          </Step>
          <Step number={5} title="Brand" isSettled isLater={isEmpty} summary={state.brandName || 'None yet'}>
            <Suspense fallback={<div className="h-96" />}>
              <BrandStep state={state} change={change} />
            </Suspense>
          </Step>
          <Step
            number={6}
            title="Destination"
            isSettled
            isLater={isEmpty}
            summary={state.finalUrl ?? (state.website ? hostOf(state.website.url) : 'None yet')}
          >
            <Suspense fallback={<div className="h-44" />}>
              <DestinationStep state={state} change={change} />
            </Suspense>
          </Step>
        </div>
        {/* The key ends what is drawn and made for another website. */}
        <AdCanvas
          key={state.site}
          state={state}
          change={change}
          formats={formats}
          onRetry={isError ? () => void refetch() : undefined}
        />
      </div>
    </div>
  );
}

// Closed at first.
const CopyStep = lazy(async () => ({ default: (await import('./copy-step.tsx')).CopyStep }));
const DestinationStep = lazy(async () => ({
  default: (await import('./destination-step.tsx')).DestinationStep,
}));
const PictureStep = lazy(async () => ({ default: (await import('./picture-step.tsx')).PictureStep }));
const BrandStep = lazy(async () => ({ default: (await import('./brand-step.tsx')).BrandStep }));

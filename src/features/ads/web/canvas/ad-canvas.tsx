import * as phrases from '#phrases';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadFailure } from '#web/ui/load-failure.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AD_PLATFORM_IDS } from '../../contract/ad-enumerations.ts';
import type { AdFormats } from '../../contract/ad-formats.ts';
import type { CampaignProps } from '../use-campaign.ts';
import { ConceptSwitch } from './concept-switch.tsx';
import { PlatformCanvas } from './platform-canvas.tsx';
import { useAdMaking } from './use-ad-making.ts';

interface AdCanvasProps extends CampaignProps {
  formats: AdFormats | undefined;
  /** Set if the formats could not be loaded. */
  onRetry?: (() => void) | undefined;
}

/** Live previews and finished ads of the chosen platform or of all, in all formats. */
export function AdCanvas({ state, change, formats, onRetry }: AdCanvasProps) {
  // Outside `PlatformCanvas`, so that generation continues while another platform is shown.
  const making = useAdMaking(change);
  const shown = !formats
    ? []
    : state.showsAllPlatforms
      ? AD_PLATFORM_IDS
      : state.platform
        ? [state.platform]
        : [];
  return (
    <section
      aria-label="Ad Formats"
      className="self-start rounded-lg border border-border bg-surface-2 max-lg:mt-8 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:scroll-pt-28 lg:overflow-y-auto lg:overscroll-contain"
    >
      {formats && state.copy && <ConceptSwitch state={state} change={change} />}
      {formats && shown.length > 0 ? (
        shown.map((id) => (
          <PlatformCanvas
            key={id}
            id={id}
            platform={formats[id]}
            state={state}
            change={change}
            making={making}
          />
        ))
      ) : (
        <NoAds isLoading={!formats && !onRetry} onRetry={formats ? undefined : onRetry} />
      )}
    </section>
  );
}

function NoAds({ isLoading, onRetry }: { isLoading: boolean; onRetry: (() => void) | undefined }) {
  return (
    <div className="p-4 sm:p-6">
      <h2 className="font-medium leading-6">Ad Formats</h2>
      {isLoading ? (
        <div role="status" aria-label="Loading the formats" className="mt-6 flex flex-wrap items-end gap-6">
          <Skeleton className="aspect-square w-72" />
          <Skeleton className="aspect-4/5 w-64" />
          <Skeleton className="aspect-9/16 w-56" />
        </div>
      ) : onRetry ? (
        <LoadFailure title={phrases.formatsNotLoaded} onRetry={onRetry} className="my-12">
          The server sent an unexpected answer. Nothing is lost.
        </LoadFailure>
      ) : (
        <EmptyState title="Your ads appear here" className="my-12">
          Choose a platform to see all its sizes. They change as you write.
        </EmptyState>
      )}
    </div>
  );
}

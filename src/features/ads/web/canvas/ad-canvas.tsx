import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { AdFormats } from '../../contract/ad-formats.ts';
import type { CampaignState } from '../campaign-state.ts';
import type { ChangeCampaign } from '../use-campaign.ts';
import { PlatformCanvas } from './platform-canvas.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { useAdMaking } from './use-ad-making.ts';

interface AdCanvasProps {
  state: CampaignState;
  change: ChangeCampaign;
  formats: AdFormats | undefined;
  /** Given where the formats could not be read. */
  onRetry?: (() => void) | undefined;
}

/** The ads of the chosen platform in all its formats, as they look while texts are edited, and what becomes of them. */
export function AdCanvas({ state, change, formats, onRetry }: AdCanvasProps) {
  // Above the platform: what was asked for goes on while another one is looked at.
  const making = useAdMaking(change);
  const platform = state.platform && formats?.[state.platform];
  return (
    <section
      aria-label="Ad Formats"
      className="self-start rounded-lg border border-border bg-surface-2 max-lg:mt-6 lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:scroll-pt-28 lg:overflow-y-auto lg:overscroll-contain"
    >
      {state.platform && platform ? (
        <PlatformCanvas
          key={state.platform}
          id={state.platform}
          platform={platform}
          state={state}
          change={change}
          making={making}
        />
      ) : (
        <BareTable isLoading={!formats && !onRetry} onRetry={formats ? undefined : onRetry} />
      )}
    </section>
  );
}

function BareTable({ isLoading, onRetry }: { isLoading: boolean; onRetry: (() => void) | undefined }) {
  return (
    <div className="p-4 sm:p-6">
      <h2 className="font-medium leading-6">Ad Formats</h2>
      {isLoading ? (
        <TableSkeleton />
      ) : onRetry ? (
        <EmptyState
          title="The formats could not be loaded"
          action={<Button onClick={onRetry}>Try again</Button>}
          className="my-12"
        >
          The server did not answer as it should. Nothing is lost.
        </EmptyState>
      ) : (
        <EmptyState title="Your ads appear here" className="my-12">
          Choose a platform to see all its sizes. They change as you write.
        </EmptyState>
      )}
    </div>
  );
}

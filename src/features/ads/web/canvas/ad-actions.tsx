import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FailureNote } from '../failure-note.tsx';
import type { CanvasAd } from './canvas-ads.ts';
import { DownloadMenu, type SaveAd } from './download-menu.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';

interface AdActionsProps {
  ad: CanvasAd;
  /** Whether this is the next step: its button is the primary one. */
  isNext?: boolean;
  onGenerate(): void;
  onSave: SaveAd;
  className?: string;
}

/** Makes an ad, and saves the finished one. */
export function AdActions({ ad, isNext = false, onGenerate, onSave, className }: AdActionsProps) {
  const { artifact, isCurrent, making, name, order } = ad;
  const isBusy = making?.status === 'making';
  const isWaiting = making?.status === 'waiting';
  const main = useRestoredFocus(isBusy);
  const canDownload = artifact !== null && isCurrent && !isBusy && !isWaiting;
  const label = canDownload ? 'Download' : labelFor(ad);
  return (
    <div className={className}>
      <div className="flex">
        {/* One button for all states, so that it keeps the focus. */}
        <Button
          ref={main.ref}
          size="small"
          variant={isNext ? 'primary' : 'secondary'}
          busy={isBusy}
          disabled={isWaiting || (!order && !canDownload)}
          aria-label={`${label} ${name}`}
          onClick={() => {
            main.onPress();
            if (canDownload) onSave('svg');
            else onGenerate();
          }}
          className={cn('min-w-0 flex-1', artifact && 'rounded-r-none!')}
        >
          {label}
        </Button>
        {artifact && <DownloadMenu ad={ad} artifact={artifact} onSave={onSave} />}
      </div>
      {making?.status === 'failed' && (
        <div className="mt-2">
          <FailureNote failure={making.failure} />
        </div>
      )}
    </div>
  );
}

function labelFor({ artifact, making }: CanvasAd): string {
  if (making?.status === 'failed') return 'Try again';
  if (making?.status === 'waiting') return 'Waiting…';
  return artifact ? 'Generate again' : 'Generate';
}

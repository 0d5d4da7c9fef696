import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FailureNote } from '../failure-note.tsx';
import type { CanvasAd } from './canvas-ads.ts';
import { DownloadMenu, type SaveAd } from './download-menu.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';

interface AdActionsProps {
  ad: CanvasAd;
  /** Whether it is the one thing to do next. */
  isNext?: boolean;
  onGenerate(): void;
  onSave: SaveAd;
  className?: string;
}

/** Has an ad made, and saves it once it is. */
export function AdActions({ ad, isNext = false, onGenerate, onSave, className }: AdActionsProps) {
  const { artifact, isCurrent, making, name, order } = ad;
  const isBusy = making?.status === 'making';
  const isWaiting = making?.status === 'waiting';
  const main = useRestoredFocus(isBusy);
  const downloads = artifact !== null && isCurrent && !isBusy && !isWaiting;
  return (
    <div className={className}>
      <div className="flex">
        {/* One button whatever it does now, so that the focus stays where it is. */}
        <Button
          ref={main.ref}
          size="small"
          variant={isNext ? 'primary' : 'secondary'}
          busy={isBusy}
          disabled={isWaiting || (!order && !downloads)}
          aria-label={downloads ? `Download ${name}` : `${wordFor(ad)} ${name}`}
          onClick={() => {
            main.onPress();
            if (downloads) onSave('svg');
            else onGenerate();
          }}
          className={cn('min-w-0 flex-1', artifact && 'rounded-r-none!')}
        >
          {downloads ? 'Download' : wordFor(ad)}
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

function wordFor({ artifact, making }: CanvasAd): string {
  if (making?.status === 'failed') return 'Try again';
  if (making?.status === 'waiting') return 'Waiting…';
  return artifact ? 'Generate again' : 'Generate';
}

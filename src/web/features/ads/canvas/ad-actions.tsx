import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { FailureNote } from '../failure-note.tsx';
import type { CanvasAd } from './canvas-ads.ts';
import { DownloadMenu, type SaveAd } from './download-menu.tsx';

interface AdActionsProps {
  ad: CanvasAd;
  onGenerate(): void;
  onSave: SaveAd;
  className?: string;
}

/** Has an ad made, and saves it once it is. */
export function AdActions({ ad, onGenerate, onSave, className }: AdActionsProps) {
  const { artifact, isCurrent, making, name, order } = ad;
  const isBusy = making !== undefined && making.status !== 'failed';
  const main = useFocusAfter(isBusy);
  const downloads = artifact !== null && isCurrent && !isBusy;
  return (
    <div className={className}>
      <div className="flex">
        {/* One button whatever it does now, so that the focus stays where it is. */}
        <Button
          ref={main}
          size="small"
          busy={isBusy}
          disabled={!order && !downloads}
          aria-label={downloads ? `Download ${name}` : `${wordFor(ad)} ${name}`}
          onClick={() => (downloads ? onSave('svg') : onGenerate())}
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
  return artifact ? 'Generate again' : 'Generate';
}

/** A button that is disabled while it is busy gets the focus back, unless that has gone elsewhere. */
function useFocusAfter(isBusy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const node = button.current;
    if (!node) return;
    if (isBusy) {
      hadFocus.current = true;
      return;
    }
    if (hadFocus.current && document.activeElement === document.body) node.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [isBusy]);
  return button;
}

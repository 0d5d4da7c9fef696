import { Download, Share, WandSparkles } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

interface ResultActionsProps {
  busy: 'download' | 'share' | null;
  onDownload(): void;
  onRefine(): void;
  onShare(): void;
}

/** What can be done with the image on the stage. */
export function ResultActions({ busy, onDownload, onRefine, onShare }: ResultActionsProps) {
  return (
    <>
      <Button variant="ghost" onClick={onShare} busy={busy === 'share'} className="flex-1 sm:flex-none">
        <Share className="size-4" aria-hidden />
        Share
      </Button>
      <Button variant="secondary" onClick={onRefine} className="flex-1 sm:flex-none">
        <WandSparkles className="size-4" aria-hidden />
        Refine
      </Button>
      <Button
        variant="primary"
        onClick={onDownload}
        busy={busy === 'download'}
        className="flex-1 sm:flex-none"
      >
        <Download className="size-4" aria-hidden />
        Download
      </Button>
    </>
  );
}

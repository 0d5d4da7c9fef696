import { Share, WandSparkles } from 'lucide-react';
import { DownloadButton } from '#features/downloads/web/download-button.tsx';
import type { WantedImage } from '#features/downloads/web/file-jobs';
import { Button } from '#web/ui/button.tsx';

interface ResultActionsProps {
  image: WantedImage | undefined;
  busy: 'download' | 'share' | null;
  onDownload(): void;
  onRefine(): void;
  onShare(): void;
}

/** The actions on the shown image. */
export function ResultActions({ image, busy, onDownload, onRefine, onShare }: ResultActionsProps) {
  return (
    <>
      <Button
        variant="ghost"
        onClick={onShare}
        busy={busy === 'share'}
        className="flex-1 max-sm:border max-sm:border-border sm:flex-none"
      >
        <Share className="size-4 max-sm:hidden" aria-hidden />
        Share
      </Button>
      <Button variant="secondary" onClick={onRefine} className="flex-1 sm:flex-none">
        <WandSparkles className="size-4 max-sm:hidden" aria-hidden />
        Refine
      </Button>
      <DownloadButton
        key={image?.imageUrl}
        image={image}
        busy={busy === 'download'}
        onDownload={onDownload}
        className="flex-1 sm:flex-none"
      >
        Download
      </DownloadButton>
    </>
  );
}

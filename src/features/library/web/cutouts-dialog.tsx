import { toastSuccess } from '#web/ui/toast-store.ts';
import { BatchDialog, countPictures } from './batch-dialog.tsx';
import type { LibraryPicture } from './library-entries.ts';
import { orderBackground } from './order-background.ts';

interface CutoutsDialogProps {
  pictures: readonly LibraryPicture[];
  /** Credits for each. */
  cost: number;
  /** Called when all have been requested. */
  onDone(): void;
  onClose(): void;
}

/** Removes the backgrounds of several pictures. */
export function CutoutsDialog({ pictures, cost, onDone, onClose }: CutoutsDialogProps) {
  return (
    <BatchDialog
      title={(count) => (count === 1 ? 'Remove one background?' : `Remove ${count} backgrounds?`)}
      description="Each gets a new version with a transparent background. The pictures themselves stay as they are."
      verb="Remove"
      pictures={pictures}
      cost={cost}
      send={orderBackground({ kind: 'none' })}
      onDone={() => {
        onDone();
        toastSuccess(
          'Processing started!',
          `${countPictures(pictures.length)} without background will be in your library.`,
        );
      }}
      onClose={onClose}
    />
  );
}

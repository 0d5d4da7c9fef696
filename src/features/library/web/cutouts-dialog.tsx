import { createEdit } from '#features/editing/contract/edits';
import { call } from '#web/api/call.ts';
import { toastSuccess } from '#web/ui/toast-store.ts';
import { BatchDialog, countPictures } from './batch-dialog.tsx';
import type { LibraryPicture } from './library-entries.ts';

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
      send={async ({ image }, keyFor) => {
        const body = {
          imageId: image.id ?? '',
          operation: 'background' as const,
          background: { kind: 'none' as const },
        };
        await call(createEdit, { body, idempotencyKey: keyFor(JSON.stringify(body)) });
      }}
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

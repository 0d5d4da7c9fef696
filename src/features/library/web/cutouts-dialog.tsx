import { removeBackground } from '#features/cutouts/contract/cutouts';
import { call } from '#web/api/call.ts';
import { imageForm } from '#web/api/image-form.ts';
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
      description="Each becomes a new picture with a transparent background. The pictures themselves stay as they are."
      verb="Remove"
      pictures={pictures}
      cost={cost}
      send={async (picture, keyFor) => {
        const file = await readFile(picture);
        await call(removeBackground, { form: imageForm(file), idempotencyKey: keyFor(picture.key) });
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

/** @throws if the picture cannot be loaded */
async function readFile({ image, key }: LibraryPicture): Promise<File> {
  const answer = await fetch(image.url);
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  const bytes = await answer.blob();
  return new File([bytes], `${key}.png`, { type: bytes.type });
}

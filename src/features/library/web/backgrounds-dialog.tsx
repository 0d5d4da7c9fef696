import { lazy, Suspense, useState } from 'react';
import type { BackgroundInput } from '#features/editing/contract/edits';
import { BackgroundBar } from '#features/editing/web/background-bar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { toastSuccess } from '#web/ui/toast-store.ts';
import { BatchDialog, countPictures } from './batch-dialog.tsx';
import type { LibraryPicture } from './library-entries.ts';
import { orderBackground } from './order-background.ts';

interface BackgroundsDialogProps {
  pictures: readonly LibraryPicture[];
  /** Credits for each. */
  cost: number;
  /** Called when all have been requested. */
  onDone(): void;
  onClose(): void;
}

/** Puts one background behind the subjects of several pictures: chosen first, then confirmed with its price. */
export function BackgroundsDialog({ pictures, cost, onDone, onClose }: BackgroundsDialogProps) {
  const [background, setBackground] = useState<BackgroundInput>();
  if (!background)
    return (
      <Dialog open onOpenChange={(open) => !open && onClose()}>
        <DialogContent
          size="large"
          title={`A new background for ${countPictures(pictures.length)}`}
          description="Choose it; you see the price before anything starts."
        >
          <BackgroundBar
            isBusy={false}
            onChoose={setBackground}
            library={(picker) => (
              <Suspense>
                <LibraryPicker {...picker} />
              </Suspense>
            )}
          />
        </DialogContent>
      </Dialog>
    );
  return (
    <BatchDialog
      title={(count) => `${saidOf(background)} behind ${countPictures(count)}?`}
      description="Each subject is cut out and gets the new background as a new version. The pictures themselves stay as they are."
      verb="Change"
      pictures={pictures}
      cost={cost}
      send={orderBackground(background)}
      onDone={() => {
        onDone();
        toastSuccess('Changes started', `${countPictures(pictures.length)} will be in your library.`);
      }}
      onClose={onClose}
    >
      <Button variant="ghost" onClick={() => setBackground(undefined)}>
        Another background
      </Button>
    </BatchDialog>
  );
}

function saidOf(background: BackgroundInput): string {
  switch (background.kind) {
    case 'none':
      return 'Nothing';
    case 'color':
      return `The color ${background.color}`;
    case 'gradient':
      return `A gradient from ${background.from} to ${background.to}`;
    case 'staging':
      return `A set (“${background.prompt}”)`;
    case 'picture':
      return 'A picture of yours';
  }
}

const LibraryPicker = lazy(async () => ({ default: (await import('./library-picker.tsx')).LibraryPicker }));

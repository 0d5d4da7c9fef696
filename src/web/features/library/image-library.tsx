import { usePageState } from '#web/state/page-state.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { LibraryContents } from './library-contents.tsx';
import { SignedOutLibrary } from './signed-out-library.tsx';

interface ImageLibraryProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

export function ImageLibrary({ open, onOpenChange }: ImageLibraryProps) {
  const { user } = usePageState();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Image Library"
        description="All your generated images. Click to view full size or download."
        size="large"
      >
        {user ? <LibraryContents onClose={() => onOpenChange(false)} /> : <SignedOutLibrary />}
      </DialogContent>
    </Dialog>
  );
}

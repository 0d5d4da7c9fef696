import { Link } from 'wouter';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent } from '#web/ui/dialog.tsx';
import { LibraryContents } from './library-contents.tsx';
import { LIBRARY_TEXTS } from './library-texts.ts';
import { SignedOutLibrary } from './signed-out-library.tsx';
import { TrashLink } from './trash/trash-link.tsx';
import { useSelection } from './use-selection.ts';

interface ImageLibraryProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

export function ImageLibrary({ open, onOpenChange }: ImageLibraryProps) {
  const { user } = usePageState();
  const selection = useSelection();

  function change(next: boolean) {
    selection.leave();
    onOpenChange(next);
  }

  /** Escape first clears the search, then ends the selection, then closes the library. */
  function handleEscape(event: Event) {
    const { activeElement } = document;
    const typed = activeElement instanceof HTMLInputElement && activeElement.value !== '';
    if (!typed && !selection.active) return;
    event.preventDefault();
    if (!typed) selection.leave();
  }

  return (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent
        {...LIBRARY_TEXTS}
        size="large"
        aside={
          user && (
            <>
              <TrashLink onLeave={() => change(false)} />
              <Button asChild variant="ghost" size="small" className="max-sm:hidden">
                <Link href="/library" onClick={() => change(false)}>
                  Open as a page
                </Link>
              </Button>
            </>
          )
        }
        // The same height for any number of results.
        className={user ? 'h-[92dvh] sm:h-[86dvh]!' : ''}
        onEscapeKeyDown={handleEscape}
      >
        {user ? (
          <LibraryContents selection={selection} onClose={() => change(false)} />
        ) : (
          <SignedOutLibrary />
        )}
      </DialogContent>
    </Dialog>
  );
}

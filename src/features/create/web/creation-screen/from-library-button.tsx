import { LibraryBig } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Asset } from '#features/assets/contract/assets';
import { Button } from '#web/ui/button.tsx';

export interface LibraryPickerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  onChoose(asset: Asset): void;
}

interface FromLibraryButtonProps {
  /** Renders the picker of the person's own pictures. */
  library(picker: LibraryPickerProps): ReactNode;
  onChoose(asset: Asset): void;
}

/** Opens the picker, which is loaded only then. */
export function FromLibraryButton({ library, onChoose }: FromLibraryButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
        className="text-muted"
      >
        <LibraryBig aria-hidden className="size-4" />
        From your library
      </Button>
      {wasOpened &&
        library({
          open: isOpen,
          onOpenChange: setIsOpen,
          onChoose(picked) {
            setIsOpen(false);
            onChoose(picked);
          },
        })}
    </>
  );
}

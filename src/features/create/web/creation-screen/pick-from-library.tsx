import { LibraryBig } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Asset } from '#features/assets/contract/assets';
import { Button } from '#web/ui/button.tsx';

export interface LibraryPickerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  onChoose(asset: Asset): void;
}

interface PickFromLibraryProps {
  /** Renders the picker of the person's own pictures. */
  library(picker: LibraryPickerProps): ReactNode;
  onChoose(asset: Asset): void;
}

/** Opens the picker, which is loaded only then. */
export function PickFromLibrary({ library, onChoose }: PickFromLibraryProps) {
  const [picks, setPicks] = useState(false);
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setPicks(true);
        }}
        className="text-muted"
      >
        <LibraryBig aria-hidden className="size-4" />
        From your library
      </Button>
      {wanted &&
        library({
          open: picks,
          onOpenChange: setPicks,
          onChoose(picked) {
            setPicks(false);
            onChoose(picked);
          },
        })}
    </>
  );
}

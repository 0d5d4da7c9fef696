import { ImagePlus } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

/** In the header while a result is shown: back to the creation screen. */
export function CreateButton({ onClick }: { onClick(): void }) {
  return (
    <Button variant="ghost" onClick={onClick} className="px-3">
      <ImagePlus aria-hidden className="size-5 sm:hidden" />
      <span className="sr-only sm:not-sr-only">Create</span>
    </Button>
  );
}

import { SquareSplitHorizontal } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import type { Original } from './use-original.ts';

/** Switches between a cut-out and its original. */
export function OriginalToggle({ original: { shown, toggle } }: { original: Original }) {
  return (
    <Button variant={shown ? 'secondary' : 'ghost'} aria-pressed={shown} onClick={toggle}>
      <SquareSplitHorizontal aria-hidden className="size-4" />
      Show original
    </Button>
  );
}

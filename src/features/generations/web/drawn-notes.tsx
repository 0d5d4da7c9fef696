import { cn } from '#web/ui/class-names.ts';

interface DrawnNotesProps {
  /** The model's sentences on what it drew and left out. */
  notes: readonly string[];
  className?: string;
}

/** What a picture lacks is said beside it, where it is first seen. Nothing if there is nothing to say. */
export function DrawnNotes({ notes, className }: DrawnNotesProps) {
  if (notes.length === 0) return null;
  return <p className={cn('wrap-anywhere text-muted text-sm', className)}>{notes.join(' ')}</p>;
}

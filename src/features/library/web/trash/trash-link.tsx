import { Trash2 } from 'lucide-react';
import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';

/** @param onLeave called before the page is left */
export function TrashLink({ onLeave }: { onLeave?(): void }) {
  return (
    <Button asChild variant="ghost" size="small">
      <Link href="/library/trash" onClick={onLeave}>
        <Trash2 aria-hidden className="size-4" />
        Trash
      </Link>
    </Button>
  );
}

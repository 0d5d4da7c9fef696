import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { usePageState } from '#web/state/page-state.tsx';
import { Button } from '#web/ui/button.tsx';
import { SignedOutLibrary } from '../signed-out-library.tsx';
import { TrashContents } from './trash-contents.tsx';

/** Deleted pictures, to restore or erase. */
export function TrashPage() {
  const { user } = usePageState();
  return (
    <div className="site-grid min-h-dvh flex-1 content-start py-8 md:py-12">
      <Button asChild variant="ghost" size="small" className="-ml-3 mb-2">
        <Link href="/library">
          <ArrowLeft aria-hidden className="size-4" />
          Library
        </Link>
      </Button>
      <h1 className="font-serif text-title">Trash</h1>
      <p className="mt-2 mb-6 max-w-reading text-muted">
        What you delete stays here for 30 days, for you alone. Then it is erased for good.
      </p>
      {user ? <TrashContents /> : <SignedOutLibrary />}
    </div>
  );
}

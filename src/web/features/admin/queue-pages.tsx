import { Link } from 'wouter';
import type { QueuePlace } from '#web/api/moderation.ts';
import { Button } from '#web/ui/button.tsx';

interface QueuePagesProps {
  place: QueuePlace;
  total: number;
  perPage: number;
}

/** The way to the other pages, where there are any. */
export function QueuePages({ place: { status, page }, total, perPage }: QueuePagesProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (pages === 1 && page === 1) return null;
  const address = (to: number) => `/admin/moderation?status=${status}&page=${to}`;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4 py-6 text-muted text-sm">
      {page > 1 ? (
        <Button asChild>
          <Link href={address(Math.min(page - 1, pages))}>Previous</Link>
        </Button>
      ) : (
        <span />
      )}
      <span className="tabular-nums">
        Page {page} of {pages}
      </span>
      {page < pages ? (
        <Button asChild>
          <Link href={address(page + 1)}>Next</Link>
        </Button>
      ) : (
        <span />
      )}
    </nav>
  );
}

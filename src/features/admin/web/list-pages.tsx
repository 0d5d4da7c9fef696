import { Link } from 'wouter';
import { Button } from '#web/ui/button.tsx';

interface ListPagesProps {
  /** From 1. */
  page: number;
  total: number;
  perPage: number;
  /** URL of a page. */
  addressOf(page: number): string;
}

/** Links to the previous and next page, if there are several. */
export function ListPages({ page, total, perPage, addressOf }: ListPagesProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  if (pages === 1 && page === 1) return null;
  return (
    <nav aria-label="Pages" className="flex items-center justify-between gap-4 py-6 text-muted text-sm">
      {page > 1 ? (
        <Button asChild>
          <Link href={addressOf(Math.min(page - 1, pages))}>Previous</Link>
        </Button>
      ) : (
        <span />
      )}
      <span className="tabular-nums">
        Page {page.toLocaleString('en')} of {pages.toLocaleString('en')}
      </span>
      {page < pages ? (
        <Button asChild>
          <Link href={addressOf(page + 1)}>Next</Link>
        </Button>
      ) : (
        <span />
      )}
    </nav>
  );
}

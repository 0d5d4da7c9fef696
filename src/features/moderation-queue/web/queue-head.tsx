import { Link } from 'wouter';
import type { ModerationPage } from '../contract/moderation.ts';
import type { QueuePlace } from './api/moderation.ts';

interface QueueHeadProps {
  place: QueuePlace;
  counts: ModerationPage['counts'] | undefined;
}

/** The title, links to both lists with their counts, and the keyboard shortcuts. */
export function QueueHead({ place, counts }: QueueHeadProps) {
  return (
    <header className="flex flex-wrap items-end gap-x-8 gap-y-4 border-border border-b">
      <h1 className="w-full font-serif text-title sm:w-auto sm:pb-3">Moderation</h1>
      <nav aria-label="Cases" className="flex gap-6">
        {LISTS.map(({ status, label }) => (
          <Link
            key={status}
            href={status === 'open' ? '/admin/moderation' : '/admin/moderation?status=done'}
            aria-current={status === place.status ? 'page' : undefined}
            className="-mb-px flex h-11 items-center gap-1.5 border-transparent border-b-2 font-medium text-muted text-sm hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
          >
            {label}
            {counts && <span className="text-muted tabular-nums">{counts[status]}</span>}
          </Link>
        ))}
      </nav>
      <p className="ml-auto flex h-11 items-center gap-3 text-muted text-xs max-md:hidden pointer-coarse:hidden">
        {KEYS.map(({ keys, does }) => (
          <span key={does} className="flex items-center gap-1">
            {keys.map((key) => (
              <kbd key={key} className="rounded-sm border border-border px-1.5 font-mono">
                {key}
              </kbd>
            ))}
            {does}
          </span>
        ))}
      </p>
    </header>
  );
}

const LISTS = [
  { status: 'open', label: 'Open' },
  { status: 'done', label: 'Done' },
] as const;

const KEYS = [
  { keys: ['J', 'K'], does: 'next, previous' },
  { keys: ['A'], does: 'approve' },
  { keys: ['R'], does: 'remove' },
];

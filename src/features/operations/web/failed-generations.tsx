import { Link } from 'wouter';
import { BoardSection } from '#features/admin/web/board-section.tsx';
import { ExactTime } from '#features/admin/web/exact-time.tsx';
import type { Operations } from '../contract/operations.ts';

/** The newest failed generations with their internal reasons, which users do not see. */
export function FailedGenerations({ generations }: { generations: Operations['failedGenerations'] }) {
  return (
    <BoardSection title="Failed generations">
      {generations.length === 0 ? (
        <p className="py-4 text-muted text-sm">No failures.</p>
      ) : (
        <ul aria-label="Failed generations" className="divide-y divide-border text-sm">
          {generations.map(({ id, email, imageModel, failure, failedAt }) => (
            <li key={id} className="grid gap-x-6 py-2.5 leading-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <p className="text-muted tabular-nums">
                <ExactTime date={failedAt} />
              </p>
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <p>{failure}</p>
                <p className="text-muted">
                  {imageModel} ·{' '}
                  <Link
                    href={`/admin/users?${new URLSearchParams({ q: email })}`}
                    className="inline-block min-h-6 underline decoration-border-strong underline-offset-4 hover:text-ink hover:decoration-ink"
                  >
                    {email}
                  </Link>{' '}
                  · <span className="font-mono text-xs">{id}</span>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </BoardSection>
  );
}

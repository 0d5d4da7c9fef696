import { Link } from 'wouter';
import { ExactTime } from '#features/admin/web/exact-time.tsx';
import type { SecurityEventEntry } from '../contract/security-events.ts';
import { actorName, eventFacts, kindName } from './security-event-texts.ts';

const LINK =
  'inline-block min-h-6 underline decoration-border-strong underline-offset-4 hover:text-ink hover:decoration-ink';

interface SecurityEventListProps {
  events: readonly SecurityEventEntry[];
  /** Where the list shows one person, or one address, alone. */
  addressOf(filter: { person: string } | { address: string }): string;
}

export function SecurityEventList({ events, addressOf }: SecurityEventListProps) {
  return (
    <ul aria-label="Security events" className="mt-6 divide-y divide-border border-border border-t text-sm">
      {events.map((event) => (
        <li key={event.id} className="grid gap-x-6 py-3 leading-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
          <p className="text-muted tabular-nums">
            <ExactTime date={event.at} />
          </p>
          <div className="min-w-0 [overflow-wrap:anywhere]">
            <p>
              <span className="font-medium">{kindName(event.kind)}</span>:{' '}
              {event.userId === null ? (
                actorName(event)
              ) : (
                <Link href={addressOf({ person: event.userId })} className={LINK}>
                  {actorName(event)}
                </Link>
              )}
              {event.subjectUserId !== null && (
                <>
                  {' → '}
                  <Link href={addressOf({ person: event.subjectUserId })} className={LINK}>
                    {actorName({ userId: event.subjectUserId, email: event.subjectEmail })}
                  </Link>
                </>
              )}
            </p>
            <p className="text-muted">
              {eventFacts(event).join(' · ')}
              {event.address !== null && (
                <>
                  {eventFacts(event).length > 0 && ' · '}
                  from{' '}
                  <Link href={addressOf({ address: event.address })} className={`${LINK} font-mono text-xs`}>
                    {event.address}
                  </Link>
                </>
              )}
            </p>
            {event.requestId !== null && (
              <p className="font-mono text-muted text-xs">request {event.requestId}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

import { Link } from 'wouter';
import type { SecurityEventEntry } from '../contract/security-events.ts';
import { Log } from './audit-page.tsx';
import { actorName, eventFacts, kindName } from './security-event-texts.ts';

const LINK =
  'inline-block min-h-6 underline decoration-border-strong underline-offset-4 hover:text-ink hover:decoration-ink';

interface SecurityEventListProps {
  events: readonly SecurityEventEntry[];
  /** The list of one person, or of one IP address. */
  addressOf(filter: { person: string } | { address: string }): string;
}

export function SecurityEventList({ events, addressOf }: SecurityEventListProps) {
  return (
    <Log label="Security events" entries={events}>
      {(event) => (
        <>
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
        </>
      )}
    </Log>
  );
}

import { API_KEY_WARNING_DAYS } from '#platform/endpoint/api-scopes';
import { CalendarDay } from '#web/ui/calendar-day.tsx';

interface ApiKeyEndProps {
  /** ISO 8601; null: the key never expires. */
  expiresAt: string | null;
  /** Milliseconds since 1970. */
  now: number;
}

const DAY_MS = 86_400_000;

/** When a key expires, with a warning if that is soon or over. */
export function ApiKeyEnd({ expiresAt, now }: ApiKeyEndProps) {
  if (expiresAt === null) return <p className="mt-0.5 text-muted leading-relaxed">never expires</p>;
  const days = (Date.parse(expiresAt) - now) / DAY_MS;
  if (days <= 0)
    return (
      <p className="mt-0.5 text-danger leading-relaxed">
        expired on <CalendarDay date={expiresAt} />: requests with it are refused
      </p>
    );
  const isSoon = days <= API_KEY_WARNING_DAYS;
  return (
    <p className={isSoon ? 'mt-0.5 text-warning leading-relaxed' : 'mt-0.5 text-muted leading-relaxed'}>
      expires on <CalendarDay date={expiresAt} />
      {isSoon && ': create a new one before then'}
    </p>
  );
}

import { useEffect, useState } from 'react';

/**
 * A day such as `March 3, 2027`: in UTC until the page has hydrated, so that both sides render the same, then in local
 * time.
 */
export function CalendarDay({ date }: { date: string }) {
  const [timeZone, setTimeZone] = useState<string | undefined>('UTC');
  useEffect(() => setTimeZone(undefined), []);
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(date))}
    </time>
  );
}

import { useEffect, useState } from 'react';

/** A day such as `March 3, 2027`: by UTC until the page has hydrated, so that both sides render alike, then by the reader's clock. */
export function CalendarDay({ date }: { date: string }) {
  const [timeZone, setTimeZone] = useState<string | undefined>('UTC');
  useEffect(() => setTimeZone(undefined), []);
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(date))}
    </time>
  );
}

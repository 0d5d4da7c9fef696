interface RelativeTimeProps {
  /** ISO 8601. */
  date: string;
  /** Milliseconds; a prop because rendering reads no clock. */
  now: number;
}

export function RelativeTime({ date, now }: RelativeTimeProps) {
  return <time dateTime={date}>{relativeTime(Date.parse(date), now)}</time>;
}

/** 'Just now' under a minute, then whole minutes, hours and days. */
export function relativeTime(then: number, now: number): string {
  const minutes = Math.floor((now - then) / 60_000);
  if (minutes < 1) return 'Just now';
  if (minutes < 60) return ago(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? ago(hours, 'hour') : ago(Math.floor(hours / 24), 'day');
}

function ago(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** A date such as `March 3, 2027`, the same in all time zones. `day` is `YYYY-MM-DD`. */
export function WrittenDay({ day }: { day: string }) {
  return <time dateTime={day}>{FORMAT.format(new Date(day))}</time>;
}

const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

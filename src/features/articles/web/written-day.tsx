/** A day that a text names, such as `March 3, 2027`: the same for all readers. `day` is `YYYY-MM-DD`. */
export function WrittenDay({ day }: { day: string }) {
  return <time dateTime={day}>{FORMAT.format(new Date(day))}</time>;
}

const FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

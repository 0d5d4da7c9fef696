const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** To the minute, in the reader's own time zone: pages for admins are read in the browser alone. */
export function ExactTime({ date }: { date: string }) {
  return <time dateTime={date}>{FORMAT.format(new Date(date))}</time>;
}

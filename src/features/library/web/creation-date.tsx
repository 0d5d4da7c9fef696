interface CreationDateProps {
  date: string;
  /** Whether to show the time of day, too. */
  time?: boolean;
}

/** A date in the reader's time zone. Never rendered on the server, which does not know the zone. */
export function CreationDate({ date, time = false }: CreationDateProps) {
  return <time dateTime={date}>{(time ? WITH_TIME : DAY).format(new Date(date))}</time>;
}

const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const WITH_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface CreationDateProps {
  date: string;
  /** Whether the time of the day is told too. */
  time?: boolean;
}

/** A day in the reader's own time zone; never rendered on the server, which does not know it. */
export function CreationDate({ date, time = false }: CreationDateProps) {
  return <time dateTime={date}>{(time ? WITH_TIME : DAY).format(new Date(date))}</time>;
}

const DAY = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'short', day: 'numeric' });
const WITH_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

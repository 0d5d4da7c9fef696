/** A part of a text in UTF-16 units; `end` is exclusive. */
export interface Span {
  start: number;
  end: number;
}

/** The comma-separated phrases of `after` that are new; null if there are none. */
export function changedSpan(before: string, after: string): Span | null {
  const old = before.split(', ');
  const now = after.split(', ');
  let first = 0;
  while (first < now.length && now[first] === old[first]) first++;
  let last = 0;
  while (last < Math.min(now.length, old.length) - first && now.at(-1 - last) === old.at(-1 - last)) last++;
  const start = now.slice(0, first).reduce((length, phrase) => length + phrase.length + 2, 0);
  const length = now.slice(first, now.length - last).join(', ').length;
  return length > 0 ? { start, end: start + length } : null;
}

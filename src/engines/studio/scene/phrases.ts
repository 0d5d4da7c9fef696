/** A set of words and phrases that are written with commas between them. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(phrases(text));
}

/** Splits words and phrases that are written with commas between them. */
export function phrases(text: string): string[] {
  return text === '' ? [] : text.split(/,\s+/);
}

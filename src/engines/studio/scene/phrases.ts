/** Splits words and phrases that are written with commas between them. */
export function phrases(text: string): string[] {
  return text === '' ? [] : text.split(/,\s+/);
}

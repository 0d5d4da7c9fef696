/** A list of words and phrases, written with commas between them. */
export function phrases(...lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(', '));
}

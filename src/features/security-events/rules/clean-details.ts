const FIELDS_MAX = 12;
const CHARACTERS_MAX = 200;

/** Limits the details' size and removes characters that PostgreSQL cannot store. */
export function cleanDetails(details: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details)
      .slice(0, FIELDS_MAX)
      .map(([name, value]) => [name, typeof value === 'string' ? cleanText(value) : value]),
  );
}

function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').slice(0, CHARACTERS_MAX).toWellFormed();
}

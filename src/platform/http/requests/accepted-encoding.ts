const KNOWN = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof KNOWN)[number];

/** The client's preferred encoding; among equals, the one with the smallest output. @param header `Accept-Encoding` */
export function acceptedEncoding(header: string | undefined): Encoding {
  const weights = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim());
    const given = parameters.find((word) => /^q\s*=/.test(word))?.replace(/^q\s*=\s*/, '');
    const weight = given === undefined ? 1 : Number(given);
    // A malformed weight counts as 0.
    if (name !== '') weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? LEAST : (weights.get('*') ?? 0));
  return KNOWN.reduce((best, encoding) => (weightOf(encoding) > weightOf(best) ? encoding : best));
}

// If `identity` is not named, it is the last choice.
const LEAST = 0.0001;

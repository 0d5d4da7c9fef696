export type AcceptedFormat = 'avif' | 'webp' | 'original';

// Best first: the smallest file at the same quality.
const FORMATS: readonly AcceptedFormat[] = ['avif', 'webp', 'original'];

/**
 * Picture formats that an `Accept` header allows, best first (RFC 9110, 12.5.1). AVIF and WebP must be named: wildcards
 * come from clients that may not know them. The original is always included, as a fallback.
 */
export function acceptedFormats(accept: string | undefined): AcceptedFormat[] {
  const ranges = qualities(accept ?? '*/*');
  const quality = (format: AcceptedFormat) =>
    (format === 'original'
      ? (ranges.get('image/png') ?? ranges.get('image/*') ?? ranges.get('*/*'))
      : ranges.get(`image/${format}`)) ?? 0;
  const taken = FORMATS.filter((format) => quality(format) > 0);
  // The sort is stable: formats with equal weight stay in our order.
  taken.sort((a, b) => quality(b) - quality(a));
  return taken.includes('original') ? taken : [...taken, 'original'];
}

/** The header's media ranges with their weights, 0 to 1; a malformed weight counts as 1. */
function qualities(accept: string): Map<string, number> {
  return new Map(
    accept.split(',').map((element) => {
      const [range = '', ...parameters] = element.split(';').map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      const quality = weight === undefined ? 1 : Number(weight.slice(2));
      return [range, quality >= 0 && quality <= 1 ? quality : 1];
    }),
  );
}

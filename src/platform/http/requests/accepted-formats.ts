export type AcceptedFormat = 'avif' | 'webp' | 'original';

// Best first: the fewest bytes for what is seen.
const FORMATS: readonly AcceptedFormat[] = ['avif', 'webp', 'original'];

/**
 * The formats of a picture that an `Accept` header takes, best first (RFC 9110, 12.5.1). AVIF and WebP only where they
 * are named: what names no format comes from clients that have never heard of them. The original stands in for whoever takes nothing.
 */
export function acceptedFormats(accept: string | undefined): AcceptedFormat[] {
  const ranges = qualities(accept ?? '*/*');
  const quality = (format: AcceptedFormat) =>
    (format === 'original'
      ? (ranges.get('image/png') ?? ranges.get('image/*') ?? ranges.get('*/*'))
      : ranges.get(`image/${format}`)) ?? 0;
  const taken = FORMATS.filter((format) => quality(format) > 0);
  // Stable: what is taken as gladly stays in our order.
  taken.sort((a, b) => quality(b) - quality(a));
  return taken.includes('original') ? taken : [...taken, 'original'];
}

/** The media ranges of the header with their weights, 0 to 1; a damaged weight counts as none. */
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

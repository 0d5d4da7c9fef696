import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error';
import { RENDITION_WIDTHS, type RenditionWidth } from '../contract/rendition-widths.ts';

const ADDRESS = new RegExp(
  `^/images/(background-removal-)?([0-9a-f]{32})(?:\\.png|-(${RENDITION_WIDTHS.join('|')})(?:\\.(webp|avif))?)$`,
);

/** One of our own image addresses, taken apart. */
interface ImageAddress {
  /** The original's, whichever file of the picture is asked for. */
  objectKey: string;
  /** Whether it says of itself that it is a cut-out. */
  isCutout: boolean;
  /** Which rendition; without it, the original. */
  rendition?: {
    width: RenditionWidth;
    /** Without it, the best that the client takes. */
    format?: 'webp' | 'avif';
  };
}

/**
 * Where an original stands. Those of cut-outs say so, since clients name their downloads by it.
 */
export function imageAddress(objectKey: string, { isCutout = false } = {}): string {
  return `/images/${isCutout ? 'background-removal-' : ''}${objectKey}.png`;
}

/**
 * Takes apart one of our own image addresses, given as a path or with the site's origin; a query (the cache-busting
 * time) is ignored. `undefined` for any other address.
 */
export function parseImageAddress(address: string, origins: readonly string[]): ImageAddress | undefined {
  const url = URL.parse(address, origins[0]);
  if (!url || !origins.includes(url.origin)) return undefined;
  const [, prefix, objectKey, named, format] = ADDRESS.exec(url.pathname) ?? [];
  if (!objectKey) return undefined;
  const parsed = { objectKey, isCutout: prefix !== undefined };
  const width = RENDITION_WIDTHS.find((it) => String(it) === named);
  if (!width) return parsed;
  return { ...parsed, rendition: format === 'webp' || format === 'avif' ? { width, format } : { width } };
}

/**
 * The object key of an address that a client sent, of whichever file of the picture.
 * @param field where it stood, for the refusal
 * @throws AppError `invalid_request` when it is not one of this site's images.
 */
export function requireObjectKey(
  request: FastifyRequest,
  publicUrl: string,
  { address, field }: { address: string; field: string },
): string {
  const parsed = parseImageAddress(address, [publicUrl, `${request.protocol}://${request.host}`]);
  if (parsed) return parsed.objectKey;
  throw new AppError('invalid_request.image_address', { field });
}

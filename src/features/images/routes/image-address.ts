import type { FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors/app-error';
import { RENDITION_WIDTHS, type RenditionWidth } from '../contract/rendition-widths.ts';

const ADDRESS = new RegExp(
  `^/images/(background-removal-)?([0-9a-f]{32})(?:\\.png|-(${RENDITION_WIDTHS.join('|')})(?:\\.(webp|avif))?)$`,
);

/** The parts of one of our own image addresses. */
interface ImageAddress {
  /** The original's, whichever file of the picture is asked for. */
  objectKey: string;
  /** Whether the address is a cut-out's. */
  isCutout: boolean;
  /** The original if left out. */
  rendition?: {
    width: RenditionWidth;
    /** The best format that the client accepts, if left out. */
    format?: 'webp' | 'avif';
  };
}

/** The address of an original. A cut-out's has a prefix, since clients name their downloads by it. */
export function imageAddress(objectKey: string, { isCutout = false } = {}): string {
  return `/images/${isCutout ? 'background-removal-' : ''}${objectKey}.png`;
}

/**
 * Parses one of our own image addresses, given as a path or with the site's origin; a query (the cache-busting
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
 * The object key of an address that a client sent: the picture's or any of its files'.
 * @param field of the request, for the refusal
 * @throws AppError `invalid_request` if it is not one of this site's images.
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

import { AppError } from '#platform/errors/app-error';

/** Formats that can be decoded. */
export type PictureFormat = keyof typeof TYPES;

/** The media types that files of a format are sent under. */
const TYPES = {
  PNG: ['image/png', 'image/x-png', 'image/apng', 'image/vnd.mozilla.apng'],
  JPEG: ['image/jpeg', 'image/jpg', 'image/pjpeg'],
  WebP: ['image/webp'],
  AVIF: ['image/avif', 'image/avif-sequence'],
  GIF: ['image/gif'],
} as const;

const FORMATS = Object.keys(TYPES) as PictureFormat[];

/**
 * The file's format, by its declared type and by its first bytes.
 * @throws AppError `unsupported_media` if the format is not supported, or the two differ
 */
export function recognizePicture(bytes: Buffer, declaredType: string): PictureFormat {
  const type = declaredType.split(';', 1)[0]!.trim().toLowerCase();
  if (!type.startsWith('image/')) throw refusal('not_image');
  const found = formatOf(bytes);
  if (type === 'image/svg+xml' || found === 'SVG') {
    throw refusal('svg');
  }
  if (/^image\/hei[cf]/.test(type) || found === 'HEIC') {
    throw refusal('heic');
  }
  if (/^image\/(?:x-)?tiff?$/.test(type) || found === 'TIFF') {
    throw refusal('tiff');
  }
  const declared = FORMATS.find((format) => TYPES[format].some((known) => known === type));
  if (!declared) throw refusal('other');
  if (declared !== found) throw new AppError('unsupported_media.mislabeled', { declared, found });
  return found;
}

/** Recognizes the format of a file by its first bytes. */
export function formatOf(bytes: Buffer): PictureFormat | 'HEIC' | 'SVG' | 'TIFF' | undefined {
  const head = bytes.toString('latin1', 0, 1_024);
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (head.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (/^GIF8[79]a/.test(head)) return 'GIF';
  if (/^(?:II[*+]\0|MM\0[*+])/.test(head)) return 'TIFF';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'WebP';
  if (head.slice(4, 8) === 'ftyp') return formatOfBrands(head.slice(8, bytes.readUInt32BE(0)));
  // Also in UTF-16, with its NUL bytes, and with a namespace prefix.
  return /<(?:[\w.-]+:)?svg[\s/>]/i.test(head.replaceAll('\0', '')) ? 'SVG' : undefined;
}

/** An ISO base media file names its brands, four letters each; the second word is a version. */
function formatOfBrands(brands: string): PictureFormat | 'HEIC' | undefined {
  const names = brands.match(/.{4}/gs) ?? [];
  if (names.some((name) => name === 'avif' || name === 'avis')) return 'AVIF';
  return names.some((name) => /^(hei|hev|mif1|msf1)/.test(name)) ? 'HEIC' : undefined;
}

function refusal(why: 'heic' | 'not_image' | 'other' | 'svg' | 'tiff'): AppError {
  return new AppError(`unsupported_media.${why}`);
}

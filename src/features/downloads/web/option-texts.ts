import type { ImageFileFormat } from '#features/images/contract/enumerations';
import type { ImageFileOption } from '../contract/image-files.ts';

/** SVG has no size of its own. */
export type DownloadFormat = ImageFileFormat | 'svg';

export const FORMAT_NAMES: Record<DownloadFormat, string> = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  avif: 'AVIF',
  svg: 'SVG',
};

/** What a format is good for. */
export function formatHint(format: DownloadFormat, hasAlpha: boolean): string {
  if (format === 'jpeg' && hasAlpha) return 'Opens everywhere. Transparent areas become white.';
  return FORMAT_HINTS[format];
}

const FORMAT_HINTS: Record<DownloadFormat, string> = {
  png: 'Lossless, largest file.',
  jpeg: 'Opens everywhere.',
  webp: 'Small, for web pages.',
  avif: 'Smallest, for new browsers.',
  svg: 'Sharp at any size, with layers to edit.',
};

export function optionName({ method }: Pick<ImageFileOption, 'method'>): string {
  return method ? OPTION_NAMES[method] : 'Original';
}

const OPTION_NAMES = { lanczos: '4K, enlarged', neural: '4K, redrawn', studio: '4K re-render' } as const;

/** Label of a slow file's progress. */
export function makingName({ method }: Pick<ImageFileOption, 'method'>): string {
  return method === 'studio' ? 'Painting' : 'Enlarging';
}

/** How a size is made, or why it is not available. */
export function optionHint({
  method,
  availability,
}: Pick<ImageFileOption, 'method' | 'availability'>): string {
  if (availability === 'signed-out') return 'Sign in to create this size.';
  if (availability === 'not-installed') return 'Not available on this site.';
  return method ? OPTION_HINTS[method] : 'Original size.';
}

const OPTION_HINTS = {
  lanczos: 'Smooth enlargement, takes seconds.',
  neural: 'More detail by a neural network, takes minutes.',
  studio: 'The same picture with more detail, takes about a minute.',
} as const;

/** Such as `12.4 MB`, in millions of bytes. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

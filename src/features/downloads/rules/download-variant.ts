import {
  ENLARGEMENT_METHODS,
  type EnlargementMethod,
  IMAGE_FILE_FORMATS,
  type ImageFileFormat,
} from '#features/images/contract/enumerations';

/** A download of a picture: its format and, unless it is the picture's own size, how it was enlarged. */
export interface DownloadVariant {
  format: ImageFileFormat;
  method: EnlargementMethod | null;
}

/** The name in `image_files.variant`: `original.webp`, `4096-lanczos.png`. */
export function downloadVariantName({ format, method }: DownloadVariant): string {
  return `${method ? `4096-${method}` : 'original'}.${format}`;
}

/** Undefined for other files, such as renditions. */
export function parseDownloadVariant(name: string): DownloadVariant | undefined {
  return VARIANTS.find((variant) => downloadVariantName(variant) === name);
}

const VARIANTS: readonly DownloadVariant[] = [null, ...ENLARGEMENT_METHODS].flatMap((method) =>
  IMAGE_FILE_FORMATS.map((format) => ({ format, method })),
);

/** Whether making it takes long enough to be a job of its own, with progress. */
export function isSlow({ method }: Pick<DownloadVariant, 'method'>): boolean {
  return method === 'neural' || method === 'studio';
}

interface Size {
  width: number;
  height: number;
}

/** The size of a picture whose longer edge is `longEdge` pixels. */
export function enlargedSize({ width, height }: Size, longEdge: number): Size {
  const scale = longEdge / Math.max(width, height);
  const whole = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: whole(width), height: whole(height) };
}

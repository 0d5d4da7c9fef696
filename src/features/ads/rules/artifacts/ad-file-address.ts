import type { ArtifactFileType } from '../../contract/ad-enumerations.ts';

const EXTENSIONS: Record<ArtifactFileType, string> = { svg: 'svg', png: 'png', jpeg: 'jpg' };

/** The address of an ad's file. Its random key is the permission to read it. */
export function adFileAddress({ objectKey, type }: { objectKey: string; type: ArtifactFileType }): string {
  return `/ads/${objectKey}.${EXTENSIONS[type]}`;
}

/** The download name of an ad's file, with the size, such as `x-post-square-1200x1200.svg`. */
export function adFileName(
  { id, width, height }: { id: string; width: number; height: number },
  type: ArtifactFileType,
): string {
  const size = `${width}x${height}`;
  return `${id.endsWith(size) ? id : `${id}-${size}`}.${EXTENSIONS[type]}`;
}

export function contentTypeOf(type: ArtifactFileType) {
  return type === 'svg' ? 'image/svg+xml' : (`image/${type}` as const);
}

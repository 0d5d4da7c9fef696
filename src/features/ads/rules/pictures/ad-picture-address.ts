const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** Where a picture's file is read; its random key is the permission to. */
export function adPictureAddress({
  objectKey,
  contentType,
}: {
  objectKey: string;
  contentType: string;
}): string {
  return `/ad-pictures/${objectKey}.${EXTENSIONS[contentType] ?? 'png'}`;
}

const EXTENSIONS: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg' };

/** The address of a picture's file. Its random key is the permission to read it. */
export function adPictureAddress({
  objectKey,
  contentType,
}: {
  objectKey: string;
  contentType: string;
}): string {
  return `/ad-pictures/${objectKey}.${EXTENSIONS[contentType] ?? 'png'}`;
}

import type { ImageModelV4File } from '@ai-sdk/provider';

/** An image as a data URI, for provider options that take images. */
export function toDataUri(file: ImageModelV4File): string {
  if (file.type === 'url') return file.url;
  const base64 = typeof file.data === 'string' ? file.data : Buffer.from(file.data).toString('base64');
  return `data:${file.mediaType};base64,${base64}`;
}

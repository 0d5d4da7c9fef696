import type { ImageModelV4File } from '@ai-sdk/provider';

/** A picture as text, for providers that take several under a name of their own. */
export function toDataUri(file: ImageModelV4File): string {
  if (file.type === 'url') return file.url;
  const base64 = typeof file.data === 'string' ? file.data : Buffer.from(file.data).toString('base64');
  return `data:${file.mediaType};base64,${base64}`;
}

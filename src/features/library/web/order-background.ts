import { type BackgroundInput, createEdit } from '#features/editing/contract/edits';
import { call } from '#web/api/call.ts';
import type { LibraryPicture } from './library-entries.ts';

/** Orders a background for one picture of a selection; with the same key it is paid once. */
export function orderBackground(background: BackgroundInput) {
  return async ({ image }: LibraryPicture, keyFor: (content: string) => string): Promise<void> => {
    const body = { imageId: image.id ?? '', operation: 'background' as const, background };
    await call(createEdit, { body, idempotencyKey: keyFor(JSON.stringify(body)) });
  };
}

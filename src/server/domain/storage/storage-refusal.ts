import { bytesInWords } from '#contract/bytes-in-words';
import type { Database, DatabaseTransaction } from '#platform/db/client';
import { sumStorageParts } from '#server/db/queries/storage';
import { AppError } from '#server/errors';
import { isVisitor } from './storage-owner.ts';

// Uploads that visitors leave unused end within this time.
const VISITOR_RETRY_S = 3_600;
const SITE_RETRY_S = 3_600;

/** Why one owner's bytes do not fit, and what to delete. */
export async function refusalOfOwner(
  db: Database | DatabaseTransaction,
  { owner, used, limit, bytes }: { owner: string; used: number; limit: number; bytes: number },
): Promise<AppError> {
  const facts = { usedBytes: Math.max(0, used), limitBytes: limit };
  const isFull = used >= limit;
  const standing = `${bytesInWords(facts.usedBytes)} of ${bytesInWords(limit)} is used`;
  if (isVisitor(owner))
    return new AppError(
      'storage_full',
      `Visitors from your network have used up the storage that they share: ${standing}. Unused uploads are deleted within an hour, everything else within a week. Please try again later, or sign in.`,
      { ...facts, retryAfter: VISITOR_RETRY_S },
    );
  const { pictureBytes, uploadBytes } = await sumStorageParts(db, owner.slice('user:'.length));
  const rest = bytesInWords(Math.max(0, facts.usedBytes - pictureBytes - uploadBytes));
  const parts = `${standing} (pictures ${bytesInWords(pictureBytes)}, uploads ${bytesInWords(uploadBytes)}, ads and the rest ${rest})`;
  const what = isFull
    ? 'Your storage is full'
    : `There is not enough room in your storage for ${bytesInWords(bytes)} more`;
  return new AppError(
    'storage_full',
    `${what}: ${parts}. Delete uploads on your account page, or pictures in your library, and try again. Ads are deleted by themselves within a week.`,
    facts,
  );
}

/** Where the room that all visitors share is used up. Those who signed in do not need it. */
export function refusalOfVisitors(): AppError {
  return new AppError(
    'storage_full',
    'All visitors together have used up the storage that they share. Please try again later, or sign in.',
    { retryAfter: VISITOR_RETRY_S },
  );
}

/** Where the room that everybody shares is used up. */
export function refusalOfSite(): AppError {
  return new AppError(
    'storage_full',
    'This site has stored as much as it may, so nothing can be added right now. Please try again later.',
    { retryAfter: SITE_RETRY_S },
  );
}

import type { Database } from '#platform/db/client';
import type { OwnPage } from '../contract/people.ts';
import { deletePageOfUser, findPageOfUser } from '../queries/person-pages.ts';

export async function findOwnPage({ db }: { db: Database }, userId: string): Promise<OwnPage> {
  const page = await findPageOfUser(db, userId);
  return { name: page?.name ?? null, isRemoved: !!page?.removedAt };
}

/** The pictures stay in the gallery. A page that an admin has removed is kept, so that it cannot be chosen again. */
export async function removeOwnPage({ db }: { db: Database }, userId: string): Promise<void> {
  await deletePageOfUser(db, userId);
}

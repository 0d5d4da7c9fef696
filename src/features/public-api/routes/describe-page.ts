import { findOwnPage } from '#features/people/rules/own-page';
import type { Database } from '#platform/db/client';
import { presentV1Page } from './present-v1.ts';

/** A person's public page in the format of `/api/v1`, or that there is none. */
export async function describePage(
  { db, publicUrl }: { db: Database; publicUrl: string },
  { userId }: { userId: string },
): Promise<ReturnType<typeof presentV1Page>> {
  return presentV1Page(await findOwnPage({ db }, userId), { publicUrl });
}

import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Database } from '#platform/db/client';
import type { OauthClients } from '#platform/db/schema.generated';

export type ClientRow = Selectable<OauthClients>;

export async function insertClient(
  db: Database,
  { name, redirectUris }: { name: string; redirectUris: readonly string[] },
): Promise<ClientRow> {
  return await db
    .insertInto('oauthClients')
    .values({ name, redirectUris: [...redirectUris] })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** @param id as a program sends it: perhaps no id at all */
export async function findClient(db: Database, id: string): Promise<ClientRow | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  return await db.selectFrom('oauthClients').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Programs registered before that nobody is connected to now. One that is disconnected must register again. */
export async function deleteUnusedClients(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('oauthClients')
    .where('createdAt', '<', before)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('oauthGrants')
            .select('oauthGrants.keyId')
            .whereRef('oauthGrants.clientId', '=', 'oauthClients.id'),
        ),
      ),
    )
    .execute();
}

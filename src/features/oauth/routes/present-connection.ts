import { type Connection, connection } from '../contract/connections.ts';
import type { listConnections } from '../rules/list-connections.ts';

type GrantRow = Awaited<ReturnType<typeof listConnections>>[number];

export function presentConnection({ keyId, name, scopes, createdAt, lastUsedAt }: GrantRow): Connection {
  return connection.parse({
    id: keyId,
    name,
    scopes,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  });
}

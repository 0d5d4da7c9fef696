import { randomUUID } from 'node:crypto';
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { KeyOwner } from '#features/api-keys/routes/require-key';
import { AppError } from '#platform/errors/app-error';

interface Session {
  userId: string;
  keyId: string;
  usedAt: number;
  /** Calls. */
  running: number;
  transport: StreamableHTTPServerTransport;
}

const MOST = { ofUser: 10, ofAll: 500 };
const IDLE_MS = 30 * 60_000;
const SWEEP_MS = 60_000;
const RETRY_AFTER_S = 60;

/** Open sessions of this process. They hold no state but running calls, so a client whose session has ended begins another. */
export function createMcpSessions(createServer: (beginCall: () => () => void) => McpServer) {
  const sessions = new Map<string, Session>();
  const sweeper = setInterval(() => {
    for (const session of sessions.values())
      if (session.running === 0 && Date.now() - session.usedAt > IDLE_MS) void session.transport.close();
  }, SWEEP_MS);
  sweeper.unref();

  return {
    /**
     * The session of a request, or a new one.
     * @throws AppError `not_found` for an ended one, and for that of another key; `rate_limited`
     */
    async find(id: string | undefined, owner: KeyOwner): Promise<StreamableHTTPServerTransport> {
      const { user, key } = owner;
      if (id === undefined) return await open(owner);
      const session = sessions.get(id);
      if (session?.keyId !== key.id || session.userId !== user.id) throw new AppError('not_found.address');
      session.usedAt = Date.now();
      return session.transport;
    },
    async close(): Promise<void> {
      clearInterval(sweeper);
      await Promise.all([...sessions.values()].map(({ transport }) => transport.close()));
    },
  };

  async function open(owner: KeyOwner): Promise<StreamableHTTPServerTransport> {
    const own = [...sessions.values()]
      .filter(({ userId }) => userId === owner.user.id)
      .toSorted((one, other) => one.usedAt - other.usedAt);
    // Clients seldom end their sessions. Closing one cancels its calls.
    const idle = own.find(({ running }) => running === 0);
    if (own.length >= MOST.ofUser && idle) await idle.transport.close();
    else if (own.length >= MOST.ofUser || sessions.size >= MOST.ofAll)
      throw new AppError('rate_limited.open_requests', { retryAfter: RETRY_AFTER_S });
    const server = createServer(() => {
      session.usedAt = Date.now();
      session.running++;
      return () => {
        session.usedAt = Date.now();
        session.running--;
      };
    });
    const transport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => {
        session.usedAt = Date.now();
        sessions.set(id, session);
      },
    });
    const session: Session = {
      userId: owner.user.id,
      keyId: owner.key.id,
      usedAt: Date.now(),
      running: 0,
      transport,
    };
    transport.onclose = () => {
      if (transport.sessionId !== undefined) sessions.delete(transport.sessionId);
    };
    await server.connect(transport as Transport);
    return transport;
  }
}

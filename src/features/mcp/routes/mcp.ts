import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KeyOwner } from '#features/api-keys/routes/require-key';
import { AppError } from '#platform/errors/app-error';
import type { App } from '#platform/http/app';
import { hijackResponse } from '#platform/http/responses/event-stream';
import { route } from '#platform/http/route';
import { endMcpSession, postMcp } from '../contract/mcp.ts';
import { authOf, createMcpServer, type McpServerDeps } from './mcp-server.ts';
import { createMcpSessions } from './mcp-sessions.ts';

/** The site for chat programs and agents, by the Model Context Protocol over streamable HTTP; decision 050. */
export function registerMcp(app: App, deps: McpServerDeps): void {
  const sessions = createMcpSessions((beginCall) => createMcpServer(deps, { beginCall, logger: app.log }));
  app.addHook('preClose', () => sessions.close());

  route(app, postMcp, async ({ request, reply, user, key }) => {
    requireOwnHost(request, deps.publicUrl);
    if (Array.isArray(request.body) && request.body.length > BATCH_MAX)
      throw new AppError('invalid_request.batch', { most: BATCH_MAX });
    return await handle(request, reply, { user, key } as KeyOwner);
  });

  route(app, endMcpSession, async ({ request, reply, user, key }) => {
    requireOwnHost(request, deps.publicUrl);
    return await handle(request, reply, { user, key } as KeyOwner);
  });

  async function handle(request: FastifyRequest, reply: FastifyReply, owner: KeyOwner) {
    const id = request.headers['mcp-session-id'];
    const transport = await sessions.find(typeof id === 'string' ? id : undefined, owner);
    const message = Object.assign(request.raw, { auth: authOf(owner) });
    await transport.handleRequest(message, hijackResponse(reply), request.body);
    return reply;
  }
}

/**
 * A page whose name was pointed at this server (DNS rebinding) names itself as the host.
 * @throws AppError `cross_site`
 */
function requireOwnHost({ headers, host }: FastifyRequest, publicUrl: string): void {
  const names = [host, ...(headers.origin === undefined ? [] : [URL.parse(headers.origin)?.host ?? ''])];
  if (!names.every((name) => name === new URL(publicUrl).host || LOOPBACK.test(name)))
    throw new AppError('cross_site');
}

/** Messages in one request. */
const BATCH_MAX = 4;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

import type { AuthInfo } from '@modelcontextprotocol/sdk/server/auth/types.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { CallToolResult, ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyBaseLogger } from 'fastify';
import { type KeyOwner, requireScope } from '#features/api-keys/routes/require-key';
import type { countOpenRequests } from '#features/openai-api/routes/open-requests';
import { presentV1Generation } from '#features/public-api/routes/present-v1';
import type { SecurityEventsDeps } from '#features/security-events/rules/record-security-event';
import { requireDiskSpace } from '#features/storage/rules/require-disk-space';
import { countCall } from '#platform/http/rate-limits/count-calls';
import type { RateLimiters } from '#platform/http/rate-limits/create-rate-limiters';
import { toAppError } from '#platform/http/responses/error-handler';
import { awaitGeneration } from '../rules/await-generation.ts';
import { ABOUT_CONTENT, quoteContent } from '../rules/quote-content.ts';
import { type PresentPicturesDeps, presentPictures } from './present-pictures.ts';
import type { ToolDeps, ToolOutcome } from './tool.ts';
import { TOOLS } from './tools.ts';

export type McpServerDeps = ToolDeps &
  PresentPicturesDeps &
  SecurityEventsDeps &
  Parameters<typeof requireDiskSpace>[0] & {
    limits: RateLimiters;
    countOpenRequest: ReturnType<typeof countOpenRequests>;
  };

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

const INSTRUCTIONS = `Makes and changes pictures, and finds them in a public gallery and in the person's own library. Making and changing costs credits of the person: say so, and ask before making many. ${ABOUT_CONTENT}`;

/** A key and its owner, for the protocol's server: as the request found them, since scopes change while a session is open. */
export function authOf(owner: KeyOwner): AuthInfo {
  return { token: '', clientId: owner.key.id, scopes: owner.key.scopes, extra: { owner } };
}

/**
 * The protocol's server for one session.
 * @param beginCall notes that a call runs until the function that it returns is called
 */
export function createMcpServer(
  deps: McpServerDeps,
  { beginCall, logger }: { beginCall(): () => void; logger: FastifyBaseLogger },
): McpServer {
  const server = new McpServer({ name: 'framewright', version: '1.0.0' }, { instructions: INSTRUCTIONS });

  for (const [name, tool] of Object.entries(TOOLS)) {
    const { title, description, input, scope, effect } = tool;
    const annotations = {
      title,
      readOnlyHint: effect === undefined,
      destructiveHint: false,
      idempotentHint: effect !== 'costs',
      openWorldHint: tool.opensWeb ?? false,
    };
    server.registerTool(name, { title, description, inputSchema: input, annotations }, (async (
      asked: Record<string, unknown>,
      extra: Extra,
    ) => {
      const owner = extra.authInfo!.extra!.owner as KeyOwner;
      const { user, key } = owner;
      const endCall = beginCall();
      // Not until its connection ends: the call goes on when its reader has gone.
      let release: (() => void) | undefined;
      try {
        release = deps.countOpenRequest(user.id);
        const count = async (limit: keyof RateLimiters) =>
          // The ad creator counts people beside addresses.
          await countCall(deps.limits[limit], limit.startsWith('ad') ? `user ${user.id}` : user.id);
        if (scope) requireScope(deps, owner, scope);
        if (effect) await requireDiskSpace(deps);
        if (effect === 'costs') await count('paid');
        const caller = {
          userId: user.id,
          apiKeyId: key.id,
          count,
          signal: extra.signal,
          ...progressOf(extra),
        };
        const outcome = await tool.run(deps, caller, asked);
        return await present(outcome, user.id, extra);
      } catch (error) {
        extra.signal.throwIfAborted();
        return presentError(error as Error, logger);
      } finally {
        release?.();
        endCall();
      }
    }) as never);
  }
  return server;

  async function present(outcome: ToolOutcome, userId: string, extra: Extra): Promise<CallToolResult> {
    if (outcome.kind === 'facts')
      return { content: [{ type: 'text', text: quoteContent('site', outcome.facts) }] };
    if (outcome.kind === 'files') {
      const links = outcome.files.map(({ path, name, mimeType }) => ({
        type: 'resource_link' as const,
        uri: deps.publicUrl + path,
        name,
        mimeType,
      }));
      const text = `${ABOUT_CONTENT}\n${quoteContent('page', outcome.facts)}`;
      return { content: [{ type: 'text', text }, ...links] };
    }
    if (outcome.kind === 'pictures') {
      const { from, pictures, total } = outcome;
      const facts = pictures.map((picture) => picture.facts);
      return {
        content: [
          { type: 'text', text: `${ABOUT_CONTENT}\n${quoteContent(from, { total, pictures: facts })}` },
          ...(await presentPictures(deps, pictures)),
        ],
      };
    }
    const generation = await awaitGeneration(
      deps,
      { userId, id: outcome.id },
      { signal: extra.signal, ...progressOf(extra) },
    );
    const facts = presentV1Generation(generation, deps);
    const pictures = generation.images.map(({ id, objectKey }) => ({ objectKey, name: `Picture ${id}` }));
    return {
      content: [
        { type: 'text', text: `${STATES[facts.status]}\n${quoteContent('library', facts)}` },
        ...(await presentPictures(deps, pictures)),
      ],
      isError: facts.status === 'failed',
    };
  }
}

const STATES = {
  generating: 'It is still being made. Call get_generation with its id.',
  completed: 'It is finished.',
  failed: 'No picture was made.',
} as const;

function progressOf({ _meta, sendNotification }: Extra) {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return {};
  return {
    onProgress: (progress: number) =>
      sendNotification({
        method: 'notifications/progress',
        params: { progressToken, progress, total: 1 },
      }),
  };
}

/** The words of the error, and what programs need of it. */
function presentError(error: Error, logger: FastifyBaseLogger): CallToolResult {
  const { message, code, status, details } = toAppError(error as Error & { code: string });
  if (status >= 500) logger.error({ err: error }, 'tool call failed');
  return {
    isError: true,
    content: [
      { type: 'text', text: message },
      { type: 'text', text: quoteContent('site', { code, ...details }) },
    ],
  };
}

import { endpoint } from '#platform/endpoint/endpoint';
import { EDIT_MAX_BYTES } from '#platform/limits/limits';

/** The Model Context Protocol over streamable HTTP. Its messages are those of the protocol, so our documentation has none. */

const MESSAGES = {
  description: 'Messages of the protocol.',
  type: ['text/event-stream', 'application/json'],
};

/** Each tool asks for its own scope. */
export const postMcp = endpoint({
  method: 'POST',
  path: '/mcp',
  access: 'key',
  takesAccessTokens: true,
  // With the mask of an edit.
  bodyMaxBytes: EDIT_MAX_BYTES,
  responses: { 200: MESSAGES },
  // The tools that store something check it themselves.
  runsWhenDiskFull: true,
  sendsPictures: true,
});

export const endMcpSession = endpoint({
  method: 'DELETE',
  path: '/mcp',
  access: 'key',
  takesAccessTokens: true,
  responses: { 200: { description: 'The session has ended.' } },
});

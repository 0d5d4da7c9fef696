import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiParts, answerApi } from './answer-api.ts';
import { answerControl } from './answer-control.ts';
import { answerPage } from './pages/answer-page.ts';
import type { StripeStandIn } from './stripe-stand-in.ts';
import { ApiError } from './wire/api-error.ts';
import { parseForm } from './wire/parse-form.ts';

export interface RequestParts extends ApiParts {
  standIn: StripeStandIn;
}

/** More than any API request needs. */
const MAX_BODY_BYTES = 1024 * 1024;
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Routes each request to the API, the controls or the pages. Never rejects. */
export async function handleRequest(
  parts: RequestParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    refuseOtherSites(request);
    const body = await readBody(request);
    const { pathname } = new URL(request.url!, 'http://stand-in');
    if (pathname.startsWith('/v1/')) await answerApi(parts, request, response, body);
    else if (pathname.startsWith('/_control/') && request.method === 'POST') {
      const input: unknown = body === '' ? {} : JSON.parse(body);
      const result = await answerControl(parts.standIn, pathname.slice('/_control/'.length), input);
      sendJson(response, 200, result ?? {});
    } else {
      parts.settle();
      const form = request.method === 'POST' ? parseForm(body) : {};
      const method = request.method ?? 'GET';
      await answerPage({ standIn: parts.standIn, method, path: pathname, form }, response);
      parts.settle();
    }
  } catch (error) {
    refuse(response, error);
  }
}

/** Refuses requests from other sites' pages, and under other host names (DNS rebinding). */
function refuseOtherSites({ headers, method }: IncomingMessage): void {
  const crossSite = method !== 'GET' && headers['sec-fetch-site'] === 'cross-site';
  if (crossSite || !LOCAL_HOST.test(headers.host ?? ''))
    throw new ApiError(403, {
      type: 'invalid_request_error',
      message: 'Only requests from this machine are allowed.',
    });
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES)
      throw new ApiError(413, { type: 'invalid_request_error', message: 'The request is too large.' });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body, null, 2));
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  if (error instanceof ApiError) sendJson(response, error.status, { error: error.body });
  else if (error instanceof SyntaxError) sendJson(response, 400, { error: { message: error.message } });
  else {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    sendJson(response, 500, { error: { type: 'api_error', message } });
  }
}

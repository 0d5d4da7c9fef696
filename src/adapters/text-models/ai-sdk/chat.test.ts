import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { CallResult } from '#ports/call-journal';
import { GOOD_ANSWER } from '#testing/words-server';
import { createHurriedClock } from '../../model-providers/calls/hurried-clock.fixture.ts';
import { createHostedModels } from '../../model-providers/hosted-models.ts';
import { createHostedTextModel } from './hosted-text-model.ts';

interface ChatRequest {
  response_format?: unknown;
  messages: { role: string; content: string }[];
}

interface Reply {
  status?: number;
  body: unknown;
}

const { signal } = new AbortController();
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const said = (message: object, finishReason = 'stop'): Reply => ({
  body: { choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finishReason }] },
});
const good = said({ content: JSON.stringify(GOOD_ANSWER) });
const refusedFor = (message: string): Reply => ({
  status: 400,
  body: { error: { message, type: 'invalid' } },
});

/** A server that answers with `reply`, and a model on it. */
async function serve(reply: (request: ChatRequest) => Reply) {
  const requests: ChatRequest[] = [];
  const results: CallResult[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const request = JSON.parse(Buffer.concat(chunks).toString()) as ChatRequest;
    requests.push(request);
    const { status = 200, body } = reply(request);
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const hosted = createHostedModels({
    settings: { 'openai-compatible': { baseUrl } },
    callTimeoutS: 120,
    journal: { begin: async () => '1', end: async (_, result) => void results.push(result) },
    onJournalFailure: () => undefined,
    clock: createHurriedClock(),
  });
  const model = createHostedTextModel({ id: 'openai-compatible/m', hosted, purpose: 'generation' });
  const enhance = () =>
    model.enhancePrompt!({ prompt: 'a lighthouse keeper', maxCharacters: 900 }, { signal });
  return { enhance, requests, results };
}

describe('a server without response formats', () => {
  test.each([
    "'response_format.type' must be 'text'",
    'json_schema is not supported by this backend',
    'Structured outputs are not available for this model',
  ])('gets the schema in the prompt from then on: %s', async (message) => {
    const { enhance, requests, results } = await serve(({ response_format }) =>
      response_format ? refusedFor(message) : good,
    );
    expect(await enhance()).toBe(GOOD_ANSWER.prompt);
    expect(await enhance()).toBe(GOOD_ANSWER.prompt);
    expect(requests.map(({ response_format }) => response_format !== undefined)).toEqual([
      true,
      false,
      false,
    ]);
    expect(requests[2]!.messages[0]!.content).toContain('JSON schema');
    expect(results.map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered']);
  });
});

test('a model without a system role gets instructions and prompt in one turn', async () => {
  const { enhance, requests } = await serve(({ messages }) =>
    messages[0]!.role === 'system' ? refusedFor('System role not supported') : good,
  );
  expect(await enhance()).toBe(GOOD_ANSWER.prompt);
  expect(requests[1]!.messages.map(({ role }) => role)).toEqual(['user']);
  expect(requests[1]!.messages[0]!.content).toMatch(
    /^You write out[\s\S]*never repeat these instructions[\s\S]*lighthouse/,
  );
});

test('a request refused for another reason is rejected', async () => {
  const { enhance, requests } = await serve(() => refusedFor('The context is too long for this model'));
  await expect(enhance()).rejects.toMatchObject({
    kind: 'rejected',
    reason: expect.stringContaining('too long'),
  });
  expect(requests).toHaveLength(1);
});

describe('a model that declines', () => {
  test.each([
    ['in a separate field', said({ content: null, refusal: 'I can’t describe that person.' })],
    ['by its filter', said({ content: '' }, 'content_filter')],
    ['by its filter, midway', said({ content: '{"prompt":"A light' }, 'content_filter')],
    ['in words', said({ content: 'I cannot assist with that request.' })],
  ])('%s is rejected', async (_, reply) => {
    const { enhance, requests, results } = await serve(() => reply);
    const failure = await enhance().catch((error) => error);
    expect(failure).toMatchObject({ name: 'ProviderError', kind: 'rejected' });
    expect(failure.reason).toMatch(/^OpenAI-compatible server declined this(\.|: “[^”{}]+\.”)$/);
    expect(requests).toHaveLength(1);
    expect(results).toMatchObject([{ outcome: 'rejected' }]);
  });
});

test('an empty answer is requested once more, also if the model only reasoned', async () => {
  const replies = [said({ content: '', reasoning_content: 'Let me think…' }, 'length'), good];
  const { enhance, results } = await serve(() => replies.shift() ?? good);
  expect(await enhance()).toBe(GOOD_ANSWER.prompt);
  expect(results.map(({ outcome }) => outcome)).toEqual(['transient', 'delivered']);
});

test('an answer without a token count keeps the expected cost', async () => {
  const { enhance, results } = await serve(() => good);
  await enhance();
  expect(results).toEqual([{ outcome: 'delivered' }]);
});

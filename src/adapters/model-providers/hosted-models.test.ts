import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ProviderError } from '#platform/errors/provider-error';
import type { CallJournal, CallResult, ModelCall } from '#ports/call-journal';
import type { HostedCall } from './calls/call-model.ts';
import { createHurriedClock } from './calls/hurried-clock.fixture.ts';
import {
  cutConnection,
  hang,
  refusal,
  startScriptedServer,
  status,
} from './calls/scripted-server.fixture.ts';
import { createHostedModels, type HostedModels } from './hosted-models.ts';
import type { Provider } from './provider.ts';
import { openaiCompatible } from './providers/openai-compatible.ts';

const ID = 'openai-compatible/some/model';
const KEY = 'opaque-value-of-a-key';
const PICTURE = status(200, { created: 1, data: [{ b64_json: Buffer.from('picture').toString('base64') }] });
const TEN_MINUTES_S = 600;

interface Entry {
  call: ModelCall;
  result?: CallResult;
}

let server: Awaited<ReturnType<typeof startScriptedServer>>;
let clock: ReturnType<typeof createHurriedClock>;
let entries: Entry[];
let failures: unknown[];

beforeEach(async () => {
  server = await startScriptedServer();
  clock = createHurriedClock();
  entries = [];
  failures = [];
});
afterEach(() => server.close());

function open(journal: Partial<CallJournal> = {}, random = () => 0.5): HostedModels {
  return createHostedModels({
    settings: { 'openai-compatible': { baseUrl: server.url, apiKey: KEY } },
    callTimeoutS: TEN_MINUTES_S,
    journal: {
      begin: async (call) => String(entries.push({ call }) - 1),
      end: async (callId, result) => {
        entries[Number(callId)]!.result = result;
      },
      ...journal,
    },
    onJournalFailure: (error) => failures.push(error),
    clock,
    random,
  });
}

async function paint(hosted: HostedModels, options: Partial<HostedCall> = {}) {
  const { model } = await hosted.image(ID);
  const call = {
    id: ID,
    kind: 'image',
    purpose: 'generation',
    expectedUsd: 0.04,
    isCostAssumed: false,
    signal: new AbortController().signal,
    ...options,
  } as const;
  return await hosted.call(call, async ({ signal, headers }) => {
    const { images } = await model.doGenerate({
      prompt: 'a cat',
      n: 1,
      size: undefined,
      aspectRatio: undefined,
      seed: undefined,
      files: undefined,
      mask: undefined,
      providerOptions: {},
      abortSignal: signal,
      headers,
    });
    return { value: String(images[0]), result: { images: images.length } };
  });
}

const outcomes = () => entries.map(({ result }) => result?.outcome);

describe('a call', () => {
  test('returns the answer, and is journaled before and after', async () => {
    server.answer((response, request) => {
      expect(entries).toEqual([
        {
          call: { model: ID, kind: 'image', purpose: 'generation', expectedUsd: 0.04, isCostAssumed: false },
        },
      ]);
      PICTURE(response, request);
    });
    expect(await paint(open())).toBe(Buffer.from('picture').toString('base64'));
    expect(entries.map(({ result }) => result)).toEqual([{ outcome: 'delivered', images: 1 }]);
    expect(clock.limits()).toBe(0);
  });

  test('is retried after a rate limit, at the provider’s retry time', async () => {
    server.answer(refusal(429, 'Slow down', { 'retry-after': '20' }), PICTURE);
    await paint(open());
    expect(clock.waits).toEqual([20_250]);
    expect(outcomes()).toEqual(['transient', 'delivered']);
    expect(entries[0]!.result).toEqual({
      outcome: 'transient',
      detail: 'OpenAI-compatible server: 429 Slow down',
    });
  });

  test('is retried at the provider’s retry date', async () => {
    const at = new Date(clock.now() + 33_000).toUTCString();
    server.answer(refusal(503, 'Later', { 'retry-after': at }), PICTURE);
    await paint(open());
    expect(clock.waits).toEqual([33_250]);
  });

  test('fails if the retry time is more than a minute away', async () => {
    server.answer(refusal(429, 'Tomorrow', { 'retry-after': '61' }), PICTURE);
    await expect(paint(open())).rejects.toMatchObject({
      kind: 'transient',
      wasRetried: true,
      retryAfterMs: 61_000,
      reason: 'OpenAI-compatible server gets too many requests at the moment.',
    });
    expect(outcomes()).toEqual(['transient']);
    expect(clock.waits).toEqual([]);
  });

  test('fails if a retry would start too late', async () => {
    server.answer((response, request) => {
      clock.pass((TEN_MINUTES_S - 10) * 1000);
      refusal(503, 'Later', { 'retry-after': '10' })(response, request);
    }, PICTURE);
    await expect(paint(open())).rejects.toMatchObject({ kind: 'transient', wasRetried: true });
    expect(outcomes()).toEqual(['transient']);
    expect(clock.waits).toEqual([]);
  });

  test('fails after three attempts with growing delays', async () => {
    server.answer(refusal(500, 'Oops'));
    await expect(paint(open())).rejects.toMatchObject({
      kind: 'transient',
      wasRetried: true,
      message: 'OpenAI-compatible server: 500 Oops',
    });
    expect(outcomes()).toEqual(['transient', 'transient', 'transient']);
    expect(clock.waits).toEqual([250, 500]);
  });

  test.each([
    [refusal(401, 'Incorrect API key provided'), 'misconfigured'],
    [refusal(404, 'The model does not exist'), 'misconfigured'],
    [refusal(400, 'Your request was rejected by the safety system'), 'rejected'],
    [refusal(422, 'Wrong size'), 'rejected'],
    [status(302, '', { location: 'https://elsewhere.example/' }), 'misconfigured'],
  ])('is not retried after a final error (%#)', async (answer, kind) => {
    server.answer(answer);
    await expect(paint(open())).rejects.toMatchObject({ kind });
    expect(outcomes()).toEqual([kind]);
  });

  test('is retried after a cut connection', async () => {
    server.answer(cutConnection, PICTURE);
    await paint(open());
    expect(outcomes()).toEqual(['transient', 'delivered']);
  });

  test('is retried after a cut answer', async () => {
    server.answer((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data":[', () => response.destroy());
    }, PICTURE);
    await paint(open());
    expect(entries[0]!.result).toMatchObject({ outcome: 'transient', usd: 0.04 });
    expect(outcomes()).toEqual(['transient', 'delivered']);
  });

  test('is retried after malformed JSON, which may have been charged', async () => {
    server.answer(status(200, '{"data":[{'), PICTURE);
    await paint(open());
    expect(entries[0]!.result).toMatchObject({ outcome: 'transient', usd: 0.04 });
  });

  test('is retried once after an answer that is too large', async () => {
    server.answer(status(200, '', { 'content-length': String(65 * 1024 * 1024) }));
    await expect(paint(open())).rejects.toMatchObject({
      kind: 'transient',
      wasRetried: true,
      reason: 'OpenAI-compatible server sent too much data.',
    });
    expect(outcomes()).toEqual(['transient', 'transient']);
  });

  test('is retried once if the adapter rejects the answer', async () => {
    const useless = async () => {
      throw new ProviderError('transient', 'no picture', {
        failure: { code: 'noPicture', label: 'It' },
      });
    };
    const call = { id: ID, kind: 'image', purpose: 'ads', expectedUsd: 0, isCostAssumed: false } as const;
    await expect(
      open().call({ ...call, signal: new AbortController().signal }, useless),
    ).rejects.toMatchObject({ kind: 'transient', wasRetried: true, reason: 'It sent no picture.' });
    expect(outcomes()).toEqual(['transient', 'transient']);
  });

  test('ends at its time limit, and is not retried', async () => {
    server.answer(hang);
    const asked = server.nextRequest();
    const ended = expect(paint(open())).rejects.toMatchObject({
      kind: 'transient',
      wasRetried: true,
      message: 'OpenAI-compatible server: no answer within 600 s',
    });
    await asked;
    clock.pass(TEN_MINUTES_S * 1000);
    await ended;
    expect(entries.map(({ result }) => result)).toMatchObject([{ outcome: 'transient', usd: 0.04 }]);
  });

  test('has the same idempotency key at each attempt, and another for another request', async () => {
    server.answer(refusal(500, 'Oops'), PICTURE);
    const hosted = open();
    await paint(hosted, { requestKey: 'one' });
    await paint(hosted, { requestKey: 'two' });
    await paint(hosted);
    const [first, second, third, fourth] = server.headers.map((headers) => headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(fourth).toBeUndefined();
  });

  test('never reveals the API key, even if the provider repeats it', async () => {
    server.answer((response, request) => {
      const { authorization } = request.headers;
      expect(authorization).toBe(`Bearer ${KEY}`);
      const coded = Buffer.from(`x${authorization}`).toString('base64');
      refusal(400, `Bad ${authorization} ${coded} ${encodeURIComponent(KEY)}`)(response, request);
    });
    const error = await paint(open()).catch((thrown: ProviderError) => thrown);
    const told = JSON.stringify([error, (error as Error).message, (error as Error).stack, entries]);
    expect(told).toContain('[removed]');
    expect(told).not.toContain(KEY);
    expect(told).not.toContain(Buffer.from(`xBearer ${KEY}`).toString('base64').slice(12, -4));
  });
});

describe('an abort', () => {
  const reason = new Error('The worker stops');

  test('ends a call at once, and journals it as abandoned', async () => {
    server.answer(hang);
    const controller = new AbortController();
    const asked = server.nextRequest();
    const ended = expect(paint(open(), { signal: controller.signal })).rejects.toBe(reason);
    await asked;
    controller.abort(reason);
    await ended;
    expect(entries.map(({ result }) => result)).toEqual([{ outcome: 'abandoned', usd: 0.04 }]);
  });

  test('ends a call whose attempt ignores the signal', async () => {
    const controller = new AbortController();
    const call = { id: ID, kind: 'image', purpose: 'ads', expectedUsd: 0, isCostAssumed: false } as const;
    const ended = open().call({ ...call, signal: controller.signal }, () => new Promise(() => {}));
    queueMicrotask(() => controller.abort(reason));
    await expect(ended).rejects.toBe(reason);
    expect(outcomes()).toEqual(['abandoned']);
  });

  test('ends the wait between two attempts', async () => {
    const controller = new AbortController();
    server.answer(refusal(500, 'Oops'));
    const journal = { end: async () => controller.abort(reason) };
    await expect(paint(open(journal), { signal: controller.signal })).rejects.toBe(reason);
    expect(entries).toHaveLength(1);
  });

  test('prevents a call', async () => {
    await expect(paint(open(), { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(entries).toEqual([]);
  });
});

describe('the journal', () => {
  test('prevents a call if the budget is spent', async () => {
    const spent = new ProviderError('transient', 'MODEL_BUDGET_USD is spent', { wasRetried: true });
    const hosted = open({ begin: () => Promise.reject(spent) });
    for (let made = 0; made < 6; made += 1) await expect(paint(hosted)).rejects.toBe(spent);
    expect(server.headers).toEqual([]);
  });

  test('loses no picture if the end cannot be recorded', async () => {
    server.answer(PICTURE);
    const lost = new Error('no database');
    expect(await paint(open({ end: () => Promise.reject(lost) }))).toBeDefined();
    expect(failures).toEqual([lost]);
  });

  test('hides no failure if the end cannot be recorded', async () => {
    server.answer(refusal(400, 'Wrong size'));
    const hosted = open({ end: () => Promise.reject(new Error('no database')) });
    await expect(paint(hosted)).rejects.toMatchObject({ kind: 'rejected' });
  });
});

describe('a provider that fails', () => {
  async function failFive(hosted: HostedModels) {
    server.answer(refusal(500, 'Oops'));
    await expect(paint(hosted)).rejects.toThrow('500 Oops');
    // No third attempt after the fifth failure in a row.
    await expect(paint(hosted)).rejects.toThrow('500 Oops');
    expect(entries).toHaveLength(5);
  }

  test('is not called after five failures, until a probe succeeds', async () => {
    const hosted = open();
    await failFive(hosted);
    await expect(paint(hosted)).rejects.toMatchObject({
      kind: 'transient',
      wasRetried: true,
      reason: 'OpenAI-compatible server is not working at the moment.',
      retryAfterMs: expect.any(Number),
    });
    expect(server.headers).toHaveLength(5);

    clock.pass(10_000);
    server.answer(PICTURE);
    const made = await Promise.allSettled([1, 2, 3, 4, 5].map(() => paint(hosted)));
    expect(made.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(server.headers).toHaveLength(6);
    await Promise.all([1, 2, 3, 4, 5].map(() => paint(hosted)));
    expect(server.headers).toHaveLength(11);
  });

  test('is awaited by calls that allow a long enough wait', async () => {
    const hosted = open();
    await failFive(hosted);
    server.answer(PICTURE);
    await expect(paint(hosted, { maxBreakerWaitMs: 9_000 })).rejects.toThrow('left alone');
    expect(server.headers).toHaveLength(5);
    const made = [paint(hosted, { maxBreakerWaitMs: 20_000 }), paint(hosted, { maxBreakerWaitMs: 20_000 })];
    expect(await Promise.all(made)).toHaveLength(2);
    expect(server.headers).toHaveLength(7);
  });

  test('is still called for images if only text calls fail', async () => {
    const hosted = open();
    server.answer(refusal(500, 'Oops'));
    for (let made = 0; made < 2; made += 1)
      await expect(paint(hosted, { kind: 'text' })).rejects.toThrow('500 Oops');
    await expect(paint(hosted, { kind: 'vision' })).rejects.toThrow('left alone');
    server.answer(PICTURE);
    await paint(hosted);
  });

  test('is not called if the probe fails', async () => {
    const hosted = open();
    await failFive(hosted);
    clock.pass(10_000);
    await expect(paint(hosted)).rejects.toThrow('500 Oops');
    await expect(paint(hosted)).rejects.toThrow('left alone');
    expect(server.headers).toHaveLength(6);
  });

  test('is called again after an abandoned probe', async () => {
    const hosted = open();
    await failFive(hosted);
    clock.pass(10_000);
    server.answer(hang);
    const controller = new AbortController();
    const asked = server.nextRequest();
    const abandoned = expect(paint(hosted, { signal: controller.signal })).rejects.toThrow('stop');
    await asked;
    controller.abort(new Error('stop'));
    await abandoned;
    server.answer(PICTURE);
    await paint(hosted);
  });

  test('is not one that refuses prompts or does not know the model', async () => {
    const hosted = open();
    for (let made = 0; made < 8; made += 1) {
      server.answer(made % 2 ? refusal(404, 'No such model') : refusal(400, 'Wrong size'));
      await expect(paint(hosted)).rejects.toThrow(/No such model|Wrong size/);
    }
    expect(server.headers).toHaveLength(8);
  });

  test('does not delay concurrent calls', async () => {
    server.answer(refusal(500, 'Oops'), refusal(429, 'Slow down'), PICTURE);
    const hosted = open();
    const made = await Promise.all(Array.from({ length: 20 }, () => paint(hosted)));
    expect(made).toHaveLength(20);
    expect(outcomes().filter((outcome) => outcome === 'delivered')).toHaveLength(20);
    expect(entries).toHaveLength(22);
  });
});

describe('the configuration', () => {
  const missing = () =>
    createHostedModels({
      settings: {},
      callTimeoutS: 1,
      journal: { begin: async () => '', end: async () => {} },
      onJournalFailure: (error) => failures.push(error),
    });

  test('may lack a variable', async () => {
    expect(missing().missing(ID)).toBe('OPENAI_COMPATIBLE_BASE_URL');
    expect(open().missing(ID)).toBeUndefined();
    await expect(missing().image(ID)).rejects.toMatchObject({
      kind: 'misconfigured',
      message: 'OpenAI-compatible server: OPENAI_COMPATIBLE_BASE_URL is missing',
    });
  });

  test('may name an unknown provider', async () => {
    await expect(open().image('nobody/model')).rejects.toMatchObject({ kind: 'misconfigured' });
  });

  test('is read once per provider', async () => {
    let opened = 0;
    const open: Provider['open'] = (...given) => {
      opened += 1;
      return openaiCompatible.open(...given);
    };
    const hosted = createHostedModels({
      settings: { 'openai-compatible': { baseUrl: server.url } },
      callTimeoutS: 1,
      journal: { begin: async () => '', end: async () => {} },
      onJournalFailure: (error) => failures.push(error),
      providers: [{ ...openaiCompatible, open }],
    });
    await Promise.all([hosted.image(ID), hosted.image(`${ID}-other`), hosted.language(ID)]);
    expect(opened).toBe(1);
  });

  test('names models as the provider does', async () => {
    const hosted = open();
    const { model, traits, provider } = await hosted.image(ID);
    expect(model.modelId).toBe('some/model');
    expect(provider.imageModels).toContain(traits);
    expect((await hosted.language('openai-compatible/other')).model.modelId).toBe('other');
  });
});

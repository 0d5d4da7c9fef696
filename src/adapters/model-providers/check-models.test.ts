import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCheck } from './calls/request-json.ts';
import {
  cutConnection,
  hang,
  refusal,
  startScriptedServer,
  status,
} from './calls/scripted-server.fixture.ts';
import { checkModels } from './check-models.ts';
import { createHostedModels } from './hosted-models.ts';
import type { Provider, ProviderValues } from './provider.ts';
import { openaiCompatible } from './providers/openai-compatible.ts';

let server: Awaited<ReturnType<typeof startScriptedServer>>;
beforeEach(async () => {
  server = await startScriptedServer();
});
afterEach(() => server.close());

/** Like `openai-compatible`, with a check that needs the key. */
const checked: Provider = {
  ...openaiCompatible,
  name: 'checked',
  label: 'Checked',
  async open(values, tools) {
    const headers = { authorization: `Bearer ${values.apiKey}` };
    const check = createCheck(tools.fetch, `${values.baseUrl}/models`, headers);
    return { ...(await openaiCompatible.open(values, tools)), check };
  },
};
const unchecked: Provider = {
  ...openaiCompatible,
  name: 'unchecked',
  open: async () => ({}),
};

function open(values: ProviderValues = { baseUrl: server.url, apiKey: 'opaque-value-of-a-key' }) {
  return createHostedModels({
    settings: { checked: values, unchecked: values },
    callTimeoutS: 60,
    journal: { begin: async () => '', end: async () => {} },
    onJournalFailure: () => {},
    providers: [checked, unchecked],
  });
}

const signal = new AbortController().signal;

describe('configured models', () => {
  test('are fine if the provider accepts the key, with one request per provider', async () => {
    server.answer(status(200, { data: [] }));
    expect(await checkModels(open(), ['checked/a', 'checked/b', 'unchecked/c'], { signal })).toEqual([
      { id: 'checked/a', outcome: 'ok', detail: '' },
      { id: 'checked/b', outcome: 'ok', detail: '' },
      { id: 'unchecked/c', outcome: 'untried', detail: '' },
    ]);
    expect(server.headers).toHaveLength(1);
  });

  test('may lack a variable', async () => {
    expect(await checkModels(open({}), ['checked/a'], { signal })).toEqual([
      {
        id: 'checked/a',
        outcome: 'missing',
        detail: 'OPENAI_COMPATIBLE_BASE_URL is missing: checked/a can make nothing',
      },
    ]);
  });

  test('are refused if the provider rejects the key', async () => {
    server.answer(refusal(401, 'Incorrect API key provided: opaque-value-of-a-key'));
    expect(await checkModels(open(), ['checked/a'], { signal })).toEqual([
      {
        id: 'checked/a',
        outcome: 'refused',
        detail: 'Checked: 401 Incorrect API key provided: [removed]: checked/a can make nothing',
      },
    ]);
  });

  test.each([
    ['fails', refusal(500, 'Oops'), /^Checked: 500 Oops: checked\/a is out of reach$/],
    ['breaks off', cutConnection, /^Checked: .*: checked\/a is out of reach$/],
  ])('are unreachable if the provider %s', async (_, answer, detail) => {
    server.answer(answer);
    expect(await checkModels(open(), ['checked/a'], { signal })).toEqual([
      { id: 'checked/a', outcome: 'unreachable', detail: expect.stringMatching(detail) },
    ]);
  });

  test('are unreachable if the provider does not answer', async () => {
    server.answer(hang);
    const clock = {
      now: () => 0,
      after(_: number, happen: () => void) {
        void server.nextRequest().then(happen);
        return () => {};
      },
    };
    expect(await checkModels(open(), ['checked/a'], { signal, clock })).toMatchObject([
      { outcome: 'unreachable', detail: 'No answer within 5 seconds: checked/a is out of reach' },
    ]);
  });

  test('are not checked any longer after an abort', async () => {
    server.answer(hang);
    const controller = new AbortController();
    const reason = new Error('stop');
    const asked = server.nextRequest();
    const ended = expect(checkModels(open(), ['checked/a'], { signal: controller.signal })).rejects.toBe(
      reason,
    );
    await asked;
    controller.abort(reason);
    await ended;
  });
});

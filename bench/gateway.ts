/**
 * What the gateway adds to a hosted call: `POST /v1/images/generations` of the real site, whose model is a provider that answers after
 * a fixed time, beside the same call made to the provider directly. Calls alternate, so that changes of the machine's load show
 * as spread. The CPU time is that of all processes of the site, PostgreSQL among them, in relation to the duration of the calls.
 * Run: node bench/gateway.ts [rounds] [calls]
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createApiKeyText, hashApiKey, hintOf } from '#features/api-keys/rules/api-key-text';
import { readConfig } from '#main/config/config';
import { supervise } from '#main/supervisor/supervise';
import { waitUntilReady } from '#main/supervisor/wait-until-ready';
import { createUser } from '#testing/factories';
import { freePort } from '#testing/free-port';
import { findProtocol } from '#testing/provider-server/protocols';
import { startProviderServer } from '#testing/provider-server/start-provider-server';
import { openBenchDatabase, startBenchPostgres } from './bench-database.ts';
import { descendantsOf } from './process-memory.ts';
import { reportFinding } from './report-finding.ts';
import { median, quantile, rangeOf } from './statistics.ts';

const ROUNDS = Number(process.argv[2] ?? 5);
const CALLS = Number(process.argv[3] ?? 20);
/** Hosted models take 2 to 20 seconds; a fast one makes the share of the CPU look worst. */
const PICTURE_MS = 2_000;
const MOST_ADDED_MS = 15;
const MOST_CPU = 8;
/** Of CPU times in /proc. */
const TICK_MS = 10;
const MODEL = 'flux.1-dev';
const REQUEST = { prompt: 'A lighthouse on a cliff in a storm', n: 1, size: '1024x1024' };

const provider = await startProviderServer(findProtocol('openai-compatible'), { delayMs: PICTURE_MS });
const postgres = await startBenchPostgres({ durable: true });
const environment = {
  DATA_DIR: postgres.folder,
  DATABASE_URL: postgres.url,
  PORT: String(await freePort()),
  GALLERY_BATCH: '0',
  IMAGE_MODEL: `openai-compatible/${MODEL}`,
  OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
  OPENAI_COMPATIBLE_API_KEY: provider.key,
  LIMIT_API_KEY_PER_MINUTE: '100000',
  LIMIT_PAID_PER_MINUTE: '100000',
  LOG_LEVEL: 'error',
};
const config = readConfig(environment);
const supervised = await supervise({
  config,
  env: { ...process.env, ...environment },
  root: fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, ''),
  warn: console.error,
});
try {
  await waitUntilReady(config, AbortSignal.timeout(120_000));
  await compare(await createKey());
} finally {
  await supervised.stop();
  await postgres.stop();
  provider.close();
}

async function createKey(): Promise<string> {
  const db = openBenchDatabase(postgres.url, 1);
  const { id: userId } = await createUser(db, { credits: 2 * (ROUNDS + 1) * CALLS });
  const secret = createApiKeyText();
  const scopes = ['generations:write'];
  await db
    .insertInto('apiKeys')
    .values({ userId, name: 'Bench', scopes, keyHash: hashApiKey(secret), hint: hintOf(secret) })
    .execute();
  await db.destroy();
  return secret;
}

async function compare(key: string): Promise<void> {
  const throughGateway = () => ask(`http://127.0.0.1:${environment.PORT}/v1`, key, REQUEST);
  const direct = () => ask(provider.baseUrl, provider.key, { ...REQUEST, model: MODEL });
  await throughGateway();
  await direct();
  const added: number[] = [];
  const cpu: number[] = [];
  console.log('round   direct ms   gateway ms   added p50   added p90   CPU %');
  for (let round = 1; round <= ROUNDS; round++) {
    const [ours, theirs]: number[][] = [[], []];
    let spent = 0;
    for (let call = 0; call < CALLS; call++) {
      theirs!.push(await direct());
      const before = cpuTime();
      ours!.push(await throughGateway());
      spent += cpuTime() - before;
    }
    const differences = ours!.map((ms, at) => ms - theirs![at]!);
    added.push(median(differences));
    cpu.push((100 * spent) / ours!.reduce((sum, ms) => sum + ms, 0));
    const figures = [median(theirs!), median(ours!), median(differences), quantile(differences, 0.9)];
    console.log(
      `${round}     ${[...figures, cpu.at(-1)!].map((one) => one.toFixed(1).padStart(10)).join('  ')}`,
    );
  }
  reportFinding({
    name: 'what the gateway adds to a hosted call, median',
    value: median(added),
    unit: 'ms',
    spread: rangeOf(added),
    bar: { most: MOST_ADDED_MS },
  });
  reportFinding({
    name: `CPU time of the site during a hosted call of ${PICTURE_MS / 1000} s`,
    value: median(cpu),
    unit: '%',
    spread: rangeOf(cpu),
    bar: { most: MOST_CPU },
  });
}

/** @returns milliseconds until the picture was read */
async function ask(base: string, key: string, body: object): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${base}/images/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ ...body, response_format: 'b64_json' }),
  });
  if (!answer.ok) throw new Error(`${base} answered ${answer.status}: ${await answer.text()}`);
  const { data } = (await answer.json()) as { data: { b64_json: string }[] };
  if (!data[0]?.b64_json) throw new Error(`${base} sent no picture`);
  return performance.now() - began;
}

/** Milliseconds of CPU time that the processes of the site, and those that have ended, have used. */
function cpuTime(): number {
  const ticks = descendantsOf(process.pid).reduce((sum, pid) => sum + ticksOf(pid), 0);
  return ticks * TICK_MS;
}

function ticksOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  } catch {
    return 0;
  }
}

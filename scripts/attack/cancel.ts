import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { generation, generationAccepted } from '#features/generations/contract/generations';
import { findProtocol } from '#testing/provider-server/protocols';
import { startProviderServer } from '#testing/provider-server/start-provider-server';
import type { Attack, AttackingUser } from './attack.ts';

const CALLS = 40;
const FREE_CALLS = 20;
/** Concurrent calls of a worker to a provider. */
const AT_ONCE = 6;
const TIMEOUT_MS = 60_000;

/** Ways to abandon a picture that a provider is painting. */
const WAYS: readonly ((user: AttackingUser, id: string) => Promise<Response>)[] = [
  (user, id) => user.send('DELETE', `/api/generations/${id}`),
  (user, id) => user.send('POST', `/api/generations/${id}/cancel`),
  // Both at once, and again.
  async (user, id) => {
    await Promise.all([WAYS[0]!(user, id), WAYS[1]!(user, id)]);
    return await WAYS[0]!(user, id);
  },
];

export const attack: Attack = {
  name: 'cancel',
  async *run(start) {
    const provider = await startProviderServer(findProtocol('openai-compatible'));
    try {
      const target = await start({
        IMAGE_MODEL: 'openai-compatible/picture-1',
        OPENAI_COMPATIBLE_BASE_URL: provider.baseUrl,
        OPENAI_COMPATIBLE_API_KEY: provider.key,
        SIGNUP_CREDITS: String(2 * CALLS),
        LIMIT_RUNNING_PER_USER: String(AT_ONCE),
        LIMIT_SIGN_IN_PER_HOUR: '1000',
      });
      // The provider never answers.
      provider.script(...Array.from({ length: 4 * CALLS }, () => 'hang' as const));
      const user = await target.signIn('painter@example.test');

      const ids = await askFor(user, CALLS);
      for (const [index, id] of ids.entries()) {
        await until(async () => (await costOf(user, id)) === 1);
        await WAYS[index % WAYS.length]!(user, id);
      }
      const asked = provider.asks.length;
      await until(async () => provider.leftAlone() >= asked);
      const charged = 2 * CALLS - (await creditsOf(user));
      yield {
        claim: 'a picture that a provider has begun is charged, however it is abandoned',
        tried: CALLS,
        hits: Array.from({ length: Math.max(0, CALLS - charged) }, (_, index) => `free picture ${index + 1}`),
        // Control: each was requested at the provider, and aborted.
        controls: Math.min(asked, provider.leftAlone()),
      };

      // The provider is busy with the first ones, so the next ones have not begun.
      const begun = await askFor(user, AT_ONCE);
      await until(async () =>
        (await Promise.all(begun.map((id) => costOf(user, id)))).every((cost) => cost === 1),
      );
      const waiting = await askFor(user, FREE_CALLS);
      const asks = provider.asks.length;
      const before = await creditsOf(user);
      for (const [index, id] of waiting.entries()) await WAYS[index % WAYS.length]!(user, id);
      const after = await creditsOf(user);
      yield {
        claim: 'a generation that ends before a provider was asked costs nothing',
        tried: FREE_CALLS,
        hits: after - before === FREE_CALLS ? [] : [`${FREE_CALLS - (after - before)} credits were charged`],
        controls: provider.asks.length === asks ? FREE_CALLS : 0,
      };
      for (const id of begun) await WAYS[0]!(user, id);
    } finally {
      provider.close();
    }
  },
};

async function askFor(user: AttackingUser, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const response = await user.send('POST', '/api/quick-generate', {
      prompt: 'A quiet lake',
      enhance: false,
    });
    ids.push(generationAccepted.parse(await response.json()).id);
  }
  return ids;
}

async function costOf(user: AttackingUser, id: string): Promise<number | null> {
  const response = await user.get(`/api/generations/${id}`);
  return generation.parse(await response.json()).cancelCost;
}

/** Available credits, without held ones. */
async function creditsOf(user: AttackingUser): Promise<number> {
  const response = await user.get('/api/auth/credits');
  return z.object({ credits: z.number() }).parse(await response.json()).credits;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (performance.now() > end)
      throw new Error('timed out: the expected state was not reached within a minute');
    await wait(50);
  }
}

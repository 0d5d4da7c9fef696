import type { Attack, AttackingUser, Finding, Target } from './attack.ts';

/** Forwarded addresses act as many clients. */
const ENV = { TRUST_PROXY: '127.0.0.1/32', SIGNUP_CREDITS: '1', LIMIT_SIGN_IN_PER_HOUR: '1000' };

const UNDRAWABLE = 'a purple hullabaloo';

/** Prompts that hung or crashed a naive reader, each with a harmless variant. */
const HOSTILE: readonly (readonly [prompt: string, harmless: string])[] = [
  [`${'에서의'.repeat(600)}뷁`, '고양이'],
  [`${'앉아있는'.repeat(450)}뷁`, '사과'],
  [`${'アイスクリーム'.repeat(250)}ヷ`, '猫'],
  [`${'Hunde'.repeat(390)}xq der die das`, 'der Hund und die Katze'],
  ['huhnerauge'.repeat(200), 'eine Katze'],
  ['“OPEN” on a constructor sign', '“OPEN” on a sign'],
  ['__proto__ constructor', 'a cat'],
  ['0 cats', '3 cats'],
  ['½猫', '猫'],
  ['9'.repeat(2_000), 'a dog'],
  ['"a" '.repeat(500), 'a mug with "a"'],
  ['\u0301'.repeat(1_999), 'a tree'],
];

export const attack: Attack = {
  name: 'prompts',
  async *run(start) {
    const target = await start(ENV);
    yield await explainHostile(target);
    yield await holdUpOthers(target);
    yield await payForRefusals(target);
    yield await spendOneCreditTwice(target);
    yield await paintHostile(target);
  },
};

function explain({ origin }: Target, prompt: string, address = '198.51.100.1'): Promise<Response> {
  return fetch(`${origin}/api/prompts/explain`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ prompt }),
  });
}

async function explainHostile(target: Target): Promise<Finding> {
  const hits: string[] = [];
  let controls = 0;
  for (const [prompt, harmless] of HOSTILE) {
    const { status } = await explain(target, prompt);
    if (status !== 200) hits.push(`${status}: ${prompt.slice(0, 30)}`);
    const control = await explain(target, harmless);
    if (control.status === 200 && ((await control.json()) as { drawsPrompt: boolean }).drawsPrompt)
      controls += 1;
  }
  return { claim: 'no prompt stops the reader of prompts', tried: HOSTILE.length, hits, controls };
}

async function holdUpOthers(target: Target): Promise<Finding> {
  const payer = await target.signIn('payer@example.test');
  // All different and long, so that none is answered from memory.
  const flood = Array.from({ length: 200 }, (_, index) =>
    explain(target, `${index} ${'a grenade of qwertz '.repeat(90)}`, '203.0.113.7'),
  );
  const typed = await explain(target, 'a cat on a sofa', '192.0.2.9');
  const paid = await payer.send('POST', '/api/quick-generate', { prompt: 'a cat on a table' });
  const refused = (await Promise.all(flood)).filter(({ status }) => status === 503).length;
  return {
    claim: 'a flood of prompts from one address holds up neither other people nor paid requests',
    tried: 2,
    hits: [
      ...(typed.status === 200 ? [] : [`another address got ${typed.status}`]),
      ...(paid.status === 202 ? [] : [`a paid request got ${paid.status}`]),
    ],
    // Control: the flood was more than the reader takes.
    controls: refused > 0 ? 2 : 0,
  };
}

/** Every way in, with the bodies that it takes. */
const WAYS: readonly (readonly [path: string, body: (anyway?: boolean) => object])[] = [
  ['/api/quick-generate', (anyway) => ({ prompt: UNDRAWABLE, anyway })],
  ['/api/quick-generate', (anyway) => ({ prompt: UNDRAWABLE, publish: true, anyway })],
  ['/api/visualize', (anyway) => ({ customPrompt: UNDRAWABLE, category: 'business', anyway })],
];

async function payForRefusals(target: Target): Promise<Finding> {
  const hits: string[] = [];
  let controls = 0;
  for (const [index, [path, bodyOf]] of WAYS.entries()) {
    const person = await target.signIn(`refused${index}@example.test`);
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => person.send('POST', path, bodyOf(), key)));
    const { credits, held } = await creditsOf(person);
    if (answers.some(({ status }) => status !== 422) || credits !== 1 || held !== 0)
      hits.push(`${path}: ${answers.map(({ status }) => status)}, ${credits} credits and ${held} held`);
    // Control: the same key pays once the picture is wanted anyway.
    if ((await person.send('POST', path, bodyOf(true), key)).status === 202) controls += 1;
  }
  return { claim: 'a prompt that cannot be drawn costs nothing', tried: WAYS.length, hits, controls };
}

async function spendOneCreditTwice(target: Target): Promise<Finding> {
  const person = await target.signIn('tabs@example.test');
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      person.send('POST', '/api/quick-generate', { prompt: UNDRAWABLE, anyway: true }),
    ),
  );
  const accepted = answers.filter(({ status }) => status === 202).length;
  return {
    claim: 'several tabs that accept a picture anyway spend one credit once',
    tried: 1,
    hits: accepted <= 1 ? [] : [`${accepted} of 8 were accepted`],
    controls: accepted >= 1 ? 1 : 0,
  };
}

async function paintHostile(target: Target): Promise<Finding> {
  const prompts = HOSTILE.map(([prompt]) => prompt).filter((prompt) => !/^\p{M}/u.test(prompt));
  const hits: string[] = [];
  let controls = 0;
  for (const [index, prompt] of prompts.entries()) {
    const person = await target.signIn(`painter${index}@example.test`);
    const asked = await person.send('POST', '/api/quick-generate', { prompt, anyway: true });
    if (asked.status !== 202) continue;
    controls += 1;
    const { id } = (await asked.json()) as { id: string };
    const status = await untilSettled(person, id);
    const { held } = await creditsOf(person);
    if (status !== 'completed' || held !== 0) hits.push(`${status}, ${held} held: ${prompt.slice(0, 30)}`);
  }
  return {
    claim: 'no prompt that is wanted anyway stops the painter',
    tried: prompts.length,
    hits,
    controls,
  };
}

async function untilSettled(person: AttackingUser, id: string): Promise<string> {
  const end = performance.now() + 120_000;
  for (;;) {
    const { status } = (await (await person.get(`/api/generations/${id}`)).json()) as { status: string };
    if (status !== 'generating' || performance.now() > end) return status;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function creditsOf(person: AttackingUser): Promise<{ credits: number; held: number }> {
  return (await (await person.get('/api/auth/credits')).json()) as { credits: number; held: number };
}

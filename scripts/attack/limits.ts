import type { Attack, Finding, Target } from './attack.ts';

const MADE_PER_MINUTE = 40;
/** Trusts forwarded addresses of this machine, which can so act as many clients. */
const ENV = {
  TRUST_PROXY: '127.0.0.1/32',
  LIMIT_MADE_PER_MINUTE: String(MADE_PER_MINUTE),
  LIMIT_AD_ANALYSIS_NETWORK_PER_HOUR: '40',
};

export const attack: Attack = {
  name: 'limits',
  async *run(start) {
    const target = await start(ENV);
    yield await exceedRenderLimit(target);
    yield await exhaustAnalyses(target);
    yield await hideWithNewAccounts(target);
    yield await reuseDeletedKey(target);
  },
};

async function exceedRenderLimit({ origin }: Target): Promise<Finding> {
  const paths: Record<string, (n: number) => string> = {
    pages: (n) => `/?x=${n}`,
    searches: (n) => `/api/gallery/search?q=lighthouse${n}`,
    lists: (n) => `/api/gallery/active?limit=5&x=${n}`,
    'shared pictures': (n) => `/shared/${n}`,
    'files of shared pictures': (n) => `/shared/${n}/picture.png`,
    sitemaps: (n) => `/sitemap.xml?x=${n}`,
    feeds: (n) => `/gallery/feed.xml?x=${n}`,
    ads: (n) => `/ads/${n}`,
    'pictures of ads': (n) => `/ad-pictures/${n}`,
  };
  const hits: string[] = [];
  let controls = 0;
  for (const [index, [name, path]] of Object.entries(paths).entries()) {
    const headers = { 'x-forwarded-for': `198.51.100.${index + 1}` };
    const statuses = [];
    for (let n = 0; n <= MADE_PER_MINUTE; n += 1)
      statuses.push((await fetch(origin + path(n), { headers })).status);
    if (statuses.at(-1) !== 429) hits.push(name);
    // Control: another client still gets the page.
    const other = await fetch(origin + path(MADE_PER_MINUTE), {
      headers: { 'x-forwarded-for': `203.0.113.${index + 1}` },
    });
    if (other.status !== 429) controls += 1;
  }
  return {
    claim: 'pages rendered for one address are limited',
    tried: Object.keys(paths).length,
    hits,
    controls,
  };
}

async function exhaustAnalyses({ origin }: Target): Promise<Finding> {
  const ask = async (address: string, site: number) => {
    const answer = await fetch(`${origin}/api/ad-creator/analyze-website`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'respond-async', 'x-forwarded-for': address },
      body: JSON.stringify({ url: `http://site${site}.invalid/` }),
    });
    return answer.status;
  };
  let [site, refused] = [0, 0];
  for (let address = 1; address <= 34; address += 1)
    for (let call = 0; call < 2; call += 1) {
      site += 1;
      if ((await ask(`198.51.100.${address}`, site)) === 429) refused += 1;
    }
  const newcomers = ['203.0.113.9', '192.0.2.5', '2001:db8:5::1'];
  const hits = [];
  for (const [index, address] of newcomers.entries())
    if ((await ask(address, 1_000 + index)) === 429) hits.push(address);
  return {
    claim: '34 addresses of one network cannot block website analyses for others',
    tried: newcomers.length,
    hits,
    // Control: those addresses reached their limit.
    controls: refused > 0 ? newcomers.length : 0,
  };
}

async function hideWithNewAccounts(target: Target): Promise<Finding> {
  const { origin } = target;
  const owner = await target.signIn('painter@example.test');
  const asked = await owner.send('POST', '/api/quick-generate', {
    prompt: 'a calm lake at dawn',
    publish: true,
  });
  if (asked.status !== 202) throw new Error(`the picture was refused: ${await asked.text()}`);
  const id = await untilPublic(origin);
  const statuses = [];
  for (let person = 1; person <= 4; person += 1) {
    const reporter = await target.signIn(`reporter${person}@example.test`);
    const headers = { 'x-forwarded-for': `203.0.${person}.1` };
    statuses.push(
      (await reporter.send('POST', `/api/gallery/${id}/report`, { reason: 'hate' }, headers)).status,
    );
  }
  const isPublic = (await fetch(`${origin}/api/gallery/${id}?reported`)).status === 200;
  return {
    claim: 'new accounts cannot hide a public picture',
    tried: 1,
    hits: isPublic ? [] : ['four new accounts'],
    // Control: each of their reports was accepted.
    controls: statuses.every((status) => status === 204) ? 1 : 0,
  };
}

async function untilPublic(origin: string): Promise<string> {
  for (;;) {
    const list = await fetch(`${origin}/api/gallery/active?limit=1`, {
      headers: { 'x-forwarded-for': `192.0.2.${1 + Math.floor(Math.random() * 200)}` },
    });
    const [image] = (await list.json()) as { id: string }[];
    if (image) return image.id;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

async function reuseDeletedKey(target: Target): Promise<Finding> {
  const person = await target.signIn('repeater@example.test');
  const key = { 'idempotency-key': crypto.randomUUID() };
  const body = { prompt: 'a quiet harbor' };
  const first = (await (await person.send('POST', '/api/quick-generate', body, key)).json()) as {
    id: string;
  };
  await person.send('DELETE', `/api/generations/${first.id}`);
  const repeats = await Promise.all(
    [1, 2, 3].map(() => person.send('POST', '/api/quick-generate', body, key)),
  );
  const other = await person.send('POST', '/api/quick-generate', body);
  return {
    claim: 'an idempotency key whose generation was deleted neither pays nor paints again',
    tried: repeats.length,
    hits: repeats.filter(({ ok }) => ok).map(({ status }) => String(status)),
    // Control: the same request with another key is accepted.
    controls: other.status === 202 ? repeats.length : 0,
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProviderError } from '#platform/errors/provider-error';
import { type PageBrowser, PageError } from '#ports/page-browser';
import { type AnalysisPages, startAnalysisPages } from '#testing/analysis-pages';
import { type FixtureSites, startFixtureSites } from '#testing/fixture-sites/start-fixture-sites';
import { createPerson, type SitePerson } from '#testing/site-person';
import { type AnalysisWorker, startAnalysisWorker } from '#testing/test-analyses';
import { startTestApp, type TestApp } from '#testing/test-app';
import {
  type AnalysisState,
  analysisState,
  pendingAnalysis,
  type WebsiteAnalysis,
  websiteAnalysis,
} from '../contract/ad-analyses.ts';
import { sweepAnalyses } from '../rules/sweep-ads.ts';

let shops: FixtureSites;
let pages: AnalysisPages;
let site: TestApp;
let worker: AnalysisWorker;
beforeAll(async () => {
  shops = await startFixtureSites({ names: ['lumera', 'tallyloop'] });
  pages = await startAnalysisPages();
  site = await startTestApp();
  worker = await startAnalysisWorker(site, { allowHosts: [...shops.allowHosts, pages.host] });
}, 60_000);
afterAll(async () => {
  await worker.close();
  await site.close();
  pages.close();
  shops.close();
});

const ask = (url: unknown, { prefer = '', on = site }: { prefer?: string; on?: TestApp } = {}) =>
  fetch(`${on.origin}/api/ad-creator/analyze-website`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(prefer && { prefer }) },
    body: JSON.stringify({ url }),
  });
const read = async (id: string) => {
  const answer = await fetch(`${site.origin}/api/ad-creator/analyses/${id}`);
  // An unread body would keep the server from closing.
  return { status: answer.status, headers: answer.headers, body: await answer.json() };
};
type Answered = Awaited<ReturnType<typeof read>>;

async function analyze(url: string): Promise<WebsiteAnalysis> {
  const answer = await ask(url);
  const body = await answer.json();
  expect(body).not.toHaveProperty('error');
  expect(answer.status).toBe(200);
  return websiteAnalysis.parse(body);
}

/** Polls a state until `isThere` accepts it. */
async function until(id: string, isThere: (answer: Answered) => boolean): Promise<Answered> {
  for (;;) {
    const answer = await read(id);
    if (isThere(answer)) return answer;
    await wait(100);
  }
}

const ofData = (url: string) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');

describe('a readable page', () => {
  test('answers with everything that ads need', async () => {
    const shop = shops.find('lumera');
    const analysis = await analyze(shop.url);
    expect(analysis).toMatchObject({ url: shop.url, brand: 'Lumera', language: 'en', direction: 'ltr' });
    expect(analysis.screenshots.map(({ device }) => device)).toEqual(['desktop', 'tablet', 'phone']);
    for (const { dataUrl, width, height } of analysis.screenshots) {
      const screen = await sharp(ofData(dataUrl)).metadata();
      expect(screen).toMatchObject({ format: 'jpeg', width, height });
    }
    // Clients send the whole analysis back.
    expect(JSON.stringify(analysis).length).toBeLessThan(600_000);
    const taken = analysis.extractedImages.filter(({ picture }) => picture);
    expect(taken.length).toBeGreaterThanOrEqual(5);
    const pictures = [analysis.logo!, ...taken.map(({ picture }) => picture!)];
    const { rows } = await keptFiles(pictures.map(({ id }) => id));
    expect(rows).toHaveLength(pictures.length);
    for (const { width, height } of rows) expect(Math.max(width, height)).toBeLessThanOrEqual(2_000);
    // No object is left pending.
    expect(await site.db.selectFrom('pendingObjects').selectAll().execute()).toEqual([]);
  }, 120_000);

  test('is analyzed once for requests at the same time, and anew for later ones', async () => {
    const url = `${pages.origin}/pictures?shared`;
    const both = await Promise.all([analyze(url), analyze(url)]);
    const again = await analyze(url);
    const [first, second, later] = [...both, again].map(({ logo }) => logo!.id);
    expect(second).toBe(first);
    expect(later).not.toBe(first);
    expect(pages.requests.filter((path) => path === '/pictures?shared')).toHaveLength(2);
  }, 120_000);

  test('has each of its pictures stored once', async () => {
    const { logo, extractedImages } = await analyze(`${pages.origin}/pictures`);
    expect(logo).not.toBeNull();
    const named = extractedImages.map(({ alt, picture }) => [alt, picture !== null]);
    expect(named).toContainEqual(['A WebP by another name', true]);
    expect(named).toContainEqual(['Gone when it was asked for again', false]);
    expect(named.filter(([alt]) => /loaf/.test(String(alt)))).toHaveLength(1);
    const { rows } = await keptFiles([logo!.id]);
    expect(rows).toMatchObject([{ contentType: 'image/png', hasAlpha: true, width: 1_000 }]);
  }, 120_000);

  test('may contain characters that the database rejects', async () => {
    const { title } = await analyze(`${pages.origin}/odd-letters`);
    expect(title).toMatch(/^Odd .*letters .*here$/);
    expect(title.isWellFormed()).toBe(true);
  }, 120_000);

  test('is analyzed in the background for clients that prefer not to wait', async () => {
    const url = `${pages.origin}/held?async`;
    const answer = await ask(url, { prefer: 'wait=5, respond-async' });
    expect(answer.status).toBe(202);
    const { id } = pendingAnalysis.parse(await answer.json());
    expect(answer.headers.get('location')).toBe(`/api/ad-creator/analyses/${id}`);
    const running = await until(id, ({ body }) => body.status === 'running');
    expect(analysisState.parse(running.body)).toEqual({ id, status: 'running', ahead: 0 });
    pages.release();
    const ready = await until(id, ({ body }) => {
      pages.release();
      return body.status === 'ready';
    });
    expect(ready.headers.get('cache-control')).toBe('no-store');
    const state: AnalysisState = analysisState.parse(ready.body);
    expect(state).toMatchObject({ status: 'ready', analysis: { url } });
  }, 120_000);

  test('answers with its place in the queue', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 8; index += 1) {
      const answer = await ask(`${pages.origin}/held?many=${index}`, { prefer: 'respond-async' });
      ids.push(pendingAnalysis.parse(await answer.json()).id);
    }
    await until(ids[1]!, ({ body }) => body.status === 'running');
    const state = analysisState.parse((await read(ids[7]!)).body);
    expect(state).toMatchObject({ status: 'waiting', ahead: 5 });
    for (const id of ids)
      await until(id, ({ body }) => {
        pages.release();
        return body.status === 'ready';
      });
  }, 240_000);
});

describe('an unreadable page', () => {
  test.concurrent.each([
    ['/status?code=404', 'notFound', /no page at this address \(404\)/],
    ['/status?code=403', 'refused', /blocks our browser/],
    ['/status?code=503', 'unreachable', /cannot be reached or answers with an error/],
    ['/kept-out', 'robots', /robots\.txt/],
    ['/sign-in', 'login', /requires a sign-in/],
    ['/document.pdf', 'notWebPage', /not a web page/],
    ['/round', 'unreachable', /error/],
    ['/resets', 'unreachable', /error/],
    ['/never', 'tooSlow', /longer than 20 seconds/],
    ['/to?url=http://10.0.0.1/', 'addressNotAllowed', /not on the public web/],
  ])(
    '%s: %s',
    async (path, reason, words) => {
      const answer = await ask(pages.origin + path);
      const body = await answer.json();
      expect([answer.status, body.reason]).toEqual([422, reason]);
      expect(body.code).toBe(reason === 'addressNotAllowed' ? 'address_not_allowed' : 'page_unreadable');
      expect(body.error).toMatch(words);
    },
    240_000,
  );

  test('answers with the same reason each time', async () => {
    const url = `${pages.origin}/kept-out/again`;
    const analyses = () => site.db.selectFrom('adAnalyses').select('id').where('url', '=', url).execute();
    expect((await ask(url)).status).toBe(422);
    const [{ id }, ...others] = (await analyses()) as [{ id: string }];
    expect(others).toEqual([]);
    const refused = await read(id);
    expect([refused.status, refused.body.reason]).toEqual([422, 'robots']);
    // The next request tries again.
    expect((await ask(url)).status).toBe(422);
    expect(await analyses()).toHaveLength(2);
  }, 60_000);

  test.each([
    [''],
    ['   '],
    [undefined],
    [null],
    [7],
    ['a b'],
    ['javascript:alert(1)'],
    ['ftp://site.test/'],
  ])('rejects the malformed address %j', async (url) => {
    const answer = await ask(url);
    expect([answer.status, (await answer.json()).field]).toEqual([400, 'url']);
  });

  test.each([[randomUUID()], ['7'], ['no-id'], ['..%2f'], [`${randomUUID()}%00`]])(
    'answers 404 for the unknown analysis %s',
    async (id) => {
      const { status, body } = await read(id);
      expect([status, body.code]).toEqual([404, 'not_found']);
    },
  );
});

test('replaces a killed browser and finishes the analysis', async () => {
  const url = `${pages.origin}/held?killed`;
  const asked = ask(url);
  await expect.poll(() => pages.requests.includes('/held?killed'), { timeout: 60_000 }).toBe(true);
  const pids = worker.events.flatMap((event) => (event.kind === 'launched' ? [event.browserPid] : []));
  process.kill(-pids.at(-1)!, 'SIGKILL');
  const releasing = setInterval(() => pages.release(), 200);
  const answer = await asked;
  clearInterval(releasing);
  expect([answer.status, websiteAnalysis.parse(await answer.json()).url]).toEqual([200, url]);
  expect(worker.events.some(({ kind }) => kind === 'died')).toBe(true);
}, 120_000);

describe('sweeping', () => {
  test('deletes expired analyses and fails those without a job', async () => {
    const [ended, stranded, fresh] = await Promise.all(
      [
        { createdAt: new Date(), expiresAt: new Date(Date.now() - 1_000) },
        { createdAt: new Date(Date.now() - 120_000), expiresAt: new Date(Date.now() + 60_000) },
        { createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) },
      ].map(async (times) => {
        const row = { kind: 'website', url: 'http://site.test/', ...times };
        return (await site.db.insertInto('adAnalyses').values(row).returning('id').executeTakeFirstOrThrow())
          .id;
      }),
    );
    expect((await read(ended!)).status).toBe(404);
    expect(await sweepAnalyses(site)).toEqual({ failed: 1, removed: 1 });
    const answer = await read(stranded!);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(answer.body.error).toMatch(/our fault/);
    expect((await read(fresh!)).status).toBe(200);
    await site.db.deleteFrom('adAnalyses').where('id', '=', fresh!).execute();
  });

  test('keeps analyses that are read again, with their pictures', async () => {
    const url = `${pages.origin}/pictures?kept`;
    const { logo } = await analyze(url);
    const soon = new Date(Date.now() + 3_600_000);
    const { id } = await site.db
      .updateTable('adAnalyses')
      .set({ expiresAt: soon })
      .where('url', '=', url)
      .returning('id')
      .executeTakeFirstOrThrow();
    await site.db.updateTable('adPictures').set({ expiresAt: soon }).where('analysisId', '=', id).execute();
    await read(id);
    const picture = await site.db
      .selectFrom('adPictures')
      .select('expiresAt')
      .where('id', '=', logo!.id)
      .executeTakeFirstOrThrow();
    expect(picture.expiresAt.getTime()).toBeGreaterThan(soon.getTime() + 3_600_000);
  }, 60_000);
});

function keptFiles(pictureIds: string[]) {
  return site.db
    .selectFrom('adPictureFiles')
    .selectAll()
    .where('pictureId', 'in', pictureIds)
    .execute()
    .then((rows) => ({ rows }));
}

describe('with a failing part', () => {
  const others: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of others.reverse()) await close();
  });
  const startOther = async (limits: Parameters<typeof startTestApp>[0] = {}) => {
    const other = await startTestApp(limits);
    others.push(() => other.close());
    return other;
  };

  test('answers 503 after the last attempt if the browser does not start', async () => {
    const other = await startOther();
    let attempts = 0;
    const broken: PageBrowser = {
      capture: async () => {
        attempts += 1;
        throw new ProviderError(attempts === 1 ? 'transient' : 'misconfigured', 'There is no browser');
      },
      download: async () => Promise.reject(new Error('Nothing is downloaded')),
      check: async () => ({ isOn: false, isForSandbox: false, reason: 'There is no browser' }),
      close: async () => undefined,
    };
    const failing = await startAnalysisWorker(other, { pageBrowser: broken });
    others.push(() => failing.close());
    const answer = await ask('http://site.test/', { on: other });
    expect([answer.status, (await answer.json()).code, attempts]).toEqual([503, 'unavailable', 2]);
    expect(failing.failures).toHaveLength(1);
  }, 60_000);

  test('analyzes nothing without a sandbox, and says which features still work', async () => {
    const other = await startOther();
    const unsafe: PageBrowser = {
      capture: async () => Promise.reject(new PageError('noSandbox')),
      download: async () => Promise.reject(new Error('Nothing is downloaded')),
      check: async () => ({ isOn: false, isForSandbox: true, reason: 'There is no sandbox' }),
      close: async () => undefined,
    };
    const worker = await startAnalysisWorker(other, { pageBrowser: unsafe });
    others.push(() => worker.close());
    const answer = await ask('http://site.test/', { on: other });
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({
        code: 'analyses_off',
        reason: 'noSandbox',
        error:
          'Website analyses are not available on this site. You can still start from a prompt or from a picture that you upload.',
      }),
    ]);
    expect(worker.failures).toEqual([]);
  }, 60_000);

  test('limits the rate before any other check, and says when to retry', async () => {
    const other = await startOther({ limits: { adAnalysis: 2 } });
    await ask(7, { on: other });
    await ask('http://site.test/', { on: other, prefer: 'respond-async' });
    const answer = await ask('http://site.test/', { on: other, prefer: 'respond-async' });
    const body = await answer.json();
    expect([answer.status, body.code]).toEqual([429, 'rate_limited']);
    expect(body.error).toMatch(/try again in \d+ minutes/);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
  }, 60_000);

  test('limits networks and signed-in people separately, and locks nobody out', async () => {
    const other = await startOther({
      limits: { adAnalysis: 30, adAnalysisNetwork: 40 },
      trustProxy: ['127.0.0.1'],
    });
    const ada = await createPerson(other, 0);
    let number = 0;
    const from = async (address: string, by?: SitePerson) => {
      number += 1;
      const headers = {
        'content-type': 'application/json',
        prefer: 'respond-async',
        'x-forwarded-for': address,
      };
      const init = { method: 'POST', headers, body: JSON.stringify({ url: `http://site${number}.test/` }) };
      const path = '/api/ad-creator/analyze-website';
      return (await (by ? by.call(path, init) : fetch(other.origin + path, init))).status;
    };
    for (let address = 1; address <= 34; address += 1) {
      const statuses = [];
      for (let call = 0; call < 2; call += 1) statuses.push(await from(`198.51.100.${address}`));
      expect(statuses).toEqual(address <= 20 ? [202, 202] : [429, 429]);
    }
    // Others are still accepted, and run before all but the first of these.
    expect(await from('203.0.113.9')).toBe(202);
    expect(await from('2001:db8:1:2::9')).toBe(202);
    expect(await from('198.51.100.1', ada)).toBe(202);
    const { rows } = await sql<{ url: string }>`
      SELECT url FROM pgboss.job JOIN ad_analyses ON ad_analyses.id = (data->>'analysisId')::uuid
        WHERE name = 'analyze-website' ORDER BY priority DESC, created_on LIMIT 4`.execute(other.db);
    const last = (back: number) => `http://site${number - back}.test/`;
    expect(rows.map(({ url }) => url)).toEqual([last(0), 'http://site1.test/', last(2), last(1)]);
  }, 60_000);

  test('answers waiting clients with the analysis’s address when the site shuts down', async () => {
    const other = await startTestApp();
    const asked = ask('http://site.test/', { on: other });
    await expect
      .poll(async () => (await other.db.selectFrom('adAnalyses').select('id').execute()).length)
      .toBe(1);
    await wait(200);
    const closed = other.app.close();
    expect((await asked).status).toBe(202);
    await closed;
    await other.close();
  }, 60_000);
});

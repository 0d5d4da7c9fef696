import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createUser } from '#testing/factories';
import { startTestApp, type TestApp } from '#testing/test-app';

let site: TestApp;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(async () => {
  await site.close();
});

/** A public picture without bytes. @param number its place in the gallery */
async function hang(number: number, prompt: string) {
  const { id: userId } = await createUser(site.db);
  const { id: imageId, objectKey } = await site.db
    .insertInto('images')
    .values({
      objectKey: randomUUID().replaceAll('-', ''),
      contentType: 'image/png',
      width: 64,
      height: 64,
      byteSize: 4_321,
      thumbHash: Buffer.from('x'),
      description: '{}',
    })
    .returning(['id', 'objectKey'])
    .executeTakeFirstOrThrow();
  const { id } = await site.db
    .insertInto('galleryImages')
    .values({
      number,
      imageId,
      userId,
      prompt,
      category: 'travel',
      hasPeople: false,
      generatedAt: new Date(Date.UTC(2030, 0, 1) + number),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, objectKey };
}

async function read(path: string) {
  const answer = await fetch(site.origin + path);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);

/** Throws unless every element of the document is closed, in order, and every entity is known. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  const body = xml.replace(/^<\?xml[^>]*\?>/, '');
  expect(body.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot|apos);)/);
  for (const [, close, name, alone] of body.matchAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else if (!alone) open.push(name!);
  }
  expect(open).toEqual([]);
}

describe('the sitemap', () => {
  test('lists the pages that are built, and the pictures with their images', async () => {
    const { id, objectKey } = await hang(1, 'a quiet island');
    const { status, type, text } = await read('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    expectWellFormed(text);
    const listed = locations(text);
    expect(listed).toContain(`${site.origin}/`);
    expect(listed).toContain(`${site.origin}/gallery/${id}`);
    expect(text).toContain(`<image:image><image:loc>${site.origin}/images/${objectKey}.png</image:loc>`);
    for (const path of ['/admin/users', '/success', '/account', '/home']) {
      expect(listed).not.toContain(site.origin + path);
    }
    expect(listed.join()).not.toMatch(/:\w+\?|:id/);
  });

  test('is an index once the gallery is larger than a file, and each file has its part', async () => {
    const last = await hang(50_001, 'a far island');
    const { text } = await read('/sitemap.xml');
    expectWellFormed(text);
    expect(text).toContain('<sitemapindex');
    expect(locations(text)).toEqual(
      ['pages', 'gallery-1', 'gallery-2', 'gallery-3'].map((part) => `${site.origin}/sitemap-${part}.xml`),
    );
    const parts = await Promise.all([1, 2, 3].map((file) => read(`/sitemap-gallery-${file}.xml`)));
    for (const part of parts) expectWellFormed(part.text);
    expect(parts.map((part) => locations(part.text).length)).toEqual([1, 0, 1]);
    expect(locations(parts[2]!.text)).toEqual([`${site.origin}/gallery/${last.id}`]);
    expect(locations((await read('/sitemap-pages.xml')).text)).toContain(`${site.origin}/`);
    for (const file of ['0', '4', '99999999999999999999'])
      expect((await read(`/sitemap-gallery-${file}.xml`)).status).toBe(404);
  });

  test('is named by robots.txt, which closes what is nobody else’s', async () => {
    const { status, type, text } = await read('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain(`Sitemap: ${site.origin}/sitemap.xml`);
    expect(text).toMatch(/^User-agent: \*\nDisallow: \/api\/$/m);
    expect(text).not.toMatch(/Disallow: \/(gallery|images)?$/m);
  });
});

describe('the feed', () => {
  test('holds the newest pictures as RSS 2.0 with enclosures, newest first', async () => {
    const { id, objectKey } = await hang(50_002, 'Fish & chips <b>"by the sea"</b>\uffff ]]>');
    const { status, type, text } = await read('/gallery/feed.xml');
    expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expectWellFormed(text);
    const [item = ''] = /<item>.*?<\/item>/s.exec(text) ?? [];
    expect(item).toContain(
      '<title>Fish &amp; chips &lt;b&gt;&quot;by the sea&quot;&lt;/b&gt; ]]&gt;</title>',
    );
    expect(item).toContain(`<guid isPermaLink="true">${site.origin}/gallery/${id}</guid>`);
    expect(item).toContain(
      `<enclosure url="${site.origin}/images/${objectKey}.png" length="4321" type="image/png"/>`,
    );
    expect(item).toContain('<category>Travel &amp; Adventure</category>');
    expect(item).toMatch(/<pubDate>Tue, 01 Jan 2030 00:00:50 GMT<\/pubDate>/);
  });

  test('shortens long prompts in titles alone', async () => {
    await hang(50_003, 'island '.repeat(40).trim());
    const { text } = await read('/gallery/feed.xml');
    const title = /<item>\n<title>(.*?)<\/title>/.exec(text)![1]!;
    expect([...title].length).toBeLessThanOrEqual(100);
    expect(title).toMatch(/…$/);
    expect(text).toContain(`<description>${'island '.repeat(40).trim()}</description>`);
  });
});

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

/** A public picture without bytes. @param number its number in the gallery */
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
  test('is an index of pages, articles and the gallery, with the times of their last changes', async () => {
    const { id, objectKey } = await hang(1, 'a quiet island');
    const { status, type, text } = await read('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    expectWellFormed(text);
    expect(locations(text)).toEqual(
      ['pages', 'articles', 'gallery-1'].map((part) => `${site.origin}/sitemap-${part}.xml`),
    );
    expect(text).toContain('sitemap-gallery-1.xml</loc><lastmod>2030-01-01T00:00:00.001Z</lastmod>');

    const pages = await read('/sitemap-pages.xml');
    expectWellFormed(pages.text);
    const listed = locations(pages.text);
    expect(pages.text).toContain(`<loc>${site.origin}/</loc><lastmod>2030-01-01T00:00:00.001Z</lastmod>`);
    expect(pages.text).toMatch(/terms-of-service<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    expect(listed).toContain(`${site.origin}/pricing`);
    expect(listed).toContain(`${site.origin}/prompt-builder/nature/mountain-landscape`);
    expect(listed).toContain(`${site.origin}/prompt-builder/professional/1`);
    for (const path of ['/admin/users', '/success', '/account', '/home', '/canva-alternative']) {
      expect(listed).not.toContain(site.origin + path);
    }
    expect(listed.join()).not.toMatch(/:\w+\?|:id/);
    expect(new Set(listed).size).toBe(listed.length);

    const articles = await read('/sitemap-articles.xml');
    expectWellFormed(articles.text);
    expect(articles.text.match(/<loc>[^<]*<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/g)).toHaveLength(4);

    const gallery = await read('/sitemap-gallery-1.xml');
    expect(locations(gallery.text)).toContain(`${site.origin}/gallery/${id}`);
    expect(gallery.text).toContain(
      `<image:image><image:loc>${site.origin}/images/${objectKey}.png</image:loc></image:image>`,
    );
  });

  test('has a file for each 50,000 pictures, even if those of one file are all gone', async () => {
    const last = await hang(100_001, 'a far island');
    const { text } = await read('/sitemap.xml');
    expectWellFormed(text);
    expect(locations(text).slice(2)).toEqual(
      [1, 2, 3].map((file) => `${site.origin}/sitemap-gallery-${file}.xml`),
    );
    expect(text).toContain('sitemap-gallery-2.xml</loc></sitemap>');
    const parts = await Promise.all([1, 2, 3].map((file) => read(`/sitemap-gallery-${file}.xml`)));
    for (const part of parts) expectWellFormed(part.text);
    expect(parts.map((part) => locations(part.text).filter((it) => it.includes('/gallery/')).length)).toEqual(
      [1, 0, 1],
    );
    expect(locations(parts[2]!.text)).toContain(`${site.origin}/gallery/${last.id}`);
    for (const file of ['0', '4', '99999999999999999999'])
      expect((await read(`/sitemap-gallery-${file}.xml`)).status).toBe(404);
  });

  test('is named by robots.txt, which excludes private pages', async () => {
    const { status, type, text } = await read('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    const closed = [
      '/api/',
      '/admin/',
      '/account',
      '/credits',
      '/favorites',
      '/library',
      '/library/trash',
      '/oauth/authorize',
      '/success',
    ];
    expect(text).toBe(
      `User-agent: *\n${closed.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${site.origin}/sitemap.xml\n`,
    );
  });
});

describe('the feed', () => {
  test('contains the newest pictures as RSS 2.0 with enclosures, newest first', async () => {
    const { id, objectKey } = await hang(100_002, 'Fish & chips <b>"by the sea"</b>\uffff ]]>');
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
    expect(item).toMatch(/<pubDate>Tue, 01 Jan 2030 00:01:40 GMT<\/pubDate>/);
  });

  test('shortens long prompts only in titles', async () => {
    await hang(100_003, 'island '.repeat(40).trim());
    const { text } = await read('/gallery/feed.xml');
    const title = /<item>\n<title>(.*?)<\/title>/.exec(text)![1]!;
    expect([...title].length).toBeLessThanOrEqual(100);
    expect(title).toMatch(/…$/);
    expect(text).toContain(`<description>${'island '.repeat(40).trim()}</description>`);
  });
});

import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { listFeedEntries } from '#features/gallery/rules/list-feed-entries';
import { listSitemapEntries, listSitemapFiles } from '#features/gallery/rules/list-sitemap-entries';
import { CONTENT_CATEGORIES } from '#features/images/contract/enumerations';
import { imageAddress } from '#features/images/routes/image-address';
import type { App } from '#platform/http/app';
import { nothingHere } from '#platform/http/responses/error-handler';
import { route } from '#platform/http/route';
import * as contract from '../contract/feeds.ts';
import { listClosedPaths } from '../rules/list-closed-paths.ts';
import { type ListedPage, listListedPages } from '../rules/list-listed-pages.ts';
import { escapeXml } from './xml.ts';

export type FeedsDeps = Parameters<typeof listFeedEntries>[0] & {
  /** Scheme and host of the site. */
  publicUrl: string;
};

type Entry = Awaited<ReturnType<typeof listFeedEntries>>[number];

const FIVE_MINUTES = 'public, max-age=300';
const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const URLSET = `<urlset xmlns="${SITEMAP}" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`;
const PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** robots.txt, the sitemap with its pictures, and the feed of new pictures. */
export function registerFeeds(app: App, deps: FeedsDeps): void {
  route(app, contract.readRobots, async ({ reply }) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(deps)),
  );

  route(app, contract.readSitemapIndex, async ({ reply }) =>
    sendXml(reply, sitemapIndex(deps, await listSitemapFiles(deps))),
  );
  route(app, contract.readPageSitemap, async ({ reply }) => {
    const files = await listSitemapFiles(deps);
    return sendXml(reply, sitemap(deps, listListedPages(newestOf(files)).pages));
  });
  route(app, contract.readArticleSitemap, async ({ reply }) =>
    sendXml(reply, sitemap(deps, listListedPages(null).articles)),
  );
  route(app, contract.readGallerySitemap, async ({ params: { file }, reply }) => {
    if (file < 1 || file > (await listSitemapFiles(deps)).length) throw nothingHere();
    return sendXml(reply, gallerySitemap(deps, file));
  });

  route(app, contract.readGalleryFeed, async ({ reply }) => {
    const entries = await listFeedEntries(deps);
    return reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', FIVE_MINUTES)
      .send(feed(deps, entries));
  });
}

function sendXml(reply: FastifyReply, parts: Iterable<string> | AsyncIterable<string>) {
  return reply
    .type('application/xml; charset=utf-8')
    .header('cache-control', FIVE_MINUTES)
    .send(Readable.from(parts));
}

function robots({ publicUrl }: FeedsDeps): string {
  return [
    'User-agent: *',
    ...['/api/', ...listClosedPaths()].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

type SitemapFile = Awaited<ReturnType<typeof listSitemapFiles>>[number];

function newestOf(files: readonly SitemapFile[]): Date | null {
  return files.findLast(({ newest }) => newest !== null)?.newest ?? null;
}

/** https://www.sitemaps.org/protocol.html */
function* sitemapIndex({ publicUrl }: FeedsDeps, files: readonly SitemapFile[]): Generator<string> {
  const { pages, articles } = listListedPages(newestOf(files));
  const parts = [
    { name: 'pages', changed: latest(pages) },
    { name: 'articles', changed: latest(articles) },
    ...files.map(({ file, newest }) => ({ name: `gallery-${file}`, changed: newest?.toISOString() ?? null })),
  ];
  yield `${PROLOGUE}<sitemapindex xmlns="${SITEMAP}">\n`;
  for (const { name, changed } of parts)
    yield `<sitemap><loc>${publicUrl}/sitemap-${name}.xml</loc>${lastmod(changed)}</sitemap>\n`;
  yield '</sitemapindex>\n';
}

function latest(pages: readonly ListedPage[]): string | null {
  return pages.map(({ changed }) => changed ?? '').reduce((a, b) => (a > b ? a : b), '') || null;
}

function lastmod(changed: string | null): string {
  return changed === null ? '' : `<lastmod>${changed}</lastmod>`;
}

function* sitemap({ publicUrl }: FeedsDeps, pages: readonly ListedPage[]): Generator<string> {
  yield `${PROLOGUE}${URLSET}\n`;
  for (const { path, changed } of pages)
    yield `<url><loc>${escapeXml(publicUrl + path)}</loc>${lastmod(changed)}</url>\n`;
  yield '</urlset>\n';
}

async function* gallerySitemap(deps: FeedsDeps, file: number): AsyncGenerator<string> {
  yield `${PROLOGUE}${URLSET}\n`;
  for await (const entry of listSitemapEntries(deps, file)) yield sitemapUrl(deps, entry);
  yield '</urlset>\n';
}

function sitemapUrl({ publicUrl }: FeedsDeps, { id, generatedAt, objectKey }: Entry): string {
  return `<url><loc>${publicUrl}/gallery/${id}</loc><lastmod>${generatedAt.toISOString()}</lastmod>\
<image:image><image:loc>${publicUrl}${imageAddress(objectKey)}</image:loc></image:image></url>\n`;
}

/** RSS 2.0, https://www.rssboard.org/rss-specification */
function feed({ publicUrl }: FeedsDeps, entries: readonly Entry[]): string {
  const newest = entries[0]?.generatedAt;
  return `${PROLOGUE}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Framewright: new pictures</title>
<link>${publicUrl}/gallery</link>
<description>The newest generated stock pictures of the gallery, free to download.</description>
<language>en</language>
${newest ? `<lastBuildDate>${newest.toUTCString()}</lastBuildDate>\n` : ''}<ttl>15</ttl>
<atom:link href="${publicUrl}/gallery/feed.xml" rel="self" type="application/rss+xml"/>
${entries.map((entry) => feedItem(publicUrl, entry)).join('')}</channel>
</rss>
`;
}

function feedItem(publicUrl: string, entry: Entry): string {
  const page = `${publicUrl}/gallery/${entry.id}`;
  const label = Object.entries(CONTENT_CATEGORIES).find(([name]) => name === entry.category)?.[1];
  return `<item>
<title>${escapeXml(shorten(entry.prompt))}</title>
<link>${page}</link>
<guid isPermaLink="true">${page}</guid>
<description>${escapeXml(entry.prompt)}</description>
<category>${escapeXml(label ?? entry.category)}</category>
<pubDate>${entry.generatedAt.toUTCString()}</pubDate>
<enclosure url="${publicUrl}${imageAddress(entry.objectKey)}" length="${entry.byteSize}" \
type="${escapeXml(entry.contentType)}"/>
</item>
`;
}

const TITLE_MAX_CHARACTERS = 100;

function shorten(prompt: string): string {
  const characters = [...prompt];
  if (characters.length <= TITLE_MAX_CHARACTERS) return prompt;
  return `${characters
    .slice(0, TITLE_MAX_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}

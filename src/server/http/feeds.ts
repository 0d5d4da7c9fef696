import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { CONTENT_CATEGORIES } from '#contract/enumerations';
import { listFeedEntries } from '#server/domain/gallery/list-feed-entries';
import { countSitemapFiles, listSitemapEntries } from '#server/domain/gallery/list-sitemap-entries';
import { listListedPaths } from '#server/domain/site/list-listed-paths';
import type { App } from './app.ts';
import { nothingHere } from './error-handler.ts';
import { imageAddress } from './image-address.ts';
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

/** What machines read of the site: robots.txt, the sitemap with its pictures, the feed of new pictures. */
export function registerFeeds(app: App, deps: FeedsDeps): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(deps)),
  );

  // While the gallery fits into one file there is one sitemap; later an index of several.
  app.get('/sitemap.xml', async (_request, reply) => {
    const files = await countSitemapFiles(deps);
    return sendXml(
      reply,
      files > 1 ? sitemapIndex(deps, files) : sitemap(deps, { pages: true, file: files }),
    );
  });
  app.get('/sitemap-pages.xml', async (_request, reply) =>
    sendXml(reply, sitemap(deps, { pages: true, file: 0 })),
  );
  app.get(
    '/sitemap-gallery-:file(^\\d+).xml',
    { schema: { params: z.object({ file: z.string() }) } },
    async (request, reply) => {
      const file = Number(request.params.file);
      if (file < 1 || file > (await countSitemapFiles(deps))) throw nothingHere();
      return sendXml(reply, sitemap(deps, { pages: false, file }));
    },
  );

  app.get('/gallery/feed.xml', async (_request, reply) => {
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
  const closed = ['/api/', '/admin/', '/account', '/credits', '/success'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}

function* sitemapIndex({ publicUrl }: FeedsDeps, files: number): Generator<string> {
  yield `${PROLOGUE}<sitemapindex xmlns="${SITEMAP}">\n`;
  yield `<sitemap><loc>${publicUrl}/sitemap-pages.xml</loc></sitemap>\n`;
  for (let file = 1; file <= files; file += 1)
    yield `<sitemap><loc>${publicUrl}/sitemap-gallery-${file}.xml</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

/** @param parts.file the gallery's file to list; 0: none */
async function* sitemap(deps: FeedsDeps, parts: { pages: boolean; file: number }): AsyncGenerator<string> {
  yield `${PROLOGUE}${URLSET}\n`;
  if (parts.pages)
    for (const path of listListedPaths()) yield `<url><loc>${escapeXml(deps.publicUrl + path)}</loc></url>\n`;
  if (parts.file > 0)
    for await (const entry of listSitemapEntries(deps, parts.file)) yield sitemapUrl(deps, entry);
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

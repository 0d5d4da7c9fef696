import { z } from 'zod';
import { endpoint } from '#platform/endpoint/endpoint';

const SITEMAP = { 200: { description: 'A sitemap.', type: 'application/xml' } };

export const readRobots = endpoint({
  method: 'GET',
  path: '/robots.txt',
  access: 'anyone',
  limit: 'none',
  responses: { 200: { description: 'What crawlers may read.', type: 'text/plain' } },
});

export const readSitemapIndex = endpoint({
  method: 'GET',
  path: '/sitemap.xml',
  access: 'anyone',
  responses: SITEMAP,
});

export const readPageSitemap = endpoint({
  method: 'GET',
  path: '/sitemap-pages.xml',
  access: 'anyone',
  responses: SITEMAP,
});

export const readArticleSitemap = endpoint({
  method: 'GET',
  path: '/sitemap-articles.xml',
  access: 'anyone',
  responses: SITEMAP,
});

export const readGallerySitemap = endpoint({
  method: 'GET',
  path: '/sitemap-gallery-:file(^\\d+).xml',
  access: 'anyone',
  params: z.object({ file: z.coerce.number() }),
  responses: SITEMAP,
});

export const readGalleryFeed = endpoint({
  method: 'GET',
  path: '/gallery/feed.xml',
  access: 'anyone',
  responses: { 200: { description: 'The newest pictures.', type: 'application/rss+xml' } },
});

import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { FixtureSite } from './site.ts';

const HERE = import.meta.dirname;
/** What all sites share: their pictures, the app's example assets, and fonts. */
const SHARED: Readonly<Record<string, string>> = {
  pictures: join(HERE, 'pictures'),
  products: join(HERE, '../../web/app/public/example-assets'),
  scenes: join(HERE, '../../web/app/public/examples'),
};
const FONTS: Readonly<Record<string, string>> = {
  'instrument-serif': '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
  geist: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'noto-sans': '@fontsource-variable/noto-sans/files/noto-sans-latin-wght-normal.woff2',
  'noto-sans-arabic': '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
  'noto-sans-hebrew': '@fontsource-variable/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-wght-normal.woff2',
};
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain',
};

/**
 * Sends a site's own file, or one that all share. Pictures come as wide as `?w=` says, as from an image server.
 * @returns whether there is one
 */
export async function sendFile(
  site: Pick<FixtureSite, 'name' | 'charset'>,
  address: string,
  answer: ServerResponse,
): Promise<boolean> {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  const file = fileOf(site, pathname);
  if (!file) return false;
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return false;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  if (type === 'text/html') {
    const charset = site.charset ?? 'utf-8';
    answer.writeHead(200, { 'content-type': `text/html; charset=${charset}` });
    answer.end(charset === 'utf-8' ? bytes : encodeWindows1252(bytes.toString('utf8')));
    return true;
  }
  const width = Number(searchParams.get('w'));
  const isScaled = width > 0 && /^image\/(jpeg|webp)$/.test(type);
  answer.writeHead(200, { 'content-type': type });
  answer.end(isScaled ? await sharp(bytes).resize({ width }).toBuffer() : bytes);
  return true;
}

function encodeWindows1252(text: string): Buffer {
  const own: Readonly<Record<string, number>> = { '€': 0x80, '’': 0x92, '–': 0x96, '—': 0x97 };
  return Buffer.from([...text].map((character) => own[character] ?? character.charCodeAt(0)));
}

function fileOf({ name }: Pick<FixtureSite, 'name'>, pathname: string): string | undefined {
  const [, folder = '', rest = ''] = /^\/([^/]*)\/?(.*)$/.exec(normalize(decodeURIComponent(pathname))) ?? [];
  if (folder === 'fonts') {
    const font = FONTS[rest.replace(/\.woff2$/, '')];
    return font && fileURLToPath(import.meta.resolve(font));
  }
  const shared = SHARED[folder];
  if (shared) return join(shared, rest);
  const own = normalize(pathname);
  return join(HERE, 'sites', name, own.endsWith('/') ? `${own}index.html` : own);
}

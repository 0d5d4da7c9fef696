import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { CLIENT_SPECS, type ClientSpec } from './client-specs.ts';
import { sendHtml } from './send-html.ts';
import type { FixtureSite } from './site.ts';

/** What a client expects of the ads of a page. */
export interface ClientPage extends Omit<FixtureSite, 'expected'> {
  readonly spec: ClientSpec;
}

/**
 * Pages of businesses as clients have them: real structure and length, with the traps that such pages hold, such as
 * testimonials, opening hours, dated news, partners' logos, networks' colors, gradients larger than the product.
 */
export const CLIENT_PAGES: readonly ClientPage[] = CLIENT_SPECS.map((spec) => ({
  name: spec.name,
  spec,
  respond(incoming, answer) {
    const path = (incoming.url ?? '/').split('?')[0];
    if (path === '/' || path === '/index.html') return sendHtml(answer, draw(spec));
    return respondShared(incoming, answer, spec);
  },
}));

/** Sends the pictures that such pages share. */
export function respondShared(
  { url = '/' }: IncomingMessage,
  answer: ServerResponse,
  logo: Pick<ClientSpec, 'brand' | 'color'>,
): boolean {
  const path = url.split('?')[0]!;
  const drawn = DRAWN[path];
  const send = (bytes: Buffer, type: string) => answer.writeHead(200, { 'content-type': type }).end(bytes);
  if (drawn) send(Buffer.from(drawn), 'image/svg+xml');
  else if (path === '/dashboard.png')
    void readFile(join(import.meta.dirname, 'sites/tallyloop/dashboard.png')).then((bytes) =>
      send(bytes, 'image/png'),
    );
  else if (path.startsWith('/brand/'))
    void sharp(Buffer.from(logoOf(logo)))
      .png()
      .toBuffer()
      .then((bytes) => send(bytes, 'image/png'));
  else if (path.startsWith('/large/'))
    void sharp(join(PUBLIC, path.slice('/large/'.length)))
      .resize({ width: 1_400 })
      .webp()
      .toBuffer()
      .then((bytes) => send(bytes, 'image/webp'));
  else return false;
  return true;
}

const PUBLIC = join(import.meta.dirname, '../../web/app/public');

const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const DRAWN: Readonly<Record<string, string>> = {
  '/gradient.svg': svg(
    2400,
    1400,
    '<defs><linearGradient id="a" x2="1" y2="1"><stop stop-color="#8ec5fc"/><stop offset="1" stop-color="#e0c3fc"/></linearGradient></defs><rect width="2400" height="1400" fill="url(#a)"/>',
  ),
  '/map.svg': svg(
    1800,
    1200,
    `<rect width="1800" height="1200" fill="#e8efe4"/>${Array.from({ length: 14 }, (_, at) => `<path d="M0 ${at * 90}L1800 ${at * 90 + 60}M${at * 140} 0L${at * 140 + 50} 1200" stroke="#fff" stroke-width="14"/>`).join('')}`,
  ),
  '/people.svg': svg(
    1200,
    900,
    '<rect width="1200" height="900" fill="#eef2ff"/><circle cx="400" cy="330" r="110" fill="#f2b8a0"/><rect x="280" y="450" width="240" height="330" rx="80" fill="#4f46e5"/><circle cx="800" cy="330" r="110" fill="#8d5a3b"/><rect x="680" y="450" width="240" height="330" rx="80" fill="#f59e0b"/>',
  ),
  '/partner-a.svg': svg(
    200,
    60,
    '<text x="10" y="42" font-size="36" font-family="Arial" fill="#c2185b">Globex</text>',
  ),
  '/partner-b.svg': svg(
    200,
    60,
    '<text x="10" y="42" font-size="36" font-family="Arial" fill="#00695c">Initech</text>',
  ),
};

function logoOf({ brand, color }: Pick<ClientSpec, 'brand' | 'color'>): string {
  const width = 80 + brand.length * 20;
  return svg(
    width,
    64,
    `<circle cx="32" cy="32" r="26" fill="${color}"/><text x="70" y="44" font-size="32" font-family="Arial, sans-serif" font-weight="700" fill="${color}">${brand.replaceAll('&', '&amp;')}</text>`,
  );
}

const MAKERS: Readonly<Record<NonNullable<ClientSpec['logo']>, (spec: ClientSpec) => string>> = {
  named: ({ brand }) => `<a href="/"><img src="/brand/logo.png" alt="${brand}" height="40"></a>`,
  file: () => '<a href="/"><img src="/brand/main_logo.png" alt="main_logo" height="40"></a>',
  template: () => '<a href="/"><img src="/brand/IMG-LOGO.png" alt="IMG-LOGO" height="40"></a>',
  lettering: ({ brand }) => `<a class="navbar-brand" href="/">${brand}</a>`,
};

function draw(spec: ClientSpec): string {
  const { language, brand, title, hero, lead, cta, sections, color, traps = [], links, picture } = spec;
  const has = (trap: NonNullable<ClientSpec['traps']>[number]) => traps.includes(trap);
  const button = has('framework')
    ? '.btn{background:#007bff;color:#fff}'
    : `.btn{background:${color};color:#fff}`;
  const meta = has('noMeta')
    ? ''
    : `<meta name="description" content="${lead}"><meta property="og:site_name" content="${brand}">`;
  const linked = spec.kind
    ? `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': spec.kind, name: brand })}</script>`
    : '';
  const shown = picture ? `<img class="hero-picture" src="${picture[0]}" alt="${picture[1]}">` : '';
  const rtl = ['ar', 'he', 'fa'].includes(language) ? ' dir="rtl"' : '';
  return `<html lang="${spec.stated ?? language}"${rtl}><head><title>${title}</title><meta name="viewport" content="width=device-width">${meta}${linked}
<style>body{margin:0;font:17px/1.6 Arial,sans-serif;color:#222;background:${spec.ground ?? '#fff'}}header,main section,footer{padding:24px 8vw}header{display:flex;gap:32px;align-items:center}nav a{margin:0 10px;color:#444}h1{font-size:52px;line-height:1.1;color:${color}}h2{color:${color}}.hero{display:grid;grid-template-columns:1fr 1fr;gap:40px;align-items:center;${has('gradient') ? 'background:url(/gradient.svg)' : ''}}.hero-picture{width:100%;max-height:520px;object-fit:cover}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:24px}.btn{display:inline-block;padding:12px 22px;border-radius:6px;text-decoration:none}${button}.navbar-brand{font-size:28px;font-weight:700;color:${color};text-decoration:none}.whatsapp{position:fixed;right:20px;bottom:20px;width:180px;height:180px;background:#25d366}.social a{display:inline-block;width:120px;height:120px}.fb{background:#3b5998}.tw{background:#1da1f2}footer{background:#f3f3f3}.partners img{height:48px;margin:12px}</style></head>
<body><header>${MAKERS[spec.logo ?? 'named'](spec)}<nav>${links.map((link) => `<a href="#${link}">${link}</a>`).join('')}</nav></header>
<main><section class="hero"><div><h1>${hero}</h1><p>${lead}</p><a class="btn btn-primary" href="#go">${cta}</a></div>${shown}</section>
${has('demo') ? '<section><h2>Lorem ipsum dolor</h2><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.</p><p>Far far away, behind the word mountains, far from the countries Vokalia and Consonantia, there live the blind texts.</p></section>' : ''}
<section><div class="grid">${sections.map(([heading, text, price]) => `<article><h2>${heading}</h2><p>${text}</p>${price ? `<p class="price">${price}</p>` : ''}</article>`).join('')}</div></section>
${(spec.more ?? []).map(([source, alt]) => `<section><img src="${source}" alt="${alt}" width="420"></section>`).join('')}
${has('map') ? '<section><img src="/map.svg" alt="Map" width="900" height="600"></section>' : ''}
${has('partners') ? '<section class="partners"><h3>Partners</h3><img src="/partner-a.svg" alt="Globex logo"><img src="/partner-b.svg" alt="Initech logo"></section>' : ''}
${has('testimonials') ? '<section class="testimonials"><blockquote><p>They saved our wedding, I would come back any day of the week.</p><h4>Margaret Holloway</h4></blockquote><blockquote><p>Simply the best people in town for this kind of work.</p><h4>Tobias Renner</h4></blockquote></section>' : ''}
${has('hours') ? '<section class="opening-hours"><h3>Mon – Fri 9:00 – 18:00</h3><p>Saturday 10:00 – 14:00, Sunday closed.</p></section>' : ''}
${has('news') ? '<section class="news"><h3>12 March 2019</h3><h4>We were at the fair in Hanover</h4><p>Thanks to everybody who came to see us on 12 March 2019.</p></section>' : ''}
</main><footer><p>© 2017–2026 ${brand}</p><p class="social"><a class="fb" href="https://facebook.com/x">f</a><a class="tw" href="https://twitter.com/x">t</a></p></footer>${has('whatsapp') ? '<a class="whatsapp" href="https://wa.me/49123"></a>' : ''}</body></html>`;
}

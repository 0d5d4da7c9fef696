import { sendHtml } from './send-html.ts';
import type { FixtureSite } from './site.ts';

/** Sites that load, but not as a browser would like them to. */
export const ODD_SITES: readonly FixtureSite[] = [
  {
    name: 'meta-refresh',
    respond({ url }, answer) {
      if (url === '/')
        sendHtml(
          answer,
          '<title>Moving</title><meta http-equiv="refresh" content="8; URL=\'/en/\'"><p>One moment</p>',
        );
      else if (url === '/en/') sendHtml(answer, REFRESHED);
      else return false;
      return true;
    },
    expected: {
      brand: 'Alder Saddlery',
      language: 'en',
      direction: 'ltr',
      price: 'from £240',
      offer: null,
      keywords: ['saddle'],
      images: 0,
      says: ['oak-bark leather'],
      hides: ['One moment'],
    },
  },
  {
    name: 'tidemark',
    expected: {
      brand: 'Tidemark',
      language: 'en',
      direction: 'ltr',
      price: '$45',
      offer: 'Get 15% off with a friend',
      tone: 'playful',
      keywords: ['surf', 'lessons'],
      colors: ['#0a7e8c'],
      fonts: ['Verdana'],
      images: 3,
      alts: ['The quiet beach at low tide', 'Palm trees over a turquoise bay', 'A sail on calm water'],
      says: ['Surf lessons'],
      hides: ['enable JavaScript', 'Loading'],
      hasLogo: true,
    },
  },
  {
    name: 'harrow-law',
    expected: {
      brand: 'Harrow & Pike',
      language: 'en-GB',
      direction: 'ltr',
      price: null,
      offer: null,
      tone: 'serious',
      keywords: ['unfair dismissal', 'law'],
      colors: ['#14406b'],
      fonts: ['Times New Roman'],
      images: 0,
      says: ['solicitors'],
      hides: ['Privacy policy'],
    },
  },
  {
    name: 'huge',
    respond: ({ url }, answer) => url === '/' && sendHtml(answer, hugePage()),
    expected: {
      brand: 'Endless Parts',
      language: 'en',
      direction: 'ltr',
      price: '$1.10',
      offer: null,
      keywords: ['bolt'],
      colors: ['#d9480f'],
      images: 1,
      alts: ['A shelf of parts'],
    },
  },
  {
    name: 'endless-scroll',
    respond: ({ url }, answer) => url === '/' && sendHtml(answer, SCROLLING),
    expected: {
      brand: 'Daily Dunes',
      language: 'en',
      direction: 'ltr',
      price: null,
      offer: null,
      keywords: ['dunes'],
      colors: ['#9a3412'],
      images: 1,
      says: ['dunes'],
    },
  },
  {
    name: 'broken',
    expected: {
      brand: 'Kestrel Bikes',
      language: 'en',
      direction: 'ltr',
      price: '£1,450',
      offer: null,
      keywords: ['steel bicycles'],
      colors: ['#0b5d3b'],
      images: 2,
      alts: ['Riding out at sunset', 'A lake on the way'],
      says: ['brazed in Leeds'],
    },
  },
  {
    name: 'consent',
    expected: {
      brand: 'Bramble & Rye',
      language: 'en',
      direction: 'ltr',
      price: 'From £48 per person',
      offer: 'Free delivery in the city',
      keywords: ['hamper'],
      colors: ['#8e2746'],
      fonts: ['Avenir'],
      images: 1,
      alts: ['A path through a summer meadow'],
      says: ['plum chutney'],
      hides: ['cookies', 'partners', 'Accept'],
    },
  },
  {
    name: 'hostile',
    respond({ url }, answer) {
      if (url === '/evil.exe')
        answer.writeHead(200, { 'content-type': 'application/octet-stream' }).end(Buffer.alloc(1_000));
      else if (url === '/giant.svg')
        answer
          .writeHead(200, { 'content-type': 'image/svg+xml' })
          .end('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>');
      else return false;
      return true;
    },
    expected: {
      brand: 'Plain Pans',
      language: 'en',
      direction: 'ltr',
      price: '$39',
      offer: null,
      keywords: ['pan'],
      colors: ['#b3261e'],
      images: 2,
      says: ['cast in one piece'],
      hides: [
        '<script',
        'onerror',
        'alert(',
        'nstructions',
        'nweisungen',
        'API keys',
        'Language models',
        'stolen',
        'META',
        'file:',
        'javascript:',
        '169.254',
        '\u202e',
      ],
    },
  },
  {
    name: 'og-only',
    expected: {
      brand: 'Nightjar Audio',
      language: 'en',
      direction: 'ltr',
      price: '$249',
      offer: null,
      keywords: ['headphones'],
      colors: ['#20639b'],
      images: 1,
      alts: ['Headphones over a city at night'],
      says: ['wireless headphones'],
    },
  },
];

const SCROLLING = `<html lang="en"><title>Daily Dunes, a picture of dunes for every day</title><meta name="description" content="Daily Dunes shows a new picture of dunes and deserts every day.">
<style>body{margin:0;font:17px Arial}h1,a{color:#9a3412}article{height:700px;padding:40px}</style><body><h1>Daily Dunes</h1><main></main>
<script>let count = 0; const more = () => { for (let i = 0; i < 5; i += 1) { count += 1; document.querySelector('main').insertAdjacentHTML('beforeend', '<article><h2>Dunes number ' + count + '</h2><p>The wind drew these dunes overnight, line by line, number ' + count + '.</p><img src="/scenes/crests-of-sand.webp?w=' + (400 + count) + '" alt="Crests of sand"></article>'); } }; more();
addEventListener('scroll', () => { if (scrollY + innerHeight > document.body.scrollHeight - 1500) more(); });</script></html>`;

const REFRESHED = `<html lang="en"><title>Alder Saddlery | Saddles made to measure</title><h1>Saddles made to measure</h1><p>We cut every saddle from oak-bark leather, in a barn in Devon.</p><h2>Bridles and reins</h2><p>Plain bridles for every day, from £240.</p></html>`;

/** As templates write them for their scripts. */
const LONG_DATA = JSON.stringify({ stock: [1, 2, 3, 4, 5, 6, 7, 8], supplier: 'x'.repeat(220) }).replaceAll(
  '"',
  '&quot;',
);

/** Some four megabytes, fifty thousand elements. */
function hugePage(): string {
  const rows = Array.from(
    { length: 7_000 },
    (_, row) =>
      `<tr class="row row-${row}" data-part="${LONG_DATA}"><td><a href="/part/${row}">Steel bolt M${row % 40}, length ${row}</a></td><td><span data-cell="${row}">zinc plated, box of ${row % 100}</span></td><td>$${1 + (row % 9)}.10</td><td><button type="button" aria-label="Add ${row}">+</button></td></tr>`,
  );
  return `<html lang="en"><title>Endless Parts | Every bolt in one list</title><meta name="description" content="Every bolt, nut and washer that we have in one long list."><style>body{font:14px Arial}h1,a{color:#d9480f}</style><h1>Every bolt we have</h1><p>Endless Parts keeps seven thousand kinds of bolt on one shelf.</p><img src="/products/speaker.webp" alt="A shelf of parts"><table>${rows.join('')}</table></html>`;
}

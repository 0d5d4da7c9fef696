import { sendHtml } from './send-html.ts';
import type { FixtureSite } from './site.ts';

/** Sites as page builders make them: headings that move, slides that wait, and data that came with the theme. */
export const MOVING_SITES: readonly FixtureSite[] = [
  {
    name: 'moving-slides',
    respond: ({ url }, answer) => url === '/' && sendHtml(answer, SLIDES),
    expected: {
      brand: 'Zimmerei Aschauer',
      language: 'de',
      direction: 'ltr',
      price: null,
      offer: null,
      keywords: ['dachstuhl'],
      colors: ['#8a1c1c'],
      images: 2,
      alts: ['Ein Haus am See'],
      says: ['zum vereinbarten Termin'],
      hides: ['m/w/d', 'Urlaub', 'Heading', 'Musterwerk', 'Chat', 'Neuigkeiten per Mail'],
      hero: 'Dachstühle, die Generationen tragen',
      buttons: ['Angebot anfragen'],
      contact: { phone: null, address: 'Zimmerei Aschauer GmbH, Sägstraße 4, 83043 Bad Aibling' },
    },
  },
  {
    name: 'moving-letters',
    respond: ({ url }, answer) => url === '/' && sendHtml(answer, LETTERS),
    expected: {
      brand: 'Ledgerly',
      language: 'en',
      direction: 'ltr',
      price: null,
      offer: null,
      keywords: ['books'],
      colors: ['#5b3df5'],
      images: 0,
      hides: ['Backend', 'Globex', 'Does it cost'],
      hero: 'Close your books in a day',
    },
  },
  {
    name: 'japanese-lines',
    respond: ({ url }, answer) => url === '/' && sendHtml(answer, LINES),
    expected: {
      brand: '茶舗みどりや',
      language: 'ja',
      direction: 'ltr',
      price: null,
      offer: null,
      keywords: ['抹茶'],
      images: 1,
      hero: '一服の、静けさを。',
    },
  },
];

const slide = (picture: string, [heading, text, alt]: readonly [string, string, string], button = '') =>
  `<div class="slide"><img src="/scenes/${picture}.webp" alt="${alt}"><div class="words"><div class="title">${heading}</div><p>${text}</p>${button}</div></div>`;
const BUTTON =
  '<a href="#" style="background:#8a1c1c;padding:14px 26px;display:inline-block;color:#fff">Angebot anfragen</a>';
const JOB = ['Wir suchen dich: Zimmerer (m/w/d)', 'Bewirb dich jetzt.', 'Team'] as const;

const SLIDES = `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Willkommen</title><meta property="og:site_name" content="Musterwerk Bau"><script type="application/ld+json">{"@type":"Organization","name":"Musterwerk Bau","logo":"https://musterwerk.example/logo.png"}</script>
<style>body{margin:0;font:16px/1.5 Arial;color:#333}header{display:flex;justify-content:space-between;padding:16px}.name{font-size:24px}.name small{display:block;font-size:13px}.window{overflow:hidden;height:600px}.track{display:flex;width:300%;height:100%;transform:translateX(-33.333%)}.slide{position:relative;width:33.333%}.slide img{width:100%;height:600px;object-fit:cover}.words{position:absolute;left:60px;top:200px;color:#fff}.title{font-size:56px}h3{color:#8a1c1c}footer{background:#2a1512;color:#ccc;padding:40px}.chat-widget{position:fixed;right:20px;bottom:20px;background:#0a7cff;color:#fff;padding:20px}</style>
<header><div class="name">Zimmerei Aschauer<small>HOLZBAU</small></div><nav><a href="#">Start</a> <a href="#">Leistungen</a> <a href="#">Kontakt</a></nav><a href="#" style="background:#8a1c1c;color:#fff;padding:10px 20px">Termin</a></header>
<div class="window"><div class="track">${slide('solar-energy', JOB)}${slide('lake-like-a-mirror', ['Dachstühle, die Generationen tragen', 'Wir sind Ihr Meisterbetrieb für den Dachstuhl und das Haus aus Holz.', 'Ein Haus am See'], BUTTON)}${slide('solar-energy', JOB)}</div></div>
<section><h3>Dachstuhl und Gauben</h3><p>Wir planen den Dachstuhl und richten ihn auf, alles aus einer Hand und zum vereinbarten Termin.</p><h3>Häuser aus Holz</h3><p>Ein Haus steht bei uns in drei Tagen dicht, und Sie ziehen nach vier Monaten ein.</p></section>
<section><h2>Add Your Heading Text Here</h2></section>
<section><h2>Jobs</h2><p>Wir bieten 30 Tage Urlaub und eine gute Bezahlung.</p></section>
<section><h2>Neuigkeiten per Mail</h2><form><input type="email"><button>Senden</button></form></section>
<footer><p>Zimmerei Aschauer GmbH, Sägstraße 4, 83043 Bad Aibling</p><p>© 2026 Webdesign: Agentur Musterwerk</p></footer><div class="chat-widget">Chat mit uns</div></html>`;

const word = (letters: string) =>
  `<span style="display:inline-block">${[...letters].map((letter) => `<i style="display:inline-block">${letter}</i>`).join('')}</span>`;

const LETTERS = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Ledgerly — Close your books in a day, not a fortnight</title>
<style>body{margin:0;font:16px Arial}h1{font-size:72px}.sr{position:absolute;width:1px;height:1px;overflow:hidden}.go{background:#5b3df5;color:#fff;padding:14px 24px;display:inline-block}</style>
<header><a href="/">Ledgerly</a></header><h1><span class="sr">Close your books in a day</span><span aria-hidden="true">${'Close your books in a day'.split(' ').map(word).join(' ')}</span></h1>
<p>Ledgerly matches bank lines, invoices and receipts while you sleep. Your team checks the last two percent.</p><a class="go" href="#">Start now</a>
<section><h2>Match nearly every line automatically</h2><p>Rules learn from every correction, and unmatched lines go to the person who knows.</p></section>
<section><h2>Frequently asked questions</h2><h3>Does it cost anything?</h3><p>Not for the first two weeks.</p></section>
<section><h2>Our sponsors</h2><p>Globex: our own banking for founders.</p></section>
<section><h2>We’re hiring</h2><p>Senior Backend Engineer</p></section><footer>© 2026 Ledgerly, Inc.</footer></html>`;

const LINES = `<!doctype html><html lang="ja"><meta charset="utf-8"><title>【公式】茶舗みどりや｜宇治抹茶の通販</title>
<style>body{margin:0;font:16px serif}h1{font-size:44px}</style><header><a href="/"><img src="/scenes/first-coffee.webp" alt="茶舗みどりや" width="90" height="60"></a></header>
<h1>一服の、<br>静けさを。</h1><img src="/scenes/growth-in-gold.webp" alt="抹茶" width="900"><p>石臼で挽いた抹茶は、一時間に四十グラムしかとれません。ご注文をいただいてから挽き、その日のうちに発送します。</p><p>自社の茶園で摘んだ茶葉だけを使っています。</p></html>`;

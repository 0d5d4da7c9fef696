import { sendHtml } from './send-html.ts';
import type { FixtureSite } from './site.ts';

/** Sites whose parts have no telling names: only looks, places and words say what they are. */
export const UNNAMED_SITES: readonly FixtureSite[] = [
  {
    name: 'hashed-classes',
    respond(incoming, answer) {
      if (incoming.url === '/') return sendHtml(answer, HASHED);
      if (incoming.url === '/s.svg') {
        answer.writeHead(200, { 'content-type': 'image/svg+xml' }).end(SPRITE);
        return true;
      }
      return false;
    },
    expected: {
      brand: 'Pia e Figli',
      language: 'en',
      direction: 'ltr',
      price: '$16',
      offer: null,
      keywords: ['dough', 'harbor'],
      colors: ['#9b2226'],
      images: 0,
      says: ['sourdough starter'],
      hides: ['oven caught fire', 'Best slice', 'Marta Quill', 'Order now Gift cards'],
      hasLogo: true,
      hero: 'Naples, one block from the harbor',
      buttons: ['Order now', 'Reserve a table'],
      contact: { phone: '(207) 555-0113', address: '88 Commercial St, Portland' },
    },
  },
  {
    name: 'table-era',
    respond: ({ url }, answer) => url === '/' && sendHtml(answer, TABLES),
    expected: {
      brand: 'Hartley & Sons',
      language: 'en',
      direction: 'ltr',
      price: null,
      offer: null,
      keywords: ['clock'],
      colors: ['#800000'],
      images: 0,
      says: ['stripped, cleaned and tested'],
      hides: ['visitor', 'Best viewed', 'Webmaster', 'near me'],
      hero: 'Antique clocks repaired by hand since 1961',
      contact: { phone: '01584 555 0142', address: '14 Corve Street, Ludlow' },
    },
  },
];

const SPRITE = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="150" height="40" fill="#9b2226"/><text x="12" y="28" font-size="22" fill="#fff">Pia</text><circle cx="40" cy="120" r="24" fill="#1da1f2"/></svg>`;

const HASHED = `<!doctype html><html lang="en"><title>Home | Pia e Figli</title><style>
body{margin:0;font:16px Arial,sans-serif;color:#40241a;background:#fff8ee}
.a9x{display:flex;justify-content:space-between;padding:20px}
.logo_k2{width:150px;height:40px;background:url(/s.svg) 0 0 no-repeat;display:block;text-indent:-999px;overflow:hidden}
.q1z{background:#9b2226;color:#fff;padding:12px 26px;text-decoration:none}
.q2z{border:2px solid #9b2226;color:#9b2226;padding:10px 24px;text-decoration:none;display:inline-block}
.t4 p{font-size:56px;margin:0}.u7{padding:60px}</style>
<div class="a9x"><a class="logo_k2" href="/">Pia e Figli</a><div><a href="/menu">Menu</a> <a href="/story">Story</a></div><a class="q1z" href="/book">Reserve a table</a></div>
<div class="u7"><div class="t4"><p>Naples, one block</p><p>from the harbor</p></div><p>Our grandmother taught us to stretch dough on a kitchen table in Naples. We still use her sourdough starter, which is older than we are.</p>
<p><a class="q1z" href="/order">Order now</a><a class="q2z" href="/gift">Gift cards</a></p></div>
<div class="u7"><h3>From the oven</h3><p>Margherita with buffalo mozzarella</p><p>$16</p><p>We fold, rest and bake every dough within three days of milling.</p></div>
<div class="u7"><h2>Latest news</h2><p>Our old oven caught fire, and nobody was hurt.</p></div>
<div class="u7"><h2>What our guests say</h2><p>Best slice I have had in years.</p><p>Marta Quill</p></div>
<div class="u7"><a href="tel:+12075550113">(207) 555-0113</a><p>88 Commercial St, Portland</p><p>© 2026 Pia e Figli</p></div></html>`;

const TABLES = `<html lang="en"><title>Clock repair near me</title><body bgcolor="#FFFFF0" text="#222222">
<center><img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='760' height='90'%3E%3Crect width='760' height='90' fill='%23800000'/%3E%3C/svg%3E" width="760" height="90" alt="Hartley &amp; Sons"><br><font size="2"><a href="a.htm">Repairs</a> | <a href="b.htm">For sale</a></font></center>
<table width="760" align="center" cellpadding="8"><tr><td width="500" valign="top"><font size="6" color="#800000"><b>Antique clocks repaired by hand since 1961</b></font><br>We repair longcase, bracket and carriage clocks in our own workshop in Ludlow. Every movement is stripped, cleaned and tested for two weeks before it goes home.<p>Estimates are free. We collect within thirty miles and set up your clock when we bring it back.<p>Our work is guaranteed for three years.</td>
<td valign="top" bgcolor="#EEE8D0"><b>Opening hours</b><br>Mon - Fri 9.00 - 5.00<p>14 Corve Street, Ludlow<br>Tel. 01584 555 0142<p>You are visitor no. 048213</td></tr></table>
<center><font size="1">Last updated 3 March 2011. Best viewed in 800x600. Webmaster: Dave P.</font></center></body></html>`;

import { respondShared } from './client-pages.ts';
import { sendHtml } from './send-html.ts';
import type { FixtureSite } from './site.ts';
import { type Build, STRANGER_SPECS, type StrangerSpec } from './stranger-specs.ts';

export interface StrangerPage extends Omit<FixtureSite, 'expected'> {
  readonly spec: StrangerSpec;
}

/**
 * Pages built in seven ways that are met on the web: by a block editor, as nameless divs, as a shop, with tables, as a
 * software company's, with words over a picture, as a cause's. Each holds the traps of its kind.
 */
export const STRANGER_PAGES: readonly StrangerPage[] = STRANGER_SPECS.map((spec) => ({
  name: spec.name,
  spec,
  respond(incoming, answer) {
    const path = (incoming.url ?? '/').split('?')[0];
    if (path === '/') return sendHtml(answer, BUILDS[spec.build](spec));
    return respondShared(incoming, answer, spec);
  },
}));

const isRtl = ({ language }: StrangerSpec) => ['ar', 'he', 'fa'].includes(language);
const join = <Item>(items: readonly Item[], draw: (item: Item, at: number) => string) =>
  items.map(draw).join('\n');

function page(
  spec: StrangerSpec,
  { head = '', style, body }: { head?: string; style: string; body: string },
) {
  return `<!doctype html><html lang="${spec.language}"${isRtl(spec) ? ' dir="rtl"' : ''}><head><meta charset="utf-8"><title>${spec.title}</title><meta name="viewport" content="width=device-width,initial-scale=1">${head}<style>*{box-sizing:border-box}body{margin:0;font:16px/1.65 "Helvetica Neue",Arial,sans-serif}img{max-width:100%}a{color:inherit}${style}</style></head><body>${body}</body></html>`;
}

const social = `<div class="elementor-social-icons"><a href="https://www.facebook.com/x" style="background:#3b5998;color:#fff;padding:14px">Facebook</a><a href="https://www.instagram.com/x" style="background:#e1306c;color:#fff;padding:14px">Instagram</a></div>`;
const linkedData = (spec: StrangerSpec) =>
  spec.kind
    ? `<script type="application/ld+json">${JSON.stringify({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'WebSite', name: spec.brand, url: '/' },
          { '@type': spec.kind, name: spec.brand, telephone: spec.contact.at(-1), image: spec.picture },
          { '@type': 'BreadcrumbList', name: 'Breadcrumbs' },
        ],
      })}</script>`
    : '';

const BUILDS: Readonly<Record<Build, (spec: StrangerSpec) => string>> = {
  // The leading line is an h2 among others, the picture a background, the brand a picture with the file's name.
  blocks: (spec) =>
    page(spec, {
      head: `<meta property="og:title" content="${spec.title}"><meta property="og:site_name" content="${spec.brand}"><meta name="generator" content="WordPress 6.4">${linkedData(spec)}`,
      style: `.top{background:${spec.color};color:#fff;font-size:13px;padding:6px 6vw}.site-header{display:flex;justify-content:space-between;align-items:center;padding:18px 6vw}.menu{display:flex;gap:22px;list-style:none}.slide{min-height:620px;display:flex;flex-direction:column;justify-content:center;padding:6vw;color:#fff;background-image:linear-gradient(90deg,rgba(0,0,0,.6),rgba(0,0,0,.1)),url(${spec.picture});background-size:cover}.slide h2{font-size:54px;line-height:1.15;max-width:700px;margin:0}.elementor-button{background:${spec.color};color:#fff;padding:14px 28px;border-radius:4px;text-decoration:none;align-self:flex-start}.row{display:grid;grid-template-columns:repeat(3,1fr);gap:30px;padding:70px 6vw}.row h3,.text h2{color:${spec.color}}.text{padding:60px 6vw;background:#f6f4f1}.hours{padding:40px 6vw}footer{background:#222;color:#bbb;padding:40px 6vw}#cookie-law-info-bar{position:fixed;bottom:0;left:0;right:0;background:#fff;border-top:1px solid #ccc;padding:16px}`,
      body: `<div class="top">${spec.contact.join(' · ')}</div>
<header class="site-header"><a href="/" class="custom-logo-link"><img src="/brand/cropped-logo_final-2.png" alt="cropped-logo_final-2" height="52"></a><nav><ul class="menu">${join(spec.links, (link) => `<li><a href="#">${link}</a></li>`)}</ul></nav></header>
<main><section class="slide"><h2 class="elementor-heading-title">${spec.hero}</h2><p>${spec.lead}</p><a class="elementor-button" href="#">${spec.cta}</a></section>
<section class="row">${join(spec.sections, ([heading, text, price]) => `<div class="elementor-widget"><h3>${heading}</h3><p>${text}</p>${price ? `<p><strong>${price}</strong></p>` : ''}</div>`)}</section>
<section class="text"><h2>${spec.brand}</h2>${join(spec.about, (text) => `<p>${text}</p>`)}</section>
<section class="elementor-testimonial"><div class="elementor-testimonial__content">„${spec.quote[0]}“</div><div>${spec.quote[1]}</div></section>
<section id="team"><h2>Team</h2><h4>Dr. Marta Quillfeather</h4><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p><h4>Jonas Pettibone</h4></section>
<section class="hours opening-hours"><h3>${spec.contact[0]}</h3><img src="/map.svg" alt="" width="1200" height="500"></section></main>
<footer>${social}<p>© ${new Date().getFullYear()} ${spec.brand}</p><p>Theme by Astra</p></footer>
<div id="cookie-law-info-bar" role="dialog" aria-label="cookies">This website uses cookies to improve your experience. <button>Accept</button> <button>Reject</button></div>`,
    }),
  // Nothing but divs with meaningless classes, on a dark ground.
  divs: (spec) =>
    page(spec, {
      head: `<meta name="description" content="${spec.lead}"><meta property="og:image" content="/gradient.svg"><meta name="theme-color" content="#101014">`,
      style: `body{background:#101014;color:#e9e6df}.a1{display:flex;justify-content:space-between;padding:26px 7vw}.b7{font-size:24px;letter-spacing:.02em;color:${spec.color}}.c3{padding:70px 7vw 40px}.d9{font-size:84px;line-height:1.02;max-width:900px}.e2{max-width:560px;font-size:19px;color:#b8b4aa}.f4{border:0;background:${spec.color};color:#101014;padding:16px 30px;font-size:16px}.g5 img{display:block;width:100%;height:640px;object-fit:cover}.h8{display:grid;grid-template-columns:1fr 1fr 1fr;gap:40px;padding:80px 7vw}.i6{font-size:22px;color:${spec.color}}.j1{padding:40px 7vw;color:#8f8b82}`,
      body: `<div id="__next"><div class="a1"><a class="b7" href="/">${spec.brand}</a><div role="navigation">${join(spec.links, (link) => `<a href="#" style="margin:0 12px">${link}</a>`)}</div></div>
<div class="c3"><div class="d9">${spec.hero}</div><div class="e2"><p>${spec.lead}</p></div><button class="f4">${spec.cta}</button></div>
<div class="g5"><picture><source srcset="${spec.picture}?w=800 800w"><img src="${spec.picture}" alt=""></picture></div>
<div class="h8">${join(spec.sections, ([heading, text, price]) => `<div><div class="i6">${heading}</div><p>${text}</p>${price ? `<div>${price}</div>` : ''}</div>`)}</div>
<div class="c3">${join(spec.about, (text) => `<p>${text}</p>`)}</div>
<div class="testimonials-x1"><p>“${spec.quote[0]}”</p><p>${spec.quote[1]}</p></div>
<div class="j1" role="contentinfo">${join(spec.contact, (line) => `<div>${line}</div>`)}<div>© ${spec.brand} 2019–${new Date().getFullYear()}</div></div></div>`,
    }),
  // Announcement bar, products with old prices, stars, a newsletter that pops up.
  shop: (spec) =>
    page(spec, {
      head: `<meta property="og:site_name" content="${spec.brand}"><meta property="og:title" content="${spec.hero}"><meta property="og:type" content="website"><meta name="description" content="${spec.lead}">${linkedData(spec)}`,
      style: `.bar{background:${spec.color};color:#fff;text-align:center;padding:8px}header{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;padding:20px 5vw}.logo{font-size:30px;font-family:Georgia,serif;text-decoration:none;color:${spec.color}}.hero{display:grid;grid-template-columns:1fr 1fr;background:#f4efe7;align-items:center}.hero div{padding:5vw}.hero h1{font:48px/1.1 Georgia,serif;color:${spec.color}}.hero img{width:100%;height:560px;object-fit:cover}.btn{display:inline-block;background:${spec.color};color:#fff;padding:14px 30px;text-decoration:none}.grid{display:grid;grid-template-columns:repeat(3,1fr);gap:24px;padding:60px 5vw}.grid img{width:100%;aspect-ratio:1;object-fit:cover}.pay img{width:48px}footer{padding:40px 5vw;background:#faf8f4}#popup{position:fixed;inset:20% 25%;background:#fff;box-shadow:0 0 0 100vmax rgba(0,0,0,.5);padding:40px}`,
      body: `<div class="bar announcement-bar">${spec.about[1]}</div><header><nav>${join(spec.links, (link) => `<a href="#" style="margin-inline-end:14px">${link}</a>`)}</nav><a class="logo" href="/">${spec.brand}</a><span><a href="/account">●</a> <a href="/cart">0</a></span></header>
<main><section class="hero"><div><h1>${spec.hero}</h1><p>${spec.lead}</p><a class="btn" href="/collections/all">${spec.cta}</a></div><img src="${spec.picture}" alt="${spec.sections[0]![0]}"></section>
<section class="grid">${join(spec.sections, ([heading, text, price]) => `<article class="product-card"><h3>${heading}</h3><p>${text}</p>${price ? `<p class="price"><s></s> ${price}</p>` : ''}<span class="stars">★★★★★</span></article>`)}</section>
<section style="padding:40px 5vw">${join(spec.about, (text) => `<p>${text}</p>`)}</section>
<section class="reviews"><p>${spec.quote[0]}</p><p>${spec.quote[1]}</p></section></main>
<footer>${join(spec.contact, (line) => `<p>${line}</p>`)}<div class="pay"><img src="/partner-a.svg" alt="Visa"><img src="/partner-b.svg" alt="Klarna"></div>${social}<p>© ${new Date().getFullYear()}, ${spec.brand} Powered by Shopify</p></footer>
<div id="popup" role="dialog" aria-modal="true" class="newsletter-popup"><h2>10% off</h2><input type="email"><button class="close">×</button></div>`,
    }),
  // Laid out with tables and font elements, as in 2003.
  tables: (spec) =>
    page(spec, {
      style: `a{color:${spec.color}}`,
      body: `<center><table width="980" cellpadding="14" bgcolor="#ffffff"><tr><td colspan="2" bgcolor="${spec.color}"><font size="6" color="#ffffff"><b>${spec.brand}</b></font></td></tr>
<tr><td width="180" valign="top" bgcolor="#eeeeee">${join(spec.links, (link) => `<p><a href="#">${link}</a></p>`)}</td><td valign="top"><h1><font color="${spec.color}">${spec.hero}</font></h1><p>${spec.lead}</p>${spec.picture ? `<img src="${spec.picture}" width="640" border="0">` : ''}
${join(spec.sections, ([heading, text, price]) => `<p><b><font size="4" color="${spec.color}">${heading}</font></b><br>${text}${price ? `<br><b>${price}</b>` : ''}</p>`)}
${join(spec.about, (text) => `<p>${text}</p>`)}
<blockquote><i>${spec.quote[0]}</i><br>${spec.quote[1]}</blockquote><p><a href="#" class="button">${spec.cta}</a></p></td></tr>
<tr><td colspan="2" align="center"><small>${spec.contact.join('<br>')}<br>Copyright &copy; 2003-2021 ${spec.brand}. Last updated: 12-03-2021</small></td></tr></table><img src="/people.svg" width="1" height="1"></center>`,
    }),
  // A gradient larger than the screenshot, customers' logos, plans, cards of pricing.
  software: (spec) =>
    page(spec, {
      head: `<meta property="og:site_name" content="${spec.brand}"><meta property="og:image" content="/gradient.svg"><meta name="description" content="${spec.lead}">${linkedData(spec)}`,
      style: `header{display:flex;justify-content:space-between;padding:18px 8vw}.brand{font-weight:800;font-size:22px;color:${spec.color};text-decoration:none}.hero{text-align:center;padding:90px 8vw 0;background:url(/gradient.svg) center/cover}.hero h1{font-size:62px;line-height:1.06;max-width:820px;margin:0 auto;color:#161320}.cta{display:inline-block;background:${spec.color};color:#fff;border-radius:10px;padding:15px 28px;text-decoration:none}.ghost{padding:15px}.shot{width:860px;border-radius:14px;box-shadow:0 30px 80px rgba(0,0,0,.3);margin-top:48px}.logos{display:flex;gap:40px;justify-content:center;padding:50px}.cards{display:grid;grid-template-columns:repeat(3,1fr);gap:26px;padding:60px 8vw}.cards h3{color:${spec.color}}footer{background:#0f0d16;color:#aaa;padding:50px 8vw}`,
      body: `<header><a class="brand" href="/">${spec.brand}</a><nav>${join(spec.links, (link) => `<a href="#" style="margin:0 12px">${link}</a>`)}</nav></header>
<main><section class="hero"><h1>${spec.hero}</h1><p>${spec.lead}</p><a class="cta" href="/signup">${spec.cta}</a><a class="ghost" href="#">▶</a><br><img class="shot" src="${spec.picture}" alt="Dashboard"></section>
<section class="logos customers" aria-label="Customers"><img src="/partner-a.svg" alt="Globex"><img src="/partner-b.svg" alt="Initech"><img src="/partner-a.svg?2" alt="Umbrella"><img src="/partner-b.svg?2" alt="Hooli"></section>
<section class="cards">${join(spec.sections, ([heading, text, price]) => `<div><h3>${heading}</h3><p>${text}</p>${price ? `<p>${price}</p>` : ''}</div>`)}</section>
<section style="padding:40px 8vw">${join(spec.about, (text) => `<p>${text}</p>`)}</section>
<section class="testimonial-wall"><figure><blockquote>${spec.quote[0]}</blockquote><figcaption>${spec.quote[1]}</figcaption></figure></section></main>
<footer><p>${spec.contact.join(' ')}</p><p>© ${new Date().getFullYear()} ${spec.brand} Inc. All rights reserved.</p></footer>`,
    }),
  // Words over a picture that is painted before the content, and below an eyebrow in the same heading.
  overlay: (spec) =>
    page(spec, {
      head: `<meta property="og:title" content="${spec.title}"><meta property="og:image" content="${spec.picture}">${linkedData(spec)}`,
      style: `header{position:absolute;left:0;right:0;display:flex;justify-content:space-between;padding:26px 6vw;color:#fff;z-index:2}header img{height:44px}.hero{position:relative;min-height:760px;display:grid;place-content:center;text-align:center;color:#fff}.hero::before{content:"";position:absolute;inset:0;background:linear-gradient(rgba(0,0,0,.25),rgba(0,0,0,.55)),url(${spec.picture}) center/cover;z-index:-1}h1 span{display:block}h1 .small{font-size:17px;letter-spacing:.2em}h1 .large{font:64px/1.1 Georgia,serif}.book{background:${spec.color};color:#fff;border:0;padding:16px 34px;justify-self:center}.menu-list{padding:70px 12vw}.menu-list h2{color:${spec.color};font-family:Georgia,serif}.line{display:flex;justify-content:space-between;border-bottom:1px dotted #bbb}.cookie{position:fixed;right:20px;bottom:20px;background:#fff;padding:18px;width:300px;box-shadow:0 4px 20px rgba(0,0,0,.3)}footer{padding:40px 12vw;background:${spec.color};color:#fff}`,
      body: `<header><a href="/"><img src="/brand/logo-white.png" alt="${spec.brand} logo"></a><nav>${join(spec.links, (link) => `<a href="#" style="margin:0 12px">${link}</a>`)}</nav></header>
<section class="hero"><h1><span class="small">${spec.brand}</span><span class="large">${spec.hero}</span></h1><p>${spec.lead}</p><button class="book">${spec.cta}</button></section>
<section class="menu-list">${join(spec.sections, ([heading, text, price]) => `<div class="line"><h2>${heading}</h2><b>${price ?? ''}</b></div><p>${text}</p>`)}</section>
<section style="padding:0 12vw 60px">${join(spec.about, (text) => `<p>${text}</p>`)}<img src="/map.svg" alt="Google Maps" width="1300" height="700"></section>
<section id="reviews"><p>${spec.quote[0]}</p><p>${spec.quote[1]}</p><img src="/partner-a.svg" alt="Tripadvisor"></section>
<footer><p>${spec.contact.join('<br>')}</p>${social}<p>${spec.brand} © 2016-${new Date().getFullYear()}</p></footer>
<div class="cookie" id="cookie-consent"><p>We use cookies.</p><button>OK</button></div>`,
    }),
  // Dated news above the appeal's picture, numbers, sponsors, a form for gifts.
  cause: (spec) =>
    page(spec, {
      head: `<meta property="og:site_name" content="${spec.brand}"><meta name="description" content="${spec.lead}">${linkedData(spec)}`,
      style: `header{display:flex;justify-content:space-between;align-items:center;padding:16px 7vw;border-bottom:4px solid ${spec.color}}.give{background:${spec.color};color:#fff;border-radius:30px;padding:12px 26px;text-decoration:none}.appeal{display:grid;grid-template-columns:3fr 2fr;gap:40px;padding:50px 7vw;align-items:center}.appeal h1{font-size:50px;line-height:1.1;color:${spec.color};margin:0}.appeal img{width:100%;height:420px;object-fit:cover}.ways{display:grid;grid-template-columns:repeat(3,1fr);gap:26px;padding:40px 7vw;background:#f3f6f8}.ways h2{font-size:22px;color:${spec.color}}.news{padding:40px 7vw}footer{padding:40px 7vw;background:#1e2428;color:#ccc}`,
      body: `<header><a href="/" class="brand"><img src="/brand/logo.png" alt="${spec.brand}" height="48"></a><nav>${join(spec.links, (link) => `<a href="#" style="margin:0 10px">${link}</a>`)}</nav><a class="give btn" href="#">${spec.cta}</a></header>
<main><section class="appeal"><div><h1>${spec.hero}</h1><p>${spec.lead}</p><a class="give btn" href="#">${spec.cta}</a></div><img src="${spec.picture}" alt=""></section>
<section class="ways">${join(spec.sections, ([heading, text, price]) => `<div><h2>${heading}</h2><p>${text}</p>${price ? `<p>${price}</p>` : ''}</div>`)}</section>
<section class="news latest-news"><h2>News</h2><article><time>14 March 2021</time><h3>Volunteers' evening at the town hall</h3><p>Thank you to all who came on 14 March 2021.</p><img src="/pictures/talk.jpg" width="900" alt="Volunteers' evening"></article></section>
<section style="padding:20px 7vw">${join(spec.about, (text) => `<p>${text}</p>`)}</section>
<section class="quote testimonial"><p>${spec.quote[0]}</p><p>${spec.quote[1]}</p></section>
<section class="sponsors"><h2>Sponsors</h2><img src="/partner-a.svg" alt="Globex"><img src="/partner-b.svg" alt="Initech"></section></main>
<footer><p>${spec.contact.join(' · ')}</p>${social}<p>© ${new Date().getFullYear()} ${spec.brand}</p></footer>`,
    }),
};

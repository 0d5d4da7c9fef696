/** Styles of the API page: the site's colors and fonts, inline. */
export const DOCS_STYLES = `
:root{color-scheme:light dark;--sans:Geist,"Geist fallback","Geist wide fallback",system-ui,sans-serif;--serif:"Instrument Serif","Instrument Serif fallback","Instrument Serif wide fallback",Georgia,serif;--mono:"Geist Mono","Geist Mono fallback",ui-monospace,monospace;--paper:light-dark(oklch(.984 .005 85),oklch(.168 .008 50));--ink:light-dark(oklch(.215 .012 60),oklch(.945 .009 80));--card:light-dark(oklch(.997 .002 85),oklch(.203 .009 50));--well:light-dark(oklch(.957 .006 80),oklch(.243 .01 50));--line:light-dark(oklch(.885 .009 78),oklch(.31 .012 50));--muted:light-dark(oklch(.465 .014 65),oklch(.735 .014 72));--accent:light-dark(oklch(.49 .176 34),oklch(.73 .17 38))}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 var(--sans);-webkit-text-size-adjust:100%}
a{color:inherit;text-underline-offset:.2em}:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem}
header,.columns{max-width:76rem;margin:0 auto;padding:0 1.25rem}header{padding-top:3rem}
h1{font:400 clamp(2.25rem,1.6rem + 2.4vw,3.25rem)/1.05 var(--serif);letter-spacing:-.015em;margin:0 0 1rem}
h2{font:400 1.9rem/1.15 var(--serif);margin:3rem 0 .25rem}h3{font-size:.875rem;margin:1.25rem 0 .5rem}
header p,h2+p{max-width:44rem;color:var(--muted);margin:.25rem 0 1rem}
nav ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.25rem .5rem}nav a{display:block;padding:.4rem .1rem;text-decoration:none;color:var(--muted)}nav a:hover{color:var(--ink);text-decoration:underline}
details{background:var(--card);border:1px solid var(--line);border-radius:10px;margin:.6rem 0}
summary{cursor:pointer;padding:.75rem 1rem;display:flex;flex-wrap:wrap;gap:.15rem .75rem;align-items:baseline;border-radius:10px;min-height:44px}
summary::-webkit-details-marker{display:none}summary::before{content:"";width:.4rem;height:.4rem;border:solid var(--muted);border-width:0 2px 2px 0;rotate:-45deg;translate:0 -.1rem;flex:none}details[open]>summary::before{rotate:45deg}
.method{font:400 .8125rem/1 var(--mono);min-width:3.5rem;color:var(--accent)}code,pre{font:.8125rem/1.5 var(--mono);overflow-wrap:anywhere}
.what{color:var(--muted);font-size:.9375rem}.inside{padding:0 1rem 1rem;border-top:1px solid var(--line)}
pre{background:var(--well);padding:.75rem 1rem;border-radius:6px;overflow-x:auto;margin:.5rem 0;overflow-wrap:normal}
dl{margin:0}dl>div{padding:.4rem 0;border-top:1px solid var(--line);display:grid;grid-template-columns:minmax(8rem,14rem) minmax(0,1fr);gap:.1rem 1rem}dl>div:first-child{border:0}.answers>div{grid-template-columns:3.5rem minmax(0,1fr)}dd>p{margin:.35rem 0}dd dl{margin:.35rem 0 .75rem}dt{overflow-wrap:anywhere}dd{margin:0;color:var(--muted);font-size:.9375rem;overflow-wrap:anywhere}
.tag{font-size:.75rem;color:var(--muted);margin-left:.4rem}footer{height:5rem}
@media(min-width:60rem){.columns{display:grid;grid-template-columns:13rem minmax(0,1fr);gap:3rem}nav{position:sticky;top:2rem;align-self:start;padding-top:3.25rem}nav ul{display:block}}
@media(max-width:40rem){dl>div{grid-template-columns:minmax(0,1fr)}.answers>div{grid-template-columns:3rem minmax(0,1fr)}summary .what{flex-basis:100%;padding-left:1.15rem}}
@media(forced-colors:active){summary::before{border-color:CanvasText}}
@media print{:root,:root[data-theme]{color-scheme:light}body{background:none}nav{display:none}}
`;

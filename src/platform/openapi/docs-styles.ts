/** Styles of the API page beside the site's style sheet, inline. */
export const DOCS_STYLES = `
main{padding-block:2rem 5rem;font-size:1.0625rem;line-height:1.5;outline:none}
main a{text-decoration:underline;text-underline-offset:.2em}
h1{font:400 var(--text-title)/1.05 var(--font-serif);letter-spacing:-.015em;margin-bottom:1rem}
h2{font:400 1.75rem/1.2 var(--font-serif);margin:3rem 0 .25rem}h3{font-size:.9375rem;font-weight:500;margin:1.25rem 0 .5rem}
.lead{max-width:44rem;color:var(--color-muted);margin-bottom:1rem}
main nav ul{display:flex;flex-wrap:wrap;column-gap:1rem;margin-top:1rem}main nav a{display:flex;align-items:center;min-height:2.75rem;text-decoration:none;color:var(--color-muted)}main nav a:hover{color:var(--color-ink);text-decoration:underline}
details{background:var(--color-surface-1);border:1px solid var(--color-border);border-radius:10px;margin:.6rem 0}
summary{cursor:pointer;padding:.75rem 1rem;display:flex;flex-wrap:wrap;gap:.15rem .75rem;align-items:baseline;border-radius:10px;min-height:2.75rem}
summary::-webkit-details-marker{display:none}summary::before{content:"";width:.4rem;height:.4rem;border:solid var(--color-muted);border-width:0 2px 2px 0;rotate:-45deg;translate:0 -.1rem;flex:none}details[open]>summary::before{rotate:45deg}
.method{font:400 .8125rem/1 var(--font-mono);min-width:3.5rem;font-weight:500}main code,pre{font:.8125rem/1.5 var(--font-mono);overflow-wrap:anywhere}
.what{color:var(--color-muted);font-size:.9375rem}.inside{padding:.5rem 1rem 1rem;border-top:1px solid var(--color-border)}.inside p{margin:.5rem 0}
pre{background:var(--color-surface-2);padding:.75rem 1rem;border-radius:6px;overflow-x:auto;margin:.5rem 0;overflow-wrap:normal}
dl>div{padding:.4rem 0;border-top:1px solid var(--color-border);display:grid;grid-template-columns:minmax(8rem,14rem) minmax(0,1fr);gap:.1rem 1rem}dl>div:first-child{border:0}.answers>div{grid-template-columns:3.5rem minmax(0,1fr)}dd dl{margin:.35rem 0 .75rem}dt{overflow-wrap:anywhere}dd{color:var(--color-muted);font-size:.9375rem;overflow-wrap:anywhere}
.tag{font-size:.8125rem;color:var(--color-muted);margin-left:.4rem}
@media(min-width:48rem){main{padding-top:3rem}}
@media(min-width:64rem){.columns{display:grid;grid-template-columns:13rem minmax(0,62rem);gap:3rem}main nav{position:sticky;top:5rem;align-self:start;padding-top:2rem}main nav ul{display:block}main nav a{min-height:2.25rem}}
@media(max-width:40rem){dl>div{grid-template-columns:minmax(0,1fr)}.answers>div{grid-template-columns:3rem minmax(0,1fr)}summary .what{flex-basis:100%;padding-left:1.15rem}}
@media(forced-colors:active){summary::before{border-color:CanvasText}}
@media print{main nav{display:none}}
`;

/** The look of the app's development pages, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c1b19, #f1efec); --quiet: light-dark(#5f5b55, #aaa59d);
  --paper: light-dark(#f7f5f2, #151412); --card: light-dark(#fff, #1f1d1b); --line: light-dark(#dcd7cf, #3a3733);
  --edge: light-dark(#8b857c, #77716a); --wash: light-dark(#f1ede7, #292623);
  --problem: light-dark(#a3221a, #ff9a8f); --good: light-dark(#1f6b3a, #86d19f); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100svh; padding: 1.5rem 1rem 3rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
main { width: min(100%, 30rem); margin: 0 auto; }
main.wide { width: min(100%, 72rem); }
.mark { display: flex; align-items: center; gap: .625rem; margin: 0 0 1rem; font-weight: 500; }
.mark svg { width: 1.25rem; fill: currentColor; }
.notice { margin: 0 0 1rem; padding: .625rem 1rem; border: 1px dashed var(--edge); border-radius: .75rem;
  color: var(--quiet); font-size: .875rem; }
.notice strong { color: var(--ink); }
section { margin: 0 0 1rem; padding: 1.5rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 1rem; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; text-wrap: balance; }
h2 { margin: 0 0 .75rem; font-size: 1.0625rem; line-height: 1.3; }
p { margin: 0 0 1rem; }
section > :last-child, form > :last-child { margin-bottom: 0; }
form > p { margin-top: .5rem; }
.quiet { color: var(--quiet); }
.small { font-size: .875rem; }
.problem { color: var(--problem); font-weight: 500; }
.big { margin: 0; font-size: 2rem; font-weight: 600; letter-spacing: -.02em; line-height: 1.2; }
.big small { font-size: 1rem; font-weight: 400; letter-spacing: 0; color: var(--quiet); }
dl { margin: 0 0 1rem; }
dl > div { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0;
  border-bottom: 1px solid var(--line); }
dl > div:last-child { border-bottom: 0; }
dd { margin: 0; text-align: right; font-variant-numeric: tabular-nums; }
dd.long { overflow-wrap: anywhere; min-width: 0; }
dt { min-width: 0; }
dl .sum { font-weight: 600; }
label { display: block; margin-bottom: .25rem; font-weight: 500; font-size: .875rem; }
input[type=text], input[type=email], select { width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit;
  color: inherit; background: var(--paper); border: 1px solid var(--edge); border-radius: .5rem; }
fieldset { margin: 0 0 1.25rem; padding: 0; border: 0; }
legend { margin-bottom: .5rem; padding: 0; font-weight: 500; font-size: .875rem; }
.choice { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem; margin: 0; padding: .5rem .875rem;
  font-size: 1rem; font-weight: 400; border: 1px solid var(--line); cursor: pointer; }
.choice + .choice { border-top: 0; }
.choice:first-of-type { border-radius: .625rem .625rem 0 0; }
.choice:last-of-type { border-radius: 0 0 .625rem .625rem; }
.choice:has(:checked) { background: var(--wash); }
.choice input { width: 1.125rem; height: 1.125rem; margin: 0; accent-color: var(--ink); flex: none; }
.choice span { flex: 1; }
.choice small { color: var(--quiet); font-variant-numeric: tabular-nums; }
button, .button { display: inline-block; min-height: 2.75rem; padding: .5rem 1rem; font: inherit; font-weight: 600;
  text-align: center; text-decoration: none; cursor: pointer; color: var(--ink); background: var(--card);
  border: 1px solid var(--edge); border-radius: .5rem; }
button.main { width: 100%; color: var(--card); background: var(--ink); border-color: var(--ink); }
button.danger { color: var(--problem); }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-bottom: 1rem; }
.row > .grow { flex: 1; min-width: 9rem; }
.field { margin-bottom: 1.25rem; }
.badge { display: inline-block; padding: .0625rem .5rem; font-size: .8125rem; font-weight: 500; white-space: nowrap;
  border: 1px solid currentColor; border-radius: 1rem; color: var(--quiet); }
.badge.good { color: var(--good); }
.badge.bad { color: var(--problem); }
ul.plain { margin: 0; padding: 0; list-style: none; }
ul.plain > li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: .25rem 1rem;
  padding: .625rem 0; border-bottom: 1px solid var(--line); }
ul.plain > li:last-child { border-bottom: 0; padding-bottom: 0; }
ul.plain .actions { display: flex; flex-wrap: wrap; gap: .375rem; align-items: center; }
ul.plain form { margin: 0; }
ul.plain button { min-height: 2.25rem; padding: .25rem .75rem; font-size: .875rem; }
.money { font-variant-numeric: tabular-nums; white-space: nowrap; }
code { font: .8125rem/1.4 ui-monospace, monospace; color: var(--quiet); overflow-wrap: anywhere; }
a { color: inherit; text-underline-offset: .2em; }
.back { display: inline-flex; align-items: center; min-height: 2.75rem; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
.columns { display: grid; gap: 1rem; }
.columns > section { margin: 0; }
.columns + section { margin-top: 1rem; }
@media (min-width: 60rem) { .columns { grid-template-columns: repeat(3, 1fr); } }
@media print { body { background: #fff; color: #000; padding: 0; } section { border: 0; padding: 0; }
  .notice, .screen, form, .back { display: none; } }
`;

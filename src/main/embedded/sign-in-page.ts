import { createHash } from 'node:crypto';
import { countInWords } from '#platform/words/count-in-words';
import type { Person } from './development-people.ts';

export interface SignInPageInput {
  /** The form's action. */
  action: string;
  /** The rejected input. */
  given: Partial<Person>;
  problem: string | undefined;
  /** Credits that a new account starts with. */
  signupCredits: number;
}

/** The provider's sign-in form; it needs no JavaScript. */
export function signInPage({ action, given, problem, signupCredits }: SignInPageInput): string {
  const field = (name: keyof Person, label: string, attributes: string) =>
    `<label for="${name}">${label}</label>
     <input id="${name}" name="${name}" value="${escapeHtml(given[name] ?? '')}" ${attributes}>`;
  return page(
    'Sign in',
    `<h1>Sign in</h1>
     <p>Development sign-in: any email address works, and no password is asked for.
       ${signupCredits > 0 ? `A new account starts with ${countInWords(signupCredits, 'free credit')}.` : ''}</p>
     ${problem === undefined ? '' : `<p class="problem" role="alert" id="problem">${escapeHtml(problem)}</p>`}
     <form method="post" action="${escapeHtml(action)}">
       ${field('email', 'Email', `type="email" required autofocus maxlength="254" autocomplete="email"${problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"'}`)}
       ${field('firstName', 'First name', 'maxlength="100" autocomplete="given-name"')}
       ${field('lastName', 'Last name', 'maxlength="100" autocomplete="family-name"')}
       <button type="submit">Continue</button>
     </form>`,
  );
}

/** A page with a message and a link back to the app. */
export function messagePage(title: string, message: string, home: string): string {
  return page(
    title,
    `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(message)}</p>
     <p><a href="${escapeHtml(home)}">Back to Framewright</a></p>`,
  );
}

/**
 * The form's answer redirects to `appOrigins`, which Chromium checks against `form-action`. A policy cannot name an
 * IPv6 address, so a wildcard host replaces it.
 */
export function contentSecurityPolicy(appOrigins: readonly string[]): string {
  const style = createHash('sha256').update(STYLE).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    `form-action 'self' ${appOrigins.map((origin) => origin.replace(/\[.+\]/, '*')).join(' ')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1c1b19, #f1efec); --quiet: light-dark(#5f5b55, #aaa59d);
  --paper: light-dark(#f7f5f2, #151412); --card: light-dark(#fff, #1f1d1b); --line: light-dark(#cfcac2, #47433d);
  --problem: light-dark(#a3221a, #ff9a8f); --lit: light-dark(oklch(0.56 0.165 45), oklch(0.7 0.17 50));
  --on-lit: light-dark(oklch(0.99 0.006 85), oklch(0.165 0.035 45)); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100svh; display: grid; place-items: center; padding: 1.5rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: min(100%, 25rem); padding: 2rem; background: var(--card); border: 1px solid var(--line);
  border-radius: 1rem; }
.mark { display: flex; align-items: center; gap: .625rem; margin-bottom: 1.5rem; font-weight: 500; }
.mark svg { width: 1.25rem; fill: currentColor; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -.01em; }
p { margin: 0 0 1.25rem; color: var(--quiet); }
.problem { color: var(--problem); }
label { display: block; margin-bottom: .25rem; font-weight: 500; font-size: .875rem; }
input { width: 100%; margin-bottom: 1rem; padding: .625rem .75rem; font: inherit; color: inherit;
  background: var(--paper); border: 1px solid var(--quiet); border-radius: .5rem; }
button { width: 100%; min-height: 2.75rem; margin-top: .25rem; font: inherit; font-weight: 600; cursor: pointer;
  color: var(--on-lit); background: var(--lit); border: 0; border-radius: .5rem; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
a { color: inherit; }
`;

/** As in `web/frame/mark.tsx`, which only pages of the site can import. */
const MARK =
  '<div class="mark"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2 1h12v2.5H4.5V15H2ZM7 6.5h5.5V12H10V9H7Z"/></svg>Framewright</div>';

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)} · Framewright</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${STYLE}</style></head><body><main>${MARK}${content}</main></body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

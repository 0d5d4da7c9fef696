import { createHash } from 'node:crypto';
import { type Html, html } from './html.ts';
import { STYLE } from './style.ts';

/** A page with the site's mark and a header that names the stand-in. `wide`: for tables. */
export function documentPage(title: string, content: Html, { wide = false } = {}): string {
  const { markup } = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${{ markup: STYLE }}</style></head><body><main class="${wide ? 'wide' : ''}">
<p class="mark"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M2 1h12v2.5H4.5V15H2ZM7 6.5h5.5V12H10V9H7Z"/></svg>Framewright</p>
<p class="notice"><strong>Test payments: no money moves.</strong> This page stands in for Stripe’s.</p>
${content}</main></body></html>`;
  return markup;
}

/** A page with a single message. */
export function messagePage(title: string, message: string, back?: { href: string; label: string }): string {
  return documentPage(
    title,
    html`<section><h1>${title}</h1><p class="quiet">${message}</p>
    ${back && html`<a class="button" href="${back.href}">${back.label}</a>`}</section>`,
  );
}

/**
 * Allows its own styles and forms, no script. `targets`: where the answers to its forms redirect; Chromium checks them as
 * form targets.
 */
export function contentSecurityPolicy(targets: readonly (string | null)[]): string {
  const style = createHash('sha256').update(STYLE).digest('base64');
  const origins = targets.filter((target) => target !== null).map((target) => new URL(target).origin);
  // A policy cannot name an IPv6 address, so any host on its port is allowed.
  const named = origins.map((origin) => origin.replace(/\[.+\]/, '*'));
  return [
    "default-src 'none'",
    `style-src 'sha256-${style}'`,
    `form-action 'self' ${named.join(' ')}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}

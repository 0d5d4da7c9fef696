import type { ReactNode } from 'react';
import type { Theme } from '#contract/page-state';

interface DocumentProps {
  theme: Theme;
  /** The page's input as JSON, word for word the same on both sides. */
  json: string;
  children: ReactNode;
}

export const PAGE_STATE_ID = 'page-state';

/** The whole document. The policy allows no inline script: data travels in a block that is never run. */
export function Document({ theme, json, children }: DocumentProps) {
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {theme !== 'dark' && (
          <meta name="theme-color" content={PAPER.light} {...(theme === 'system' && { media: LIGHT })} />
        )}
        {theme !== 'light' && (
          <meta name="theme-color" content={PAPER.dark} {...(theme === 'system' && { media: DARK })} />
        )}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.png" type="image/png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="alternate" href="/gallery/feed.xml" type="application/rss+xml" title="New pictures" />
      </head>
      <body>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped */}
        <script id={PAGE_STATE_ID} type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
      </body>
    </html>
  );
}

const LIGHT = '(prefers-color-scheme: light)';
const DARK = '(prefers-color-scheme: dark)';
/** The token `paper`, which the browser's own frame cannot read. */
const PAPER = { light: '#fbf9f5', dark: '#120e0c' };

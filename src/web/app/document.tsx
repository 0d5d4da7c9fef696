import type { ReactNode } from 'react';
import type { Theme } from '#platform/theme/theme-cookie';

interface DocumentProps {
  theme: Theme;
  /** The page's input as JSON, word for word the same on both sides. */
  json: string;
  /** What the server alone writes there: the browser keeps it as it is. */
  head?: ReactNode;
  children: ReactNode;
}

export const PAGE_STATE_ID = 'page-state';

/** The whole document. The policy allows no inline script: data travels in a block that is never run. */
export function Document({ theme, json, head, children }: DocumentProps) {
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
        {head}
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

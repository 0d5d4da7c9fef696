import type { ReactNode } from 'react';
import type { Theme } from '#platform/theme/theme-cookie';

interface DocumentProps {
  theme: Theme;
  /** The page's input as JSON, identical on the server and in the browser. */
  json: string;
  /** Tags that only the server renders; the browser keeps them. */
  head?: ReactNode;
  children: ReactNode;
}

export const PAGE_STATE_ID = 'page-state';

/** The whole document. The content security policy allows no inline script, so data is in a block that never runs. */
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
/** The token `paper`: the browser's toolbar cannot read CSS variables. */
const PAPER = { light: '#fbf9f5', dark: '#120e0c' };

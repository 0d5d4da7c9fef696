import type { InlineConfig } from 'vite';

/** Settings of both Vite servers of `npm run dev`. They serve no index.html: the web role renders every document. */
export function viteSettings({ root, dataDir }: { root: string; dataDir: string }): InlineConfig {
  return {
    root,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, watch: { ignored: [`${dataDir}/**`, `${root}/dist/**`] } },
  };
}

import { join } from 'node:path';
import type { Pages } from '#features/site/contract/page-state';
import { viteSettings } from './vite-settings.ts';

// The dev server serves these; see dev-server.ts.
const ASSETS = {
  boot: '/src/web/app/entry-boot.ts',
  script: '/src/web/app/entry-dev.ts',
  trace: '/src/web/app/entry-trace.ts',
  shared: [],
  styles: ['/src/web/app/styles.css'],
  preloads: [],
};

/** Like loadPages, but without a build: each document is rendered from the sources as they are. */
export async function loadSourcePages(
  root: string,
  { beginsTraces, dataDir }: { beginsTraces: boolean; dataDir: string },
): Promise<{ pages: Pages; clientFolder: string }> {
  const { createServer } = await import('vite');
  const settings = viteSettings({ root, dataDir });
  const vite = await createServer({
    ...settings,
    server: { ...settings.server, hmr: false, ws: false },
    // Else it deletes the packages that the dev server has prepared for the browser.
    cacheDir: join(root, 'node_modules/.vite/pages'),
    optimizeDeps: { noDiscovery: true },
  });
  const load = async (): Promise<Pages> => {
    const entry = await vite.ssrLoadModule('/src/web/app/entry-server.tsx');
    return entry.createPages(ASSETS, { beginsTraces });
  };
  let pages = await load();
  return {
    clientFolder: join(root, 'src/web/app/public'),
    pages: {
      queriesFor: (url, signedIn) => pages.queriesFor(url, signedIn),
      async render(input, card) {
        pages = await load();
        return await pages.render(input, card);
      },
      plainFrame: (path) => pages.plainFrame(path),
    },
  };
}

import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { preload } from 'react-dom';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';
import { findPage, PAGES, type PageName, pageFile } from '#features/site/content/pages';
import type { FillableQuery, PageCard, PageInput, Pages } from '#features/site/contract/page-state';
import { ExtraTags } from '#web/frame/page-head.tsx';
import { PlainHeader } from '#web/frame/plain-header.tsx';
import { JsonData } from '#web/ui/json-data.tsx';
import { App } from './app.tsx';
import { createFilledQueryClient } from './fill-queries.ts';
import { SiteLinks } from './head/site-links.tsx';
import { SocialTags } from './head/social-tags.tsx';
import { structuredData } from './head/structured-data.ts';
import { loadPage } from './load-page.ts';
import type { PageAssets } from './page-assets.ts';

export { assetsFrom, type Manifest, type PageAssets } from './page-assets.ts';

/**
 * Renders the pages. Rendering reads no clock, randomness or storage.
 * @param options.beginsTraces whether user actions start traces
 */
export function createPages(assets: PageAssets, { beginsTraces = false } = {}): Pages {
  const commonScripts = [...(beginsTraces ? [assets.trace] : []), assets.script, ...assets.shared];
  return {
    queriesFor(url, signedIn) {
      const { queries = [] } = PAGES[pageAt(url)];
      // The header of every page shows the balance and the number of pictures.
      if (signedIn) return ['credits', 'generations', ...queries];
      return queries.filter((query) => !USER_QUERIES.has(query));
    },
    async render(input, card) {
      const name = pageAt(input.state.url);
      const page = PAGES[name];
      const { user } = input.state;
      await loadPage(name);
      const scripts = [...commonScripts, ...scriptsOf(assets, name)];
      const missing = name === 'notFound' || (page.subject && !input.queries[page.subject]);
      const refused = page.access === 'admin' && !user?.isAdmin;
      const status = missing ? 404 : refused ? (user ? 403 : 401) : 200;
      return { status, html: await renderDocument(input, { name, card, assets, scripts }) };
    },
    plainFrame: (path) => ({
      head: renderToStaticMarkup(<Styles assets={assets} />),
      header: renderToStaticMarkup(
        <Router ssrPath={path}>
          <PlainHeader />
        </Router>,
      ),
    }),
  };
}

function scriptsOf({ modules = {} }: PageAssets, name: PageName): readonly string[] {
  const file = Object.keys(modules).find((path) => path.endsWith(`/pages/${pageFile(name)}.tsx`));
  return modules[file ?? ''] ?? [];
}

/** Queries with data only for signed-in users. */
const USER_QUERIES: ReadonlySet<FillableQuery> = new Set([
  'account',
  'sessions',
  'apiKeys',
  'webhooks',
  'creditHistory',
]);

function pageAt(url: string): PageName {
  const [path = '/', search = ''] = url.split('?', 2);
  return findPage(path, search);
}

async function renderDocument(
  input: PageInput,
  {
    name,
    card,
    assets,
    scripts,
  }: { name: PageName; card: PageCard; assets: PageAssets; scripts: readonly string[] },
): Promise<string> {
  const queryClient = createFilledQueryClient(input);
  const { origin } = input.state;
  const data = structuredData({ name, input, card });
  const head = (
    <>
      <Assets assets={assets} scripts={scripts} />
      <SiteLinks />
      {data && <JsonData data={data} />}
    </>
  );
  try {
    return await renderWhole(
      <ExtraTags value={(summary) => <SocialTags {...summary} name={name} card={card} origin={origin} />}>
        <App input={input} json={toJson(input)} queryClient={queryClient} head={head} />
      </ExtraTags>,
    );
  } finally {
    // Otherwise its cache timers would run for ten minutes.
    queryClient.clear();
  }
}

/** Only the server renders these: the browser has loaded them before it renders. */
function Assets({ assets, scripts }: { assets: PageAssets; scripts: readonly string[] }) {
  return (
    <>
      <Styles assets={assets} />
      <script async type="module" src={assets.boot} data-scripts={scripts.join(' ')} />
    </>
  );
}

function Styles({ assets }: { assets: PageAssets }) {
  for (const font of assets.preloads)
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return assets.styles.map((href) => <link key={href} rel="stylesheet" href={href} precedence="default" />);
}

/** Renders the document in one piece: streaming would need inline scripts. */
function renderWhole(children: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(children, {
      progressiveChunkSize: 1e9,
      onAllReady() {
        text(stream.pipe(new PassThrough())).then(resolve, reject);
      },
      onError: reject,
    });
  });
}

/** JSON in which no text can end its script element. */
function toJson(input: PageInput): string {
  return JSON.stringify(input).replaceAll('<', '\\u003c');
}

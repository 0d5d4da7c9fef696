import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inlineEndpoints } from './src/platform/endpoint/inline-endpoints.ts';

// What nearly every page needs, in one file: in two dozen small ones it compresses worse by 4 kB.
const FRAME = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|@tanstack|wouter|regexparam|mitt)/',
    'node_modules/lucide-react/dist/esm/icons/(arrow-up|download|image-off|search|sparkles|x)\\.',
    'src/web/ui/(ask-for-text|button|class-names|create-icon|empty-state|field-look|icon-button|load-failure|relative-time|scripts-off|search-box|search-field|skeleton|spinner|textarea)\\.',
    'src/web/ui/(scroll-into-view|mean-color|thumb-hash|toast-store|use-tab-title|use-width)\\.',
    'src/web/api/(call|query-client|query-keys|request)\\.',
    'src/web/state/(device|stored-choice|page-state|use-now)\\.',
    'src/features/(image-models|credits|images)/web/(chosen-image-model|credits-text|get-credits|image-delivery|image-models|rendition-set)\\.',
    'src/features/accounts/web/api/accounts\\.',
    'src/features/(create/web/(enhancement|prompt-draft)|generations/web/credit-free|credits/web/use-free-credits)\\.',
    'rolldown/runtime',
    'src/web/app/site-page\\.',
    'src/platform/(errors/fill-text|limits/limits)\\.',
  ].join('|'),
);

// What every prompt box needs. One file, because two would compress worse.
const PAID_REQUESTS =
  /src\/web\/api\/idempotency-keys\.|src\/features\/(create\/web\/(generate-failure|is-submit|use-generate)|credits\/web\/get-credits-link|generations\/web\/(describe-refusal|use-paid-request))\./;

// Pages name each file of the dialogs that they open.
const COPYING = /src\/web\/ui\/(copy-text-button|use-copied)\.|lucide-react\/dist\/esm\/icons\/copy\./;

// wouter brings a stand-in for a hook that React has had since version 18.
const STAND_IN_HOOK = /^use-sync-external-store\/shim\/index\.js$/;
const ICON_MAKER = /^\.\.\/createLucideIcon\.mjs$/;

/** Removes fields of the table of pages that only the server and the build render or read. */
const withoutServerFields: Plugin = {
  name: 'without-server-fields',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/pages\.ts$/ },
    handler: (code) => code.replaceAll(/^ {4}(description|queries|subject|kicker|budgetKb):\s.*,$/gm, ''),
  },
};

/**
 * Replaces Vite's loader of later files: there are no style sheets or preloads to add for them. Offline, they wait for the
 * connection: an error would replace the page, with what is typed there, and browsers never repeat a failed import.
 */
const patientImports: Plugin = {
  name: 'patient-imports',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export async function __vitePreload(load) {
      if (!navigator.onLine) await new Promise((done) => addEventListener('online', done, { once: true }));
      return await load();
    }`,
  },
};

/**
 * Removes Tailwind's initial values for browsers without `@property`, none of which is a `cssTarget`.
 */
const withoutOldDefaults: Plugin = {
  name: 'without-old-defaults',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replace(OLD_DEFAULTS, '');
  },
};
const OLD_DEFAULTS = /@layer properties\{@supports[^{]*\{[^{]*\{[^}]*\}\}\}/;

/**
 * `vite build` writes dist/client (hashed assets, .vite/manifest.json), `vite build --ssr` writes
 * dist/server/entry-server.js. There is no index.html: React renders the whole document.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    inlineEndpoints(),
    react(),
    tailwindcss(),
    ...(isSsrBuild ? [] : [withoutServerFields, patientImports, withoutOldDefaults]),
  ],
  publicDir: 'src/web/app/public',
  resolve: {
    alias: [
      { find: STAND_IN_HOOK, replacement: 'react' },
      {
        find: ICON_MAKER,
        replacement: fileURLToPath(new URL('src/web/ui/create-icon.tsx', import.meta.url)),
      },
    ],
  },
  // One bundle starts fast, and always runs React's production build.
  ...(command === 'build' && isSsrBuild
    ? { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    copyPublicDir: !isSsrBuild,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    // Browsers with `@property` and light-dark(): transpiled, it would be resolved at the root, and no part of a page could
    // be dark alone.
    cssTarget: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    // A table of what each page imports would weigh 2 kB on every first page; without it, a browser finds a later page's
    // imports when it has the page's own file. First pages have all of theirs in the document's head.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    rolldownOptions: {
      // A page contains the phrases that it shows, not the file of all phrases.
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      input: isSsrBuild
        ? 'src/web/app/entry-server.tsx'
        : ['src/web/app/entry-boot.ts', 'src/web/app/entry-client.tsx', 'src/web/app/entry-trace.ts'],
      ...(isSsrBuild
        ? { output: { entryFileNames: '[name].js' } }
        : {
            preserveEntrySignatures: false as const,
            output: {
              // Files import each other by name.
              chunkFileNames: 'assets/[hash].js',
              codeSplitting: {
                groups: [
                  { name: 'frame', test: FRAME },
                  { name: 'paid-requests', test: PAID_REQUESTS },
                  { name: 'copying', test: COPYING },
                ],
              },
            },
          }),
    },
  },
}));

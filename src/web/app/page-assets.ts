/** Addresses of the built files that a page loads. */
export interface PageAssets {
  /** The script in every document; it loads the others. */
  boot: string;
  script: string;
  styles: readonly string[];
  /** The script that starts traces, for sites that collect them. */
  trace: string;
  /** Scripts that `script` imports. Loading them beside it saves a round trip. */
  shared: readonly string[];
  /** Fonts that the first paint needs. */
  preloads: readonly string[];
  /** Scripts of each page's own code, by its source file. */
  modules?: Readonly<Record<string, readonly string[]>>;
}

/** The used properties of an entry in Vite's manifest. */
interface ManifestEntry {
  file: string;
  /** Of a chunk whose file has a hash for its name. */
  name?: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
}
export type Manifest = Record<string, ManifestEntry>;

/** Reads the client build's `.vite/manifest.json`. */
export function assetsFrom(manifest: Manifest): PageAssets {
  const entry = manifest[ENTRY];
  const boot = manifest[BOOT];
  const trace = manifest[TRACE];
  if (!entry || !trace || !boot) throw new Error(`The client build has no ${ENTRY}; run "vite build" again`);
  const shared = filesOf(manifest, ENTRY);
  const modules: Record<string, string[]> = {};
  for (const [source, { isDynamicEntry }] of Object.entries(manifest)) {
    if (!isDynamicEntry) continue;
    modules[source] = [...filesOf(manifest, source)].filter((file) => !shared.has(file)).map(addressOf);
  }
  return {
    boot: addressOf(boot.file),
    script: addressOf(entry.file),
    trace: addressOf(trace.file),
    shared: [...shared].filter((file) => file !== entry.file).map(addressOf),
    styles: (entry.css ?? []).map(addressOf),
    preloads: (entry.assets ?? []).filter((file) => FIRST_PAINT_FONTS.test(file)).map(addressOf),
    modules,
  };
}

const BOOT = 'src/web/app/entry-boot.ts';
const ENTRY = 'src/web/app/entry-client.tsx';
const TRACE = 'src/web/app/entry-trace.ts';
const FIRST_PAINT_FONTS = /(geist-latin|instrument-serif-latin)[^/]*\.woff2$/;

function filesOf(manifest: Manifest, source: string, found = new Set<string>()): Set<string> {
  const entry = manifest[source];
  if (!entry || found.has(entry.file)) return found;
  found.add(entry.file);
  for (const imported of entry.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

function addressOf(file: string): string {
  return `/${file}`;
}

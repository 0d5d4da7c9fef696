import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Pages } from '#features/site/contract/page-state';

/**
 * Loads the built pages of a checkout, and finds the folder of the client's files.
 * @param options.beginsTraces whether user actions start traces
 */
export async function loadPages(
  root: string,
  options: { beginsTraces: boolean },
): Promise<{ pages: Pages; clientFolder: string }> {
  const clientFolder = join(root, 'dist/client');
  const manifest: unknown = JSON.parse(await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'));
  const entry: BuiltPages = await import(pathToFileURL(join(root, 'dist/server/entry-server.js')).href);
  return { pages: entry.createPages(entry.assetsFrom(manifest), options), clientFolder };
}

/** The built entry has no types of its own; see web/app/entry-server.tsx. */
interface BuiltPages {
  assetsFrom(manifest: unknown): unknown;
  createPages(assets: unknown, options: { beginsTraces: boolean }): Pages;
}

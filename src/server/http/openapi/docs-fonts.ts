import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** The site's families, by how the names of their built files begin: a hash follows. */
const FAMILIES = [
  { family: 'Geist', weight: '100 900', file: /^geist-latin-wght-normal-.+\.woff2$/ },
  { family: 'Geist Mono', weight: '400', file: /^geist-mono-latin-400-normal-.+\.woff2$/ },
  { family: 'Instrument Serif', weight: '400', file: /^instrument-serif-latin-400-normal-.+\.woff2$/ },
] as const;

/**
 * Rules for the site's own fonts, as the built client has them; without one, the reader's system has to do.
 * @param clientFolder the built client
 */
export async function docsFonts(clientFolder: string): Promise<string> {
  const files = await readdir(join(clientFolder, 'assets')).catch(() => []);
  return FAMILIES.flatMap(({ family, weight, file }) => {
    const found = files.find((name) => file.test(name));
    if (found === undefined) return [];
    return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(/assets/${found}) format("woff2")}`;
  }).join('\n');
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The `@font-face` rules of the site's fonts and their fallbacks, from the built client. Empty without a build; the
 * page then uses system fonts.
 * @param clientFolder the built client
 */
export async function docsFonts(clientFolder: string): Promise<string> {
  const folder = join(clientFolder, 'assets');
  const files = await readdir(folder).catch(() => []);
  const styles = files.filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(styles.map((name) => readFile(join(folder, name), 'utf8')));
  return sheets.flatMap((sheet) => sheet.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('\n');
}

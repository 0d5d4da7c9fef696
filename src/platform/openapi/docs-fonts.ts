import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Rules for the site's own fonts, and for what has their measures until they are there, as the built client has them;
 * without it, the reader's system has to do.
 * @param clientFolder the built client
 */
export async function docsFonts(clientFolder: string): Promise<string> {
  const folder = join(clientFolder, 'assets');
  const files = await readdir(folder).catch(() => []);
  const styles = files.filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(styles.map((name) => readFile(join(folder, name), 'utf8')));
  return sheets.flatMap((sheet) => sheet.match(/@font-face\s*\{[^}]*\}/g) ?? []).join('\n');
}

/** Builds the pages if their sources changed. */
import { fileURLToPath } from 'node:url';
import { buildPages } from '#main/pages/build-pages';

try {
  await buildPages(fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, ''));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
